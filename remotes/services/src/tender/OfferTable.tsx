import { lastWibDay } from '@borong/api/rules/wib'
import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { longDate } from '@borong/ui/format/moment'
import {
  cheapestOf,
  lineOf,
  wholeOffer,
  type Choice,
  type Offer,
  type TenderDetail,
} from './offers.ts'
import styles from './OfferTable.module.css'

interface OfferTableProps {
  tender: TenderDetail
  offers: readonly Offer[]
  choice: Choice
  /** Undefined when the buyer can choose no more. */
  onChoose: ((choice: Choice) => void) | undefined
}

/** The offers side by side: a row for each line of the tender, a column for each seller. */
export function OfferTable({ tender, offers, choice, onChoose }: OfferTableProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const row = (label: string, valueOf: (offer: Offer) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer) => (
        <td key={offer.quote_id}>{valueOf(offer)}</td>
      ))}
    </tr>
  )
  return (
    <div className={styles.scroll} role="region" aria-label={t('tender.offers')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('tender.line')}</th>
            {offers.map((offer) => (
              <th key={offer.quote_id} scope="col">
                <Link to={`/v/${offer.vendor_alias}`}>{offer.vendor_name}</Link>
                {onChoose && (
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => onChoose(wholeOffer(offer))}
                  >
                    {t('tender.chooseAll')}
                    <VisuallyHidden>
                      {t('tender.from', { vendor: offer.vendor_name })}
                    </VisuallyHidden>
                  </Button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tender.lines.map((line) => {
            const cheapest = cheapestOf(offers, line.position)
            return (
              <tr key={line.position}>
                <th scope="row">
                  {line.item}
                  <small>
                    {`${wholeNumber(line.quantity, language)} ${unitName(line.unit, language, line.quantity)}`}
                  </small>
                  {line.note && <small>{line.note}</small>}
                  {line.target_price !== null && (
                    <small>
                      {t('tender.wish', { price: rupiah(line.target_price, language) })}
                    </small>
                  )}
                </th>
                {offers.map((offer) => (
                  <td key={offer.quote_id}>
                    <Cell
                      offer={offer}
                      line={line}
                      isCheapest={cheapest.has(offer.quote_id)}
                      isChosen={choice[line.position] === offer.quote_id}
                      onToggle={
                        onChoose &&
                        ((isOn) => {
                          const { [line.position]: _before, ...others } = choice
                          onChoose(isOn ? { ...others, [line.position]: offer.quote_id } : others)
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            )
          })}
          {row(t('tender.freight'), ({ freight }) => rupiah(freight, language))}
          {row(t('tender.deliveryDays'), ({ delivery_days: days }) =>
            t('tender.days', { count: days }),
          )}
          {row(t('tender.validUntil'), ({ valid_until: until }) =>
            until ? longDate(lastWibDay(until), language) : '–',
          )}
          {row(t('tender.terms'), ({ terms }) => terms || '–')}
          {row(t('tender.total'), ({ total }) => (
            <b>{rupiah(total, language)}</b>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  offer: Offer
  line: TenderDetail['lines'][number]
  isCheapest: boolean
  isChosen: boolean
  onToggle: ((isOn: boolean) => void) | undefined
}

function Cell({ offer, line, isCheapest, isChosen, onToggle }: CellProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const offered = lineOf(offer, line.position)
  if (!offered) return <Badge tone="warn">{t('tender.missing')}</Badge>
  const { quantity, unit_type: unit, unit_price: price, amount, name, alias } = offered
  const isLess = unit.toLowerCase() === line.unit.toLowerCase() && quantity < line.quantity
  return (
    <div className={styles.cell}>
      {onToggle && (
        <Checkbox
          label={t('tender.chooseLine', { item: line.item, vendor: offer.vendor_name })}
          hideLabel
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <div>
        <b>{`${rupiah(price, language)} / ${unitName(unit, language)}`}</b>
        <small>
          {`${wholeNumber(quantity, language)} ${unitName(unit, language, quantity)} = ${rupiah(amount, language)}`}
        </small>
        <small>
          <Link to={`/v/${offer.vendor_alias}/product/${alias}`}>{name}</Link>
        </small>
        {isCheapest && <Badge tone="good">{t('tender.cheapest')}</Badge>}
        {isLess && <Badge tone="warn">{t('tender.less')}</Badge>}
      </div>
    </div>
  )
}
