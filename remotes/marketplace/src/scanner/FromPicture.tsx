import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { ImageIcon } from '@borong/ui/icons/ImageIcon'
import { useRef } from 'react'
import { makeDecoder } from './decoder.ts'

interface FromPictureProps {
  onFound: (text: string) => void
  onNothing: () => void
}

/** Reads the code in an image file of the phone, e.g. one received in a chat. */
export function FromPicture({ onFound, onNothing }: FromPictureProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  async function read(file: File | undefined) {
    if (!file) return
    try {
      const picture = await createImageBitmap(file)
      const text = await (await makeDecoder())(picture)
      picture.close()
      if (text) onFound(text)
      else onNothing()
    } catch {
      // A file that is not an image contains no code either.
      onNothing()
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('scan.picture')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button
        variant="secondary"
        icon={<ImageIcon size={18} />}
        onClick={() => input.current?.click()}
      >
        {t('scan.picture')}
      </Button>
    </div>
  )
}
