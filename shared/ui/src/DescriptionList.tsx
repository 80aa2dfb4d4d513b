import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

/** A label with its value. An empty value (`''`, `null`, `false`) is left out. */
export type Fact = readonly [label: string, value: ReactNode, isTotal?: boolean]

interface DescriptionListProps {
  facts: readonly Fact[]
  /** Shows each value below its label, for long ones. */
  isStacked?: boolean
}

// A biller may send a label twice, e.g. for two periods.
const keyOf = (label: string, value: ReactNode) =>
  typeof value === 'string' ? `${label} ${value}` : label

/** Facts as label and value. The total is emphasised. */
export const DescriptionList = ({ facts, isStacked }: DescriptionListProps) => (
  <dl className={isStacked ? styles.stacked : styles.list}>
    {facts.map(
      ([label, value, isTotal]) =>
        (value || value === 0) && (
          <div key={keyOf(label, value)} className={isTotal ? styles.total : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
