import { useMessages } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import type { Quote } from './quote.data.ts'
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
  if (!isConfirming)
    return (
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {t(`quote.${act}`)}
      </Button>
    )
  return (
    <ConfirmPrompt
      title={t(`quote.${act}Title`)}
      yes={t(`quote.${act}`)}
      no={t('quote.endNo')}
      isBusy={end.busy}
      isDanger
      onYes={() => end.start(reason.trim())}
      onNo={() => setConfirming(false)}
      failure={end.error && <ErrorNotice error={end.error} />}
    >
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
    </ConfirmPrompt>
  )
}
