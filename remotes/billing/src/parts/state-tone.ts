import type { BadgeProps } from '@borong/ui/Badge'
import type { Bill } from './bill-kinds.ts'

/** The state of a bill, or that an approver has to decide before it can be paid. */
export type ShownState = Bill['state'] | 'awaiting_approval'

export const shownState = ({ state, approval }: Pick<Bill, 'state' | 'approval'>): ShownState =>
  approval?.state === 'waiting' ? 'awaiting_approval' : state

const TONES: Readonly<Record<ShownState, NonNullable<BadgeProps['tone']>>> = {
  awaiting_approval: 'warn',
  awaiting_payment: 'warn',
  paid: 'note',
  sent: 'note',
  pending: 'note',
  done: 'good',
  failed: 'bad',
  refunded: 'warn',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** The colour of a state. */
export const toneOf = (state: ShownState) => TONES[state]
