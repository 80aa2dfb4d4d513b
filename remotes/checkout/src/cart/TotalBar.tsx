import type { ReactNode } from 'react'
import styles from './TotalBar.module.css'

interface TotalBarProps {
  label: ReactNode
  amount: string
  /** Directly below the amount: charges on top of it. */
  note?: ReactNode
  /** Below the amount: the savings, or a status. */
  hint?: ReactNode
  /** The hint describes a problem. */
  isWarning?: boolean
  /** The selected lines that the amount leaves out. */
  leftOut?: ReactNode
  children: ReactNode
}

/** The total and the page's one action. */
export function TotalBar({
  label,
  amount,
  note,
  hint,
  isWarning,
  leftOut,
  children,
}: TotalBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.sum} aria-live="polite">
        <span className={styles.label}>{label}</span>
        <b className={styles.amount}>{amount}</b>
        {note && <span className={styles.label}>{note}</span>}
        {leftOut && <span className={styles.warning}>{leftOut}</span>}
        {hint && <span className={isWarning ? styles.warning : styles.hint}>{hint}</span>}
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  )
}
