import type { orderStates } from '@borong/api/orders.shapes'
import type { OrderState } from './table.ts'

/** The state of an order in replies. Released browsers know no state for orders that await approval. */
export const wireState = (state: OrderState): (typeof orderStates)[number] =>
  state === 'awaiting_approval' ? 'awaiting_payment' : state
