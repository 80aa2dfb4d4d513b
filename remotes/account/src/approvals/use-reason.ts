import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Approval } from './approval.ts'

type Reason = Approval['reasons'][number]

/** Names the rule that catches an order, with the earlier orders that count together with it, or the budget that it exceeds. */
export function useReason(
  subject: Approval['subject'] = 'order',
): (
  reason: Omit<Reason, 'together' | 'budget'> & Partial<Pick<Reason, 'together' | 'budget'>>,
) => string {
  const t = useMessages()
  const { language } = useLanguage()
  return ({ kind, per_unit, names, amount, target_name, together, budget }) => {
    if (budget)
      return t('approval.budget', {
        name: budget.name,
        period: budget.period,
        budget: rupiah(budget.amount, language),
        left: rupiah(amount ?? 0, language),
        above: rupiah(budget.above, language),
      })
    const rule = t(`approval.rule.${names ?? (per_unit ? 'item_price' : kind)}`, {
      amount: rupiah(amount ?? 0, language),
      name: target_name ?? '',
    })
    if (!together) return rule
    const total = rupiah(together.total, language)
    return `${rule}. ${t(subject === 'bill' ? 'approval.togetherBills' : 'approval.together', { count: together.orders, total })}`
  }
}
