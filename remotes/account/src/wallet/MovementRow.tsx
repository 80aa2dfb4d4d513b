import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import type { ReactNode } from 'react'
import styles from './Wallet.module.css'

interface MovementRowProps {
  title: string
  detail: ReactNode
  /** Negative for money that went out. */
  amount: number
}

/** One movement of money, with its sign. */
export function MovementRow({ title, detail, amount }: MovementRowProps) {
  const { language } = useLanguage()
  const isIn = amount > 0
  return (
    <ListRow
      title={title}
      detail={detail}
      end={
        <span className={isIn ? styles.in : styles.out}>
          {isIn ? '+' : '−'}
          {rupiah(Math.abs(amount), language)}
        </span>
      }
    />
  )
}
