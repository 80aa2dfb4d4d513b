import type { orderRefusals } from '@borong/api/order-refusals'

export type OrderRefusal = keyof typeof orderRefusals

/** Thrown when an order is impossible. It rolls the transaction back. */
export class OrderRefused extends Error {
  readonly refusal: OrderRefusal
  readonly more: { data?: unknown; values?: Record<string, string> }

  constructor(
    refusal: OrderRefusal,
    more: { data?: unknown; values?: Record<string, string> } = {},
  ) {
    super(refusal)
    this.refusal = refusal
    this.more = more
  }
}
