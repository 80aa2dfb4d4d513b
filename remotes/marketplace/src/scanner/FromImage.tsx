import { FileButton } from '@borong/ui/FileButton'
import { ImageIcon } from '@borong/ui/icons/ImageIcon'
import { makeDecoder } from './decoder.ts'
import { useScannerMessages } from './use-scanner-messages.ts'

interface FromImageProps {
  onFound: (text: string) => void
  onNothing: () => void
}

/** Reads the code in an image file of the phone, e.g. one received in a chat. */
export function FromImage({ onFound, onNothing }: FromImageProps) {
  const t = useScannerMessages()
  async function read(file: File) {
    try {
      const bitmap = await createImageBitmap(file)
      const text = await (await makeDecoder())(bitmap)
      bitmap.close()
      if (text) onFound(text)
      else onNothing()
    } catch {
      // A file that is not an image contains no code either.
      onNothing()
    }
  }
  return (
    <FileButton
      label={t('scan.image')}
      icon={<ImageIcon size={18} />}
      accept="image/*"
      onFile={read}
    />
  )
}
