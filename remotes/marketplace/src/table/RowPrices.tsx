import { tierFor } from '@borong/api/rules/price-tier'
import type { SearchCard, TableOffer } from '@borong/api/search.shapes'
import { useLanguage, useMessages } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { tierRows } from '../product/offer.ts'
import styles from './Table.module.css'

export interface RowOffer {
  item: SearchCard
  offer: TableOffer | undefined
  quantity: number
}

/** The price of each tier; the one of the chosen quantity is marked. */
export function RowPrices({ item, offer, quantity }: RowOffer) {
  const t = useMessages()
  const { language } = useLanguage()
  const price = item.discount ?? item.price
  if (item.masked_price || price === null)
    return <span className={styles.quiet}>{t('card.hiddenPrice')}</span>
  const tiers = offer?.tiers ?? []
  const rows = tierRows(tiers, item.minimum_order)
  if (rows.length < 2) return <b>{rupiah(rows[0]?.price ?? price, language)}</b>
  const current = tierFor(tiers, quantity)
  return (
    <ul className={styles.tiers}>
      {rows.map((row) => (
        <li key={row.from} aria-current={row.tier === current || undefined}>
          <span>{wholeNumber(row.from, language)}+</span>
          <span>{rupiah(row.price, language)}</span>
        </li>
      ))}
    </ul>
  )
}
