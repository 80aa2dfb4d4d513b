import { order, orders } from '@borong/api/orders'
import { approval as approvalCall, approvals, decideApproval } from '@borong/api/approvals'
import { call, toast, useCall, useMessages } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Screen } from '../parts/Screen.tsx'
import { ApprovalView } from './ApprovalView.tsx'
import { outcomeOf, type Decision } from './approval.ts'

/** One request, with its decision for those who may judge it. */
export function ApprovalPage({ approvalId }: { approvalId: string }) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const params = { approvalId }
  const { approval } = useCall(approvalCall, { params })
  const reload = () => invalidate(approvalCall, approvals, order, orders)
  const decide = async (body: Decision) => {
    const decided = await call(decideApproval, { params, body })
    await reload()
    toast(t(`approval.done.${outcomeOf(decided.approval)}`), {
      type: 'success',
    })
  }
  return (
    <Screen title={t('approval.one')}>
      <ApprovalView approval={approval} onDecide={decide} onReload={reload} isSignedIn />
    </Screen>
  )
}
