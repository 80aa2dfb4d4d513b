import type { company } from '@borong/api/companies'
import type { Reply } from '@borong/contract'
import { ApprovalRules } from './ApprovalRules.tsx'
import { Budgets } from './Budgets.tsx'
import { CompanySettings } from './CompanySettings.tsx'
import { Deputies } from './Deputies.tsx'

/** The budgets of orders, which of them need approval by whom, and what the company requires of every one. */
export default function OrderRules({ reply }: { reply: Reply<typeof company> }) {
  const { members, settings, cost_centres: centres } = reply
  const { id: companyId, actions } = reply.company
  const isManager = actions.includes('company:manage')
  const approvers = { companyId, members, isManager }
  return (
    <>
      <Budgets
        companyId={companyId}
        members={members}
        centres={centres}
        isKeeper={actions.includes('company:budgets')}
      />
      <ApprovalRules {...approvers} centres={centres} />
      <Deputies {...approvers} />
      {isManager && <CompanySettings companyId={companyId} settings={settings} />}
    </>
  )
}
