import type { company } from '@borong/api/companies'
import type { Reply } from '@borong/contract'

export type CompanyReply = Reply<typeof company>
export type Company = CompanyReply['company']
export type Member = CompanyReply['members'][number]
export type Invitation = CompanyReply['invitations'][number]
export type CostCentre = CompanyReply['cost_centres'][number]

/** The sections of a company about its members. */
export interface ApproversProps {
  companyId: string
  members: readonly Member[]
  isManager: boolean
}
