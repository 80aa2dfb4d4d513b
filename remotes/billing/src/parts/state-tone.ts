import type { BadgeProps } from '@borong/ui/Badge'
import type { Bill } from './bill-kinds.ts'

const TONES: Readonly<Record<Bill['state'], NonNullable<BadgeProps['tone']>>> = {
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
export const toneOf = (state: Bill['state']) => TONES[state]
