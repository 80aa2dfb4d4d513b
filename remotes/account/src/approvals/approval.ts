import type { approval, decideApproval } from '@borong/api/approvals'
import type { Input, Reply } from '@borong/contract'

export type Approval = Reply<typeof approval>['approval']
export type Decision = Input<typeof decideApproval>['body']

/** The tone of a request's state. */
export const tones = {
  waiting: 'warn',
  approved: 'good',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const
