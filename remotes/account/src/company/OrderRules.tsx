import { useMessages } from '@borong/contract'
import { EmptyState } from '@borong/ui/EmptyState'
import { LockIcon } from '@borong/ui/icons/LockIcon'
import { Band } from '../parts/Screen.tsx'
import { ApprovalRules } from './ApprovalRules.tsx'
import { Budgets } from './Budgets.tsx'
import type { CompanyReply } from './company.ts'
import { CompanySettings } from './CompanySettings.tsx'
import { CostCentres } from './CostCentres.tsx'
import { Deputies } from './Deputies.tsx'
import { Members } from './Members.tsx'
import type { Section } from './sections.ts'

interface OrderRulesProps {
  section: Section
  reply: CompanyReply
}

/** The list and the forms of a section: who orders for the company, for which cost centres and budgets, by which rules. */
export default function OrderRules({ section, reply }: OrderRulesProps) {
  const { members, invitations, settings, cost_centres: centres } = reply
  const { id: companyId, actions } = reply.company
  const isManager = actions.includes('company:manage')
  const approvers = { companyId, members, isManager }
  switch (section) {
    case 'members':
      return <Members {...approvers} invitations={invitations} />
    case 'cost-centres':
      return <CostCentres companyId={companyId} centres={centres} isManager={isManager} />
    case 'budgets':
      return (
        <Budgets
          companyId={companyId}
          members={members}
          centres={centres}
          isKeeper={actions.includes('company:budgets')}
        />
      )
    case 'approval-rules':
      return (
        <>
          <ApprovalRules {...approvers} centres={centres} />
          <Deputies {...approvers} />
        </>
      )
    case 'requirements':
      return isManager ? (
        <CompanySettings companyId={companyId} settings={settings} />
      ) : (
        <AdminsOnly />
      )
  }
}

function AdminsOnly() {
  const t = useMessages()
  return (
    <Band>
      <EmptyState icon={<LockIcon size={32} />} title={t('company.adminsOnly')} />
    </Band>
  )
}
