import type { ReactNode } from 'react'
import styles from './Facts.module.css'

// A biller may send a label twice, e.g. for two periods.
const keyOf = (label: string, value: ReactNode) =>
  typeof value === 'string' ? `${label} ${value}` : label

/** Facts as label and value. The total is emphasised. */
export function Facts({
  facts,
}: {
  facts: readonly { label: string; value: ReactNode; isTotal?: boolean }[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isTotal }) => (
        <div key={keyOf(label, value)} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
