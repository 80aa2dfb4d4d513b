import { acceptQuote, declineQuote, withdrawQuote } from '@borong/api/quotes'
import { lastWibDay } from '@borong/api/rules/wib'
import { call, later, Link, useLanguage, useMessages } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, useState } from 'react'
import { longDate } from '@borong/ui/format/moment'
import { EndQuote } from './EndQuote.tsx'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'
import { useQuoteAct } from './use-quote-act.ts'

const CounterForm = later(() => import(/* webpackChunkName: 'quote-parts' */ './CounterForm.tsx'))

interface QuoteAnswersProps {
  quote: Quote
  onChange: (quote: Quote) => void
}

/** The answers that the state of a quote allows its buyer. */
export function QuoteAnswers({ quote, onChange }: QuoteAnswersProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [isCountering, setCountering] = useState(false)
  const params = { quoteId: quote.id }
  const { version, acts, valid_until: until } = quote
  const accept = useQuoteAct(onChange, () => call(acceptQuote, { params, body: { version } }))
  const may = (act: (typeof acts)[number]) => acts.includes(act)
  if (isCountering)
    return (
      <Suspense
        fallback={
          <Band>
            <SkeletonRow />
          </Band>
        }
      >
        <CounterForm quote={quote} onChange={onChange} onCancel={() => setCountering(false)} />
      </Suspense>
    )
  if (acts.length === 0) return null
  return (
    <Band label={t('quote.answers')}>
      <div className={styles.fields}>
        {may('order') && (
          <>
            <p>{t('quote.orderLead')}</p>
            <Button fullWidth link={<Link to={`/quotes/${quote.id}/order`} />}>
              {t('quote.order')}
            </Button>
          </>
        )}
        {may('accept') && (
          <>
            {until && (
              <p>{t('quote.acceptLead', { day: longDate(lastWibDay(until), language) })}</p>
            )}
            <ErrorNotice error={accept.error} />
            <Button fullWidth loading={accept.busy} onClick={() => accept.start()}>
              {t('quote.accept')}
            </Button>
          </>
        )}
        {may('counter') && (
          <Button variant="secondary" fullWidth onClick={() => setCountering(true)}>
            {t('quote.counter')}
          </Button>
        )}
        {may('decline') && (
          <EndQuote
            act="decline"
            onChange={onChange}
            send={(text) => call(declineQuote, { params, body: { version, text } })}
          />
        )}
        {may('withdraw') && (
          <EndQuote
            act="withdraw"
            onChange={onChange}
            send={() => call(withdrawQuote, { params, body: { version } })}
          />
        )}
      </div>
    </Band>
  )
}
