import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { ReactNode } from 'react'
import styles from './OutletOrder.module.css'

/** A sum, with its label or what it still needs, and the one action of the step. */
export function SumBar({
  label,
  amount,
  action,
}: {
  label: string
  amount: number
  action: ReactNode
}) {
  const { language } = useLanguage()
  return (
    <div className={styles.bar}>
      <span aria-live="polite">
        <span className={styles.quiet}>{label}</span>
        <br />
        <b>{rupiah(amount, language)}</b>
      </span>
      {action}
    </div>
  )
}
