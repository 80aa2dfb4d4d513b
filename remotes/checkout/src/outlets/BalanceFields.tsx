import { useLanguage } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah } from '@borong/ui/format/rupiah'
import type { OutletTable } from './outlet-table.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import type { Plan } from './use-plan.ts'

interface BalanceFieldsProps {
  plan: Plan
  table: OutletTable
  onChange: (change: Partial<OutletTable>) => void
}

/** The balance and the points of the company, each with the amount that the order uses. */
export function BalanceFields({ plan, table, onChange }: BalanceFieldsProps) {
  const t = useOutletMessages()
  const { language } = useLanguage()
  const { balances, totals } = plan
  const value = (amount: number) => ({ value: rupiah(amount, language) })
  const fields = [
    {
      name: 'use_points',
      label: t('outletOrder.companyPoints', value(balances.points)),
      held: balances.points,
      used: totals.points_used,
    },
    {
      name: 'use_wallet',
      label: t('balance.company', value(balances.wallet)),
      held: balances.wallet,
      used: totals.wallet_used,
    },
  ] as const
  return fields.map(({ name, label, held, used }) =>
    held > 0 ? (
      <Checkbox
        key={name}
        label={label}
        hint={used > 0 ? t('balance.used', value(used)) : undefined}
        checked={table[name] ?? false}
        onChange={(isUsed) => onChange({ [name]: isUsed })}
      />
    ) : null,
  )
}
