import type { order } from '@borong/api/orders'
import type { Reply } from '@borong/contract'

const tones = {
  awaiting_payment: 'warn',
  processed: 'note',
  shipped: 'note',
  delivered: 'note',
  completed: 'good',
  cancelled: 'bad',
  expired: 'bad',
} as const

/** The tone of an order's state. */
export const stateTone = (state: Reply<typeof order>['data']['state']) => tones[state]
