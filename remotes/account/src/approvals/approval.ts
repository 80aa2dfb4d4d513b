import type { approval, decideApproval } from '@borong/api/approvals'
import type { Input, Reply } from '@borong/contract'

export type Approval = Reply<typeof approval>['approval']
export type Decision = Input<typeof decideApproval>['body']

/** A request, and the acts of its reader. */
export interface ApprovalViewProps {
  approval: Approval
  onDecide: (body: Decision) => Promise<void>
  /** Reads the request again, after another approver has decided it. */
  onReload: () => Promise<unknown>
  /** Whether the reader can open other pages; the link of a message shows the request alone. */
  isSignedIn?: boolean | undefined
}

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
export const outcomeOf = ({ state, subject }: Approval) =>
  state === 'waiting' || state === 'refused'
    ? state
    : subject === 'bill'
      ? 'billApproved'
      : 'approved'

/** The quantities of lowered lines, by their ids; undefined while a line cannot have the typed one. */
export type Quantities = Readonly<Record<string, number | undefined>>

export interface ApprovalLinesProps {
  lines: Approval['lines']
  /** The ids of the lines that the approver wants to refuse. */
  refused: readonly string[]
  /** Absent while lines cannot be refused. */
  onChange?: ((refused: readonly string[]) => void) | undefined
  quantities: Quantities
  /** Absent while lines cannot be lowered. */
  onLower?: ((quantities: Quantities) => void) | undefined
}
