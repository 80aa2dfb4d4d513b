import { perLanguage } from './format/per-language.ts'
import type { Language } from './format/rupiah.ts'
import styles from './Rating.module.css'
import { StarIcon } from './icons/StarIcon.tsx'

export interface RatingProps {
  /** Nought to five. */
  value: number
  language: Language
  count?: number
  /** The whole of it in words: `Nilai 4,8 dari 5, 126 ulasan`. */
  label: string
}

const oneDecimal = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const short = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
)

/** One star with a figure, as small as a card needs it. */
export function Rating({ value, language, count, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <StarIcon size={12} filled className={styles.star} />
      {oneDecimal(language).format(value)}
      {count !== undefined && (
        <span className={styles.count}>({short(language).format(count)})</span>
      )}
    </span>
  )
}
