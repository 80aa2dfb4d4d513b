import type { Delivered } from '@borong/api/shipping.shapes'
import { unitName, useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './DeliveredLine.module.css'
import { useArrival } from './use-arrival.ts'

/** The price of a unit at the door and its day of arrival, or the reason why there is none. */
export function DeliveredLine({ delivered, unit }: { delivered: Delivered; unit: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const arrival = useArrival()
  const { quantity, per_unit, shipping, days_shortest, days_longest, obstacle } = delivered
  // The page itself shows that a store is closed or a product is sold out.
  if (obstacle === 'closed' || obstacle === 'stock') return null
  if (per_unit === null || shipping === null || days_shortest === null || days_longest === null)
    return <p className={styles.line}>{t(`delivered.${obstacle ?? 'courier'}`)}</p>
  const days = { duration_shortest: days_shortest, duration_longest: days_longest }
  return (
    <p className={styles.line}>
      <b>
        {t('delivered.door', {
          amount: rupiah(per_unit, language),
          unit: unitName(unit, language),
        })}
      </b>
      <span>{arrival(days)}</span>
      <span>
        {t('delivered.for', {
          amount: quantity,
          unit: unitName(unit, language, quantity),
          shipping: rupiah(shipping, language),
        })}
      </span>
    </p>
  )
}
