import { closeTender, withdrawTender } from '@borong/api/tenders'
import { call, isApiError, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import type { TenderDetail } from './offers.ts'

interface TenderEndProps {
  tender: TenderDetail
  onChange: (tender: TenderDetail) => void
  onStale: () => void
}

const calls = { close: closeTender, withdraw: withdrawTender } as const

/** Closes or withdraws a tender after a confirmation. */
export function TenderEnd({ tender, onChange, onStale }: TenderEndProps) {
  const t = useMessages()
  const [act, setAct] = useState<keyof typeof calls>()
  const end = useSubmit(async (chosen: keyof typeof calls) => {
    try {
      const { result } = await call(calls[chosen], {
        params: { number: tender.number },
        body: { version: tender.version },
      })
      setAct(undefined)
      onChange(result)
    } catch (error) {
      if (isApiError(error) && error.kind === 'refusal') onStale()
      throw error
    }
  })
  const may = (['close', 'withdraw'] as const).filter((one) => tender.acts.includes(one))
  if (act && may.includes(act))
    return (
      <ConfirmPrompt
        title={t(`tender.${act}Title`)}
        yes={t(`tender.${act}`)}
        no={t('tender.back')}
        isBusy={end.busy}
        isDanger={act === 'withdraw'}
        onYes={() => end.start(act)}
        onNo={() => setAct(undefined)}
        failure={end.error && <ErrorNotice error={end.error} />}
      >
        <p>{t(`tender.${act}Text`)}</p>
      </ConfirmPrompt>
    )
  return may.map((one) => (
    <Button key={one} variant="secondary" onClick={() => setAct(one)}>
      {t(`tender.${one}`)}
    </Button>
  ))
}
