import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { QrIcon } from '@borong/ui/icons/QrIcon'
import type { ReactNode } from 'react'
import styles from './Scanner.module.css'
import { useScannerMessages } from './use-scanner-messages.ts'

/** Shown when no code was found: offers another scan. */
export function NothingFound({
  onAgain,
  fromImage,
}: {
  onAgain: () => void
  fromImage: ReactNode
}) {
  const t = useScannerMessages()
  return (
    <EmptyState
      icon={<QrIcon size={32} />}
      title={t('scan.nothing')}
      action={
        <div className={styles.choices}>
          <Button onClick={onAgain}>{t('scan.again')}</Button>
          {fromImage}
        </div>
      }
    >
      {t('scan.nothingText')}
    </EmptyState>
  )
}
