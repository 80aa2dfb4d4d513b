import { Link, useAtomValue, useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { selectedPaymentAtom } from '../payment/selected-payment.ts'
import { Amounts } from '../shop/Amounts.tsx'
import { Band } from '../shop/Screen.tsx'
import styles from './Summary.module.css'
import type { Checkout } from './use-checkout.ts'

/** Every amount of the order, and their total. */
export function Summary({
  checkout: { totals, promoCode, items },
  isInBar,
}: {
  checkout: Checkout
  /** Beside the button, which has the distance to the edge. */
  isInBar?: boolean
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const isTransfer = useAtomValue(selectedPaymentAtom)?.payment_group === 'bank_transfer'
  if (items.length === 0) return null
  return (
    <Band label={t('summary.title')} tight={isInBar}>
      <h2 className={styles.title}>{t('summary.title')}</h2>
      <Amounts totals={totals} promoCode={promoCode} />
      {totals.cash_back > 0 && (
        <p className={styles.note}>
          {t('summary.cashBack', { value: rupiah(totals.cash_back, language) })}
        </p>
      )}
      {isTransfer && totals.total_payment > 0 && (
        <p className={styles.quiet}>{t('summary.uniqueCode')}</p>
      )}
      <p className={styles.quiet}>
        {t('summary.agree')} <Link to="/terms">{t('summary.terms')}</Link>.
      </p>
    </Band>
  )
}
