import { useLanguage, useMessages } from '@borong/contract'
import { classes } from '@borong/ui/format/classes'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import type { Product } from '../parts/bill-kinds.ts'
import styles from './ProductChoice.module.css'
import { useClosedText } from './use-closed-text.ts'

interface ProductChoiceProps {
  label: string
  products: readonly Product[]
  value: string | undefined
  onChange: (code: string) => void
  /** A second line below the name. */
  detail?: (product: Product) => string | undefined
  /** Long names: one column on a phone. */
  isWide?: boolean
  error?: string | undefined
}

/** Products with the price to be paid, one of which can be chosen. A closed one shows the reason. */
export function ProductChoice(props: ProductChoiceProps) {
  const { label, products, value, onChange, detail, isWide, error } = props
  const t = useMessages()
  const { language } = useLanguage()
  const closedText = useClosedText()
  // Credit and tokens are known by their value; the operator is above the list.
  const titleOf = ({ kind, nominal, name }: Product) =>
    nominal !== null && (kind === 'pulsa' || kind === 'token')
      ? wholeNumber(nominal, language)
      : name
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classes(styles.grid, isWide && styles.wide)}>
        {products.map((product) => {
          const closed = closedText(product)
          const more = detail?.(product)
          return (
            <label key={product.code} className={classes(styles.card, closed && styles.closed)}>
              <input
                type="radio"
                className={styles.radio}
                name={label}
                value={product.code}
                checked={value === product.code}
                disabled={closed !== undefined}
                onChange={() => onChange(product.code)}
              />
              <b className={styles.name}>{titleOf(product)}</b>
              {more && <span className={styles.detail}>{more}</span>}
              {product.price !== null && (
                <span className={styles.price}>
                  {t('product.price', { price: rupiah(product.price, language) })}
                </span>
              )}
              {closed && <span className={styles.detail}>{closed}</span>}
            </label>
          )
        })}
      </div>
      <div className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  )
}
