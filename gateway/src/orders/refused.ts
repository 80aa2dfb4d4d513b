import type { orderRefusals } from '@borong/api/order-refusals'
import type { RefusalDetails } from '@borong/api/shape'
import { Refused, type RefusedMore } from '../server/refused.ts'

export type OrderRefusal = keyof typeof orderRefusals

/** Thrown when an order is impossible. It rolls the transaction back. */
export class OrderRefused extends Refused<OrderRefusal> {}

/** Refuses an order, with the values that the message of the refusal names. */
export const orderRefused = <Name extends OrderRefusal>(
  refusal: Name,
  ...[details]: RefusalDetails<typeof orderRefusals, Name>
): OrderRefused => new OrderRefused(refusal, details as RefusedMore | undefined)
