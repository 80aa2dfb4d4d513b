import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Approval } from './approval.ts'

/** Names the rule that catches an order. */
export function useReason(): (reason: Approval['reasons'][number]) => string {
  const t = useMessages()
  const { language } = useLanguage()
  return ({ kind, amount, target_name }) =>
    t(`approval.rule.${kind}`, {
      amount: rupiah(amount ?? 0, language),
      name: target_name ?? '',
    })
}
