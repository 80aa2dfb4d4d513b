import { Link } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { Notice } from '@borong/ui/Notice'
import { resultsPath } from '../shop/paths.ts'
import styles from './Scanner.module.css'
import { useScannerMessages } from './use-scanner-messages.ts'

const LONGEST_KEYWORD = 100

/** A foreign code: the visitor can read, copy or search its text. It is never followed. */
export function StrangeCode({ text, onAgain }: { text: string; onAgain: () => void }) {
  const t = useScannerMessages()
  return (
    <>
      <Notice tone="warn" live title={t('scan.strange')}>
        {t('scan.strangeText')}
      </Notice>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onAgain}>{t('scan.again')}</Button>
        <Button
          variant="secondary"
          link={<Link to={resultsPath(text.slice(0, LONGEST_KEYWORD))} />}
        >
          {t('scan.search')}
        </Button>
        <CopyButton
          text={text}
          label={t('share.copy')}
          copiedLabel={t('share.copied')}
          failedLabel={t('share.failed')}
        />
      </div>
    </>
  )
}
