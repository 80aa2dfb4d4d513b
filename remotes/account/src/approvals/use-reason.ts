import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Approval } from './approval.ts'

type Reason = Approval['reasons'][number]

/** Names the rule that catches an order, and the earlier orders that count together with it. */
export function useReason(): (
  reason: Omit<Reason, 'together'> & Partial<Pick<Reason, 'together'>>,
) => string {
  const t = useMessages()
  const { language } = useLanguage()
  return ({ kind, amount, target_name, together }) => {
    const rule = t(`approval.rule.${kind}`, {
      amount: rupiah(amount ?? 0, language),
      name: target_name ?? '',
    })
    if (!together) return rule
    const total = rupiah(together.total, language)
    return `${rule}. ${t('approval.together', { count: together.orders, total })}`
  }
}
