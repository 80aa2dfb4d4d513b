import { rupiah, type Language } from './format/rupiah.ts'
import { classes } from './format/classes.ts'
import styles from './Price.module.css'

export interface PriceProps {
  /** Whole rupiah. */
  amount: number
  language: Language
  /** What the price is for, without the stroke: `karton`. */
  unit?: string
  /** The price before; struck through, and only when it is above `amount`. */
  was?: number
  /** Makes `12%` into `Hemat 12%`. */
  saveWord?: string
  /** Before the amount: `mulai dari`. */
  prefix?: string
  size?: 'small' | 'normal' | 'large' | 'huge'
}

/** Whole per cents saved, rounded down: a price may not promise more than it holds. */
export function percentSaved(amount: number, was: number): number {
  return was > amount ? Math.floor(((was - amount) * 100) / was) : 0
}

/** From here on a sum is too wide for a card of the narrowest phone, unless it is drawn smaller. */
const billion = 1_000_000_000

/** What it costs: amount with its unit, and below it what it cost before. */
export function Price(props: PriceProps) {
  const { amount, language, unit, was = 0, saveWord, prefix, size = 'normal' } = props
  const percent = percentSaved(amount, was)
  return (
    <div className={classes(styles.price, styles[size], amount >= billion && styles.long)}>
      <span className={styles.now}>
        {prefix && <span className={styles.aside}>{prefix} </span>}
        <span className={styles.amount}>{rupiah(amount, language)}</span>
        {unit && <span className={styles.aside}> /{unit}</span>}
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
