import type { order } from '@borong/api/orders'
import type { Reply } from '@borong/contract'

const tones = {
  awaiting_approval: 'warn',
  awaiting_payment: 'warn',
  processed: 'note',
  shipped: 'note',
  delivered: 'note',
  completed: 'good',
  cancelled: 'bad',
  expired: 'bad',
} as const

type Row = Pick<Reply<typeof order>['data'], 'state' | 'awaits_approval'>

/** The state of an order as buyers read it: while it awaits approval, the gateway's `state` is `awaiting_payment`. */
export const shownState = ({ state, awaits_approval }: Row): keyof typeof tones =>
  awaits_approval ? 'awaiting_approval' : state

/** The tone of an order's state. */
export const stateTone = (state: keyof typeof tones) => tones[state]
