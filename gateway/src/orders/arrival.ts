import { arrivalOf } from '@borong/api/rules/shipping-option'
import { wibDay } from '@borong/api/rules/wib'
import type { Courier, OrderState, ParcelState } from './table.ts'

interface Sent {
  state: ParcelState | null
  courier: Courier
}

const OVER = new Set(['expired', 'cancelled'])

/**
 * The days in Jakarta on which these parcels of an order arrive, the first and the last: in the time of their couriers from
 * the payment, or from now while the order is not paid. Null when none of them is still to arrive.
 */
export function arrivalDays(
  order: { state: OrderState; paid_at: Date | null },
  parcels: readonly Sent[],
  now: Date,
): { from: string; to: string } | null {
  const start = (order.paid_at ?? now).getTime()
  const coming = parcels
    .filter(
      ({ state, courier }) =>
        courier.id !== 'pickup' && !OVER.has(order.state) && (!state || isOnTheWay(state)),
    )
    .map(({ courier }) => arrivalOf(courier, start))
  if (coming.length === 0) return null
  return {
    from: wibDay(new Date(Math.min(...coming.map(({ from }) => from)))),
    to: wibDay(new Date(Math.max(...coming.map(({ to }) => to)))),
  }
}

const isOnTheWay = (state: ParcelState) => state === 'processed' || state === 'shipped'
