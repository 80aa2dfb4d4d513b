import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './LineAmounts.module.css'

interface LineAmountsProps {
  quantity: number
  unit: string
  price: number
  subtotal: number
}

/** How many of a product at what price, and what they come to. */
export function LineAmounts({ quantity, unit, price, subtotal }: LineAmountsProps) {
  const { language } = useLanguage()
  return (
    <div className={styles.amounts}>
      <span className={styles.count}>
        {quantity} {unit} × {rupiah(price, language)}
      </span>
      <b className={styles.sum}>{rupiah(subtotal, language)}</b>
    </div>
  )
}
