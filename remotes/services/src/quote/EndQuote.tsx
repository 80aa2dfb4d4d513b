import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { TextArea } from '@borong/ui/TextArea'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../ErrorNotice.tsx'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'
import { useQuoteAct } from './use-quote-act.ts'

interface EndQuoteProps {
  act: 'decline' | 'withdraw'
  onChange: (quote: Quote) => void
  send: (text: string) => Promise<{ result: Quote }>
}

/** Declines an offer, with a reason, or withdraws a request, after a second confirmation. */
export function EndQuote({ act, onChange, send }: EndQuoteProps) {
  const t = useMessages()
  const [isConfirming, setConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const end = useQuoteAct(onChange, send)
  const safe = useRef<HTMLButtonElement>(null)
  // The pressed button is removed: the focus moves to the safe answer.
  useEffect(() => {
    if (isConfirming) safe.current?.focus()
  }, [isConfirming])
  if (!isConfirming)
    return (
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {t(`quote.${act}`)}
      </Button>
    )
  return (
    <Notice tone="warn" live title={t(`quote.${act}Title`)}>
      <div className={styles.fields}>
        <p>{t(`quote.${act}Text`)}</p>
        {act === 'decline' && (
          <TextArea
            label={t('quote.reason')}
            value={reason}
            onChange={setReason}
            maxLength={1000}
            rows={2}
          />
        )}
        {end.error && <ErrorNotice error={end.error} />}
        <div className={styles.row}>
          <Button variant="danger" loading={end.busy} onClick={() => end.start(reason.trim())}>
            {t(`quote.${act}`)}
          </Button>
          <Button ref={safe} variant="secondary" onClick={() => setConfirming(false)}>
            {t('quote.endNo')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
