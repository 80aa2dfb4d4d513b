import { CopyButton } from '@borong/ui/CopyButton'
import { Notice } from '@borong/ui/Notice'
import { IN_APP_TEXTS, type InAppTexts } from './in-app-texts.ts'
import styles from './OpenInBrowser.module.css'

interface OpenInBrowserProps {
  language: keyof InAppTexts
  why: 'file' | 'failed' | 'signIn'
}

/** Why the page has to be opened in a browser, with its address to copy. */
export function OpenInBrowser({ language, why }: OpenInBrowserProps) {
  const texts = IN_APP_TEXTS[language]
  return (
    <Notice
      tone={why === 'failed' ? 'error' : 'info'}
      live
      action={
        <CopyButton
          text={location.href}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
        />
      }
    >
      <p className={styles.why}>{texts[why]}</p>
      <p className={styles.address}>{location.href}</p>
    </Notice>
  )
}
