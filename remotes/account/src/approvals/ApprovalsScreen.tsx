import { useParams } from '@borong/contract'
import { ApprovalList } from './ApprovalList.tsx'
import { ApprovalPage } from './ApprovalPage.tsx'

/** Approval requests of companies: the list, and one request. */
export function ApprovalsScreen() {
  const { approvalId } = useParams()
  return approvalId ? <ApprovalPage approvalId={approvalId} /> : <ApprovalList />
}
