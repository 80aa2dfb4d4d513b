import { approval as approvalCall, decideApproval } from '@borong/api/approvals'
import { call, toast, useCall, useMessages, useQueryClient } from '@borong/contract'
import { Screen } from '../parts/Screen.tsx'
import { ApprovalView } from './ApprovalView.tsx'
import type { Decision } from './approval.ts'

/** One request, with its decision for those who may judge it. */
export function ApprovalPage({ approvalId }: { approvalId: string }) {
  const t = useMessages()
  const queries = useQueryClient()
  const params = { approvalId }
  const { approval } = useCall(approvalCall, { params })
  const reload = () =>
    Promise.all(
      ['approval', 'approvals', 'order', 'orders'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const decide = async (body: Decision) => {
    const decided = await call(decideApproval, { params, body })
    await reload()
    toast(t(`approval.done.${decided.approval.state === 'refused' ? 'refused' : 'approved'}`), {
      type: 'success',
    })
  }
  return (
    <Screen title={t('approval.one')}>
      <ApprovalView approval={approval} onDecide={decide} onReload={reload} orderLink />
    </Screen>
  )
}
