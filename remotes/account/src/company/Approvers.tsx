import { ApprovalRules } from './ApprovalRules.tsx'
import type { ApproversProps } from './company.ts'
import { Deputies } from './Deputies.tsx'

/** Which orders need approval by whom, and who replaces an absent approver. */
export default function Approvers(props: ApproversProps) {
  return (
    <>
      <ApprovalRules {...props} />
      <Deputies {...props} />
    </>
  )
}
