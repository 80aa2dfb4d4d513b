import { Button } from '@borong/ui/Button'
import { ShareIcon } from '@borong/ui/icons/ShareIcon'
import { Sheet } from '@borong/ui/Sheet'
import { useState } from 'react'
import { IN_APP_TEXTS, type InAppTexts } from './in-app-texts.ts'
import { OpenInBrowser } from './OpenInBrowser.tsx'

interface FileSheetProps {
  file: Blob
  name: string
  language: keyof InAppTexts
  onClose: () => void
}

/** Shares a file through the system where the app permits it. Elsewhere it names the way through a browser. */
export function FileSheet({ file, name, language, onClose }: FileSheetProps) {
  const texts = IN_APP_TEXTS[language]
  const [isFailed, setFailed] = useState(false)
  const data = { files: [new File([file], name, { type: file.type })] }
  const canShare = 'canShare' in navigator && navigator.canShare(data)

  async function share() {
    try {
      await navigator.share(data)
      onClose()
    } catch (error) {
      // The buyer closed the system's sheet, and may open it again.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setFailed(true)
    }
  }
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={texts.close}>
      {canShare && !isFailed ? (
        <>
          <p>{texts.shareLead}</p>
          {/* A tap of its own: after the download a browser no longer permits sharing. */}
          <Button fullWidth icon={<ShareIcon />} onClick={share}>
            {texts.share}
          </Button>
        </>
      ) : (
        <OpenInBrowser language={language} why={isFailed ? 'failed' : 'file'} />
      )}
    </Sheet>
  )
}
