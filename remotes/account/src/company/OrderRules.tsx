import { ApprovalRules } from './ApprovalRules.tsx'
import type { ApproversProps } from './company.ts'
import { CompanySettings, type CompanySettingsProps } from './CompanySettings.tsx'
import { Deputies } from './Deputies.tsx'

/** Which orders need approval by whom, who replaces an absent approver, and what the company requires of every order. */
export default function OrderRules({
  settings,
  ...approvers
}: ApproversProps & Pick<CompanySettingsProps, 'settings'>) {
  return (
    <>
      <ApprovalRules {...approvers} />
      <Deputies {...approvers} />
      {approvers.isManager && (
        <CompanySettings companyId={approvers.companyId} settings={settings} />
      )}
    </>
  )
}
