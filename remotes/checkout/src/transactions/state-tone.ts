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

/** The colour of an order's state. */
export const stateTone = (state: Reply<'order'>['data']['state']) => tones[state]
