import styles from './Count.module.css'

/** A number at the corner of its icon; nothing for zero. */
export function Count({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
