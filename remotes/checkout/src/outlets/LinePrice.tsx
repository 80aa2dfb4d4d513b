import { unitName, useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './OutletOrder.module.css'
import type { Row } from './outlet-table.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import type { Plan } from './use-plan.ts'

type Line = Plan['lines'][number]

/** The price of the whole quantity, and the next lower one. */
export function LinePrice({ row, line }: { row: Row; line: Line | undefined }) {
  const t = useOutletMessages()
  const { language } = useLanguage()
  const unit = unitName(line?.unit_type ?? row.unit, language)
  if (!line) return <span className={styles.quiet}>{row.code}</span>
  const { next_price: next, quantity, unit_price } = line
  return (
    <>
      <span className={styles.quiet}>
        {rupiah(unit_price, language)}/{unit}
      </span>
      {next && (
        <span className={styles.good}>
          {' '}
          {t('outletOrder.next', {
            number: next.quantity - quantity,
            price: rupiah(next.unit_price, language),
            unit,
          })}
        </span>
      )}
    </>
  )
}
