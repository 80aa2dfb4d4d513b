import { endApplication } from '@borong/api/applications'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import type { Application } from './application.atoms.ts'

interface WithdrawalProps {
  number: string
  onWithdrawn: (application: Application) => void
}

/** Withdraws an application after a second confirmation. */
export function Withdrawal({ number, onWithdrawn }: WithdrawalProps) {
  const t = useMessages()
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = useSubmit(async () => {
    const { result } = await call(endApplication, { params: { number } })
    onWithdrawn(result)
  })
  if (!isConfirming)
    return (
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {t('application.withdraw')}
      </Button>
    )
  return (
    <ConfirmPrompt
      title={t('application.withdrawTitle')}
      yes={t('application.withdraw')}
      no={t('application.withdrawNo')}
      isBusy={withdraw.busy}
      isDanger
      onYes={() => withdraw.start()}
      onNo={() => setConfirming(false)}
      failure={withdraw.error && <ErrorNotice error={withdraw.error} />}
    >
      <p>{t('application.withdrawText')}</p>
    </ConfirmPrompt>
  )
}
