import { closeTender, withdrawTender } from '@borong/api/tenders'
import { call, isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useOnce } from '@borong/ui/use-once'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../ErrorNotice.tsx'
import type { TenderDetail } from './offers.ts'
import styles from './Tender.module.css'

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
  const end = useOnce(isApiError, async (chosen: keyof typeof calls) => {
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
  const safe = useRef<HTMLButtonElement>(null)
  // The pressed button is removed: the focus moves to the safe answer.
  useEffect(() => {
    if (act) safe.current?.focus()
  }, [act])
  const may = (['close', 'withdraw'] as const).filter((one) => tender.acts.includes(one))
  if (act && may.includes(act))
    return (
      <Notice tone="warn" live title={t(`tender.${act}Title`)}>
        <p>{t(`tender.${act}Text`)}</p>
        <div className={styles.answers}>
          <Button
            variant={act === 'withdraw' ? 'danger' : 'primary'}
            loading={end.busy}
            onClick={() => end.start(act)}
          >
            {t(`tender.${act}`)}
          </Button>
          <Button ref={safe} variant="secondary" onClick={() => setAct(undefined)}>
            {t('tender.back')}
          </Button>
        </div>
        {end.error && <ErrorNotice error={end.error} />}
      </Notice>
    )
  return may.map((one) => (
    <Button key={one} variant="secondary" onClick={() => setAct(one)}>
      {t(`tender.${one}`)}
    </Button>
  ))
}
