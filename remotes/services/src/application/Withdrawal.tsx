import { endApplication } from '@borong/api/applications'
import { call, isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useOnce } from '@borong/ui/use-once'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../ErrorNotice.tsx'
import type { Application } from './application.atoms.ts'
import styles from './Application.module.css'

interface WithdrawalProps {
  number: string
  onWithdrawn: (application: Application) => void
}

/** Withdraws an application after a second confirmation. */
export function Withdrawal({ number, onWithdrawn }: WithdrawalProps) {
  const t = useMessages()
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = useOnce(isApiError, async () => {
    const { result } = await call(endApplication, { params: { number } })
    onWithdrawn(result)
  })
  const safe = useRef<HTMLButtonElement>(null)
  // The pressed button is removed: the focus moves to the safe answer.
  useEffect(() => {
    if (isConfirming) safe.current?.focus()
  }, [isConfirming])
  if (!isConfirming)
    return (
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {t('application.withdraw')}
      </Button>
    )
  return (
    <Notice tone="warn" live title={t('application.withdrawTitle')}>
      <p>{t('application.withdrawText')}</p>
      <div className={styles.answers}>
        <Button variant="danger" loading={withdraw.busy} onClick={() => withdraw.start()}>
          {t('application.withdraw')}
        </Button>
        <Button ref={safe} variant="secondary" onClick={() => setConfirming(false)}>
          {t('application.withdrawNo')}
        </Button>
      </div>
      {withdraw.error && <ErrorNotice error={withdraw.error} />}
    </Notice>
  )
}
