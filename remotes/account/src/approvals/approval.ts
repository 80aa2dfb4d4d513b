import type { approval, decideApproval } from '@borong/api/approvals'
import type { Input, Reply } from '@borong/contract'

export type Approval = Reply<typeof approval>['approval']
export type Decision = Input<typeof decideApproval>['body']

/** The tone of the state of a request or of one of its steps. */
export const tones = {
  planned: 'neutral',
  waiting: 'warn',
  approved: 'good',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const

/** The state after a decision: the request goes on to its next step, or it has ended. */
export const outcomeOf = ({ state }: Approval) =>
  state === 'waiting' || state === 'refused' ? state : 'approved'
