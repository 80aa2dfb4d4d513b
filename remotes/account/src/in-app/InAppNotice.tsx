import { CopyButton } from '@borong/ui/CopyButton'
import { Notice } from '@borong/ui/Notice'
import { useInAppMessages } from './use-in-app-messages.ts'

/** Names a feature that the window of another app lacks, with the link that opens the page in a browser. */
export function InAppNotice({ lacks }: { lacks: 'push' | 'passkey' }) {
  const t = useInAppMessages()
  return (
    <Notice tone="info">
      <p>{t(`inApp.${lacks}`)}</p>
      <CopyButton
        text={location.href}
        label={t('inApp.copy')}
        copiedLabel={t('inApp.copied')}
        failedLabel={t('inApp.copyFailed')}
      />
    </Notice>
  )
}
