import { lastWibDay } from '@borong/api/rules/wib'
import { later, Link, PageTitle, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, useEffect, useRef, useState } from 'react'
import { longDate } from '@borong/ui/format/moment'
import { useOwnerText } from '../owner/use-owner-text.ts'
import { changesOf } from './changes.ts'
import { TONES, type Quote } from './quote.data.ts'
import { QuoteAnswers } from './QuoteAnswers.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import styles from './Quote.module.css'

const AskForm = later(() => import(/* webpackChunkName: 'quote-parts' */ './AskForm.tsx'))
const Messages = later(() => import(/* webpackChunkName: 'quote-parts' */ './Messages.tsx'))

interface QuoteViewProps {
  quote: Quote
  onChange: (quote: Quote) => void
}

/** A quote that was read. A change by the seller is shown until the buyer has read it. */
export function QuoteView({ quote, onChange }: QuoteViewProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const ownerText = useOwnerText()
  const [seen, setSeen] = useState(quote)
  const take = (result: Quote) => {
    setSeen(result)
    onChange(result)
  }
  const { state, valid_until: until } = quote
  const isDraft = state === 'draft'
  return (
    <Bands>
      <PageTitle>{t('quote.pageTitle', { number: quote.number })}</PageTitle>
      <HeadBand title={t('quote.of', { seller: quote.vendor_name })} lead={t(`quote.is.${state}`)}>
        <p className={styles.row}>
          <span>{quote.number}</span>
          <Badge tone={TONES[state]}>{t(`quote.state.${state}`)}</Badge>
        </p>
        {until && (isDraft || quote.acts.length > 0) && (
          <p className={styles.quiet}>
            {t(isDraft ? 'quote.draftUntil' : 'quote.until', {
              day: longDate(lastWibDay(until), language),
            })}
          </p>
        )}
        {ownerText(quote) && <p>{ownerText(quote)}</p>}
        <Link to={`/v/${quote.vendor_alias}`}>{t('quote.toSeller')}</Link>
        {quote.tender_number && (
          <p>
            <Link to={`/services/tender/${quote.tender_number}`}>
              {t('quote.toTender', { number: quote.tender_number })}
            </Link>
          </p>
        )}
        {quote.version > seen.version && (
          <Changed before={seen} after={quote} onRead={() => setSeen(quote)} />
        )}
      </HeadBand>
      {isDraft ? (
        <Suspense fallback={<Waiting />}>
          <AskForm quote={quote} onChange={take} />
        </Suspense>
      ) : (
        <QuoteLines quote={quote} />
      )}
      <QuoteAnswers key={`${state} ${quote.version}`} quote={quote} onChange={take} />
      {!isDraft && (
        <Suspense fallback={<Waiting />}>
          <Messages quote={quote} onChange={onChange} />
        </Suspense>
      )}
      <Band>
        <Button variant="ghost" link={<Link to="/quotes" />}>
          {t('quote.toAll')}
        </Button>
      </Band>
    </Bands>
  )
}

const Waiting = () => (
  <Band>
    <SkeletonRow />
  </Band>
)

interface ChangedProps {
  before: Quote
  after: Quote
  onRead: () => void
}

function Changed({ before, after, onRead }: ChangedProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const told = changesOf(before, after, t, language)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would call as the effect's end.
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Notice
        tone="warn"
        live
        title={t('quote.hasChanged')}
        action={
          <Button variant="ghost" size="small" onClick={onRead}>
            {t('quote.understood')}
          </Button>
        }
      >
        <ul className={styles.changes}>
          {told.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
