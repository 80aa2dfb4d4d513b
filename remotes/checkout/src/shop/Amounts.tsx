import type { Totals } from '@borong/api/rules/cart-totals'
import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './Amounts.module.css'

/** Every amount of an order with its label; zero amounts are omitted. */
export function Amounts({ totals, promoCode }: { totals: Totals; promoCode: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const rows = [
    ['goods', totals.total_strike_price],
    ['priceDiscount', totals.total_price - totals.total_strike_price],
    ['tax', totals.tax],
    ['voucher', -totals.total_discount],
    ['shipping', totals.total_shipping_price],
    ['freeShipping', -totals.subvention_shipping_fee],
    ['insurance', totals.insurance_fee],
    ['service', totals.service_fee],
    ['points', -totals.points_used],
    ['credit', -totals.credit_used],
    ['wallet', -totals.wallet_used],
    // An order that the browser stored before remainders were waived has none.
    ['rounding', -totals.rounding || 0],
    ['uniqueCode', totals.unique_code],
  ] as const
  return (
    <dl className={styles.amounts}>
      {rows.map(([name, amount]) =>
        amount === 0 ? null : (
          <div key={name} className={styles.row}>
            <dt>{t(`amount.${name}`, { code: promoCode })}</dt>
            <dd className={amount < 0 ? styles.less : undefined}>{rupiah(amount, language)}</dd>
          </div>
        ),
      )}
      <div className={styles.total}>
        <dt>{t('amount.total')}</dt>
        <dd>{rupiah(totals.total_payment, language)}</dd>
      </div>
    </dl>
  )
}
