import { monthOf, wibDayEnd, wibMonth } from '../server/wib.ts'
import type { ParcelTable } from './table.ts'

/**
 * A tax invoice bears the day of the payment, and reaches the tax authority by the 20th of the next month: later it is
 * refused, and is no tax invoice (PER-11/PJ/2025, article 44). The seller has the last five days.
 */
const LAST_DAY = 15

interface Parcel extends Pick<ParcelTable, 'is_pkp' | 'state'> {
  lines: readonly { left: number }[]
}

/** The last day in WIB on which the tax invoices of a paid order can be requested; null when it is over, or for no goods. */
export function factureUntil(
  order: { paid_at: Date | null; facture: object | null },
  parcels: readonly Parcel[],
  now: Date,
): string | null {
  if (order.paid_at === null || order.facture !== null) return null
  const hasGoods = parcels.some(
    ({ is_pkp, state, lines }) =>
      is_pkp && state !== null && state !== 'cancelled' && lines.some(({ left }) => left > 0),
  )
  const next = monthOf(wibMonth(monthOf(order.paid_at)).to)
  const day = `${next}-${LAST_DAY}`
  return hasGoods && now < wibDayEnd(day) ? day : null
}
