import type { orderRefusals } from '@borong/api/order-refusals'
import type { RefusalDetails } from '@borong/api/shape'

export type OrderRefusal = keyof typeof orderRefusals

/** All values that messages of refused orders name. */
interface Values {
  amount: string
  message: string
  company: string
  serial: string
  budget: string
  period: string
}

/** Thrown when an order is impossible. It rolls the transaction back. */
export class OrderRefused extends Error {
  readonly refusal: OrderRefusal
  readonly details: { data?: unknown; values: Values }

  constructor(refusal: OrderRefusal, details: { data?: unknown; values?: Partial<Values> }) {
    super(refusal)
    this.refusal = refusal
    this.details = {
      ...details,
      values: {
        amount: '',
        message: '',
        company: '',
        serial: '',
        budget: '',
        period: '',
        ...details.values,
      },
    }
  }
}

/** Refuses an order, with the values that the message of the refusal names. */
export const orderRefused = <Name extends OrderRefusal>(
  refusal: Name,
  ...[details = {}]: RefusalDetails<typeof orderRefusals, Name>
): OrderRefused => new OrderRefused(refusal, details)
