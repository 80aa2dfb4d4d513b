import { unitName, useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './LineAmounts.module.css'

interface LineAmountsProps {
  quantity: number
  unit: string
  price: number
  subtotal: number
}

/** A line's quantity, unit price and subtotal. */
export function LineAmounts({ quantity, unit, price, subtotal }: LineAmountsProps) {
  const { language } = useLanguage()
  return (
    <div className={styles.amounts}>
      <span className={styles.count}>
        {quantity} {unitName(unit, language, quantity)} × {rupiah(price, language)}
      </span>
      <b className={styles.sum}>{rupiah(subtotal, language)}</b>
    </div>
  )
}
