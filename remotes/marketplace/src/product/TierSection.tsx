import { nextTier, tierFor } from '@borong/api/rules/price-tier'
import { unitName, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band } from '@borong/ui/Band'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { Chosen } from './chosen.ts'
import { tierRows } from './offer.ts'
import styles from './Product.module.css'

/** The price tiers. A tap selects the first quantity of a tier. */
export function TierSection({
  product,
  offer,
  quantity,
  onChoose,
}: Chosen & { onChoose: (quantity: number) => void }) {
  const t = useMessages()
  const { language } = useLanguage()
  const rows = tierRows(offer.prices, product.minimum_order).map((row) => {
    const first = inSteps(row.from, product)
    return { ...row, first, isAvailable: first <= offer.max }
  })
  if (rows.length < 2) return null
  const current = tierFor(offer.prices, quantity)
  const next = nextTier(offer.prices, quantity)
  const nextQuantity = next ? inSteps(next.quantity, product) : Infinity
  const unit = (amount: number) => unitName(product.unit_type, language, amount)
  const count = (amount: number) => wholeNumber(amount, language)
  return (
    <Band>
      <SectionHeader title={t('product.tiers')} />
      <table className={styles.tiers} aria-label={t('product.tiers')}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.from} className={row.tier === current ? styles.chosen : undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.tier}
                  aria-pressed={row.tier === current}
                  aria-disabled={!row.isAvailable || undefined}
                  onClick={() => row.isAvailable && onChoose(row.first)}
                >
                  {row.to === undefined
                    ? t('product.tierFrom', { from: count(row.from), unit: unit(row.from) })
                    : t('product.tierRange', {
                        from: count(row.from),
                        to: count(row.to),
                        unit: unit(row.to),
                      })}
                </button>
              </th>
              <td>{rupiah(row.price, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && nextQuantity <= offer.max && (
        <div>
          <Badge tone="good">
            {t('product.tierHint', {
              amount: count(nextQuantity - quantity),
              unit: unit(nextQuantity - quantity),
              percent: next.save_percentage,
            })}
          </Badge>
        </div>
      )}
    </Band>
  )
}

/** The first valid quantity at or above the given one. */
const inSteps = (
  quantity: number,
  { minimum_order: least, step }: { minimum_order: number; step: number },
) => least + Math.max(0, Math.ceil((quantity - least) / step)) * step
