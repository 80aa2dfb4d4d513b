import { Button } from '@borong/ui/Button'
import type { ReactNode } from 'react'
import styles from './PayBar.module.css'

interface PayBarProps {
  /** The chosen product. */
  label: ReactNode
  /** The amount to be paid. */
  price: ReactNode
  action: string
  onClick: () => unknown
}

/** The price and the next step, at the bottom of the window. */
export function PayBar({ label, price, action, onClick }: PayBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <b className={styles.price}>{price}</b>
      </span>
      <Button onClick={onClick}>{action}</Button>
    </div>
  )
}
