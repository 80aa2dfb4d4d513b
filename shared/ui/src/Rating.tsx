import { decimal, shortCount } from './format/decimals.ts'
import type { Language } from './format/rupiah.ts'
import styles from './Rating.module.css'
import { StarIcon } from './icons/StarIcon.tsx'

export interface RatingProps {
  /** Zero to five. */
  value: number
  language: Language
  count?: number
  /** The rating as text for screen readers: `Nilai 4,8 dari 5, 126 ulasan`. */
  label: string
}

/** One star with a number, small enough for a card. */
export function Rating({ value, language, count, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <StarIcon size={12} filled className={styles.star} />
      {decimal(value, language, true)}
      {count !== undefined && <span className={styles.count}>({shortCount(count, language)})</span>}
    </span>
  )
}
