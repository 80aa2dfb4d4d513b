import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { ReactNode } from 'react'
import styles from './TotalBar.module.css'

interface TotalBarProps {
  label: ReactNode
  amount: number
  /** Below the amount: what is saved, or what it does not hold yet. */
  hint?: ReactNode
  /** The hint says that something is in the way. */
  isWarning?: boolean
  children: ReactNode
}

/** What it comes to, and the one thing to do about it. */
export function TotalBar({ label, amount, hint, isWarning, children }: TotalBarProps) {
  const { language } = useLanguage()
  return (
    <div className={styles.bar}>
      <div className={styles.sum} aria-live="polite">
        <span className={styles.label}>{label}</span>
        <b className={styles.amount}>{rupiah(amount, language)}</b>
        {hint && <span className={isWarning ? styles.warning : styles.hint}>{hint}</span>}
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  )
}
