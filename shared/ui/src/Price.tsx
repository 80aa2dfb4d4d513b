import { rupiah, type Language } from './format/rupiah.ts'
import { classes } from './format/classes.ts'
import styles from './Price.module.css'

export interface PriceProps {
  /** Whole rupiah. */
  amount: number
  language: Language
  /** The unit of the price, without the slash: `karton`. */
  unit?: string
  /** The price of a kilogram, a litre or a piece: `Rp 15.400/kg`. */
  per?: string
  /** The previous price; struck through, and only shown if it exceeds `amount`. */
  was?: number
  /** Turns `12%` into `Hemat 12%`. */
  saveWord?: string
  /** Before the amount: `mulai dari`. */
  prefix?: string
  /** Those of cards are narrower in a wide window, where a row has many cards. */
  size?: 'small' | 'normal' | 'card' | 'deal' | 'large' | 'huge'
}

/** The saving in whole per cent, rounded down, so that it is never overstated. */
export function percentSaved(amount: number, was: number): number {
  return was > amount ? Math.floor(((was - amount) * 100) / was) : 0
}

/** Larger amounts need a smaller font to fit into a card on the narrowest phone. */
const billion = 1_000_000_000

/** A price with its unit, and the previous price below it. */
export function Price(props: PriceProps) {
  const { amount, language, unit, per, was = 0, saveWord, prefix, size = 'normal' } = props
  const percent = percentSaved(amount, was)
  return (
    <div className={classes(styles.price, styles[size], amount >= billion && styles.long)}>
      <span className={styles.now}>
        {prefix && <span className={styles.aside}>{prefix} </span>}
        <span className={styles.amount}>{rupiah(amount, language)}</span>
        {unit && ' '}
        {unit && <span className={classes(styles.aside, styles.unit)}>/{unit}</span>}
        {per && ' '}
        {per && <span className={classes(styles.aside, styles.unit)}>({per})</span>}
      </span>
      {was > amount && (
        <span className={styles.before}>
          <s>{rupiah(was, language)}</s>
          {percent > 0 && (
            <b className={styles.saved}>{saveWord ? `${saveWord} ${percent}%` : `${percent}%`}</b>
          )}
        </span>
      )}
    </div>
  )
}
