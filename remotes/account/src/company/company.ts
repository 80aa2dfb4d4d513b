import type { company } from '@borong/api/companies'
import type { Reply } from '@borong/contract'

export type Company = Reply<typeof company>['company']
export type Member = Reply<typeof company>['members'][number]
export type Invitation = Reply<typeof company>['invitations'][number]
export type CostCentre = Reply<typeof company>['cost_centres'][number]

/** The parts of a company's page about its approvers. */
export interface ApproversProps {
  companyId: string
  members: readonly Member[]
  isManager: boolean
}
