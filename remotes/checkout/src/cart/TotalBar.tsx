import type { ReactNode } from 'react'
import styles from './TotalBar.module.css'

interface TotalBarProps {
  label: ReactNode
  amount: string
  /** Right below the amount: what comes on top of it. */
  note?: ReactNode
  /** Below the amount: what is saved, or what it does not hold yet. */
  hint?: ReactNode
  /** The hint says that something is in the way. */
  isWarning?: boolean
  children: ReactNode
}

/** What it comes to, and the one thing to do about it. */
export function TotalBar({ label, amount, note, hint, isWarning, children }: TotalBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.sum} aria-live="polite">
        <span className={styles.label}>{label}</span>
        <b className={styles.amount}>{amount}</b>
        {note && <span className={styles.label}>{note}</span>}
        {hint && <span className={isWarning ? styles.warning : styles.hint}>{hint}</span>}
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  )
}
