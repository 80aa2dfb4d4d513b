const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const WIB_HOURS = 7
/** The hour in WIB from which a truck comes on the next day at the earliest. */
export const PICKUP_CUTOFF_HOUR = 15
/** The last day of a pickup, counted from today. */
export const PICKUP_DAYS = 30

/** The limits of one shipment. */
export const MOST_CARGO_KG = 15_000
export const MOST_PACKAGES = 500
export const MOST_SIDE_CM = 600
export const MOST_DECLARED = 10_000_000_000

/** The services, the cheapest kind first. */
export const cargoServices = ['shared', 'air', 'van', 'light', 'medium', 'heavy'] as const
export type CargoService = (typeof cargoServices)[number]

export const cargoStates = ['booked', 'picked_up', 'in_transit', 'delivered', 'cancelled'] as const
export type CargoState = (typeof cargoStates)[number]

const wibDay = (at: number) => new Date(at + WIB_HOURS * HOUR_MS).toISOString().slice(0, 10)

/** The first and the last day in WIB on which a truck can come, as `YYYY-MM-DD`. */
export function pickupDays(now: number): { first: string; last: string } {
  return {
    first: wibDay(now + (24 - PICKUP_CUTOFF_HOUR) * HOUR_MS),
    last: wibDay(now + PICKUP_DAYS * DAY_MS),
  }
}

/** Whether a truck can come on this day. */
export function isPickupDay(day: string, now: number): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN
  // Some engines move a day that its month does not have to the next month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false
  const { first, last } = pickupDays(now)
  return day >= first && day <= last
}

/** Insurance for a declared value: 0.2 percent, rounded up to Rp 100, and Rp 2,500 at least. */
export const insuranceOf = (declared: number): number =>
  declared > 0 ? Math.max(2500, Math.ceil((declared * 2) / 1000 / 100) * 100) : 0
