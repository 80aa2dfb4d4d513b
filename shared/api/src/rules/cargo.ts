import { DAY_MS, HOUR_MS } from './time.ts'
import { isDay, wibDay } from './wib.ts'

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

/** The first and the last day in WIB on which a truck can come, as `YYYY-MM-DD`. */
export function pickupDays(now: number): { first: string; last: string } {
  return {
    first: wibDay(new Date(now + (24 - PICKUP_CUTOFF_HOUR) * HOUR_MS)),
    last: wibDay(new Date(now + PICKUP_DAYS * DAY_MS)),
  }
}

/** Whether a truck can come on this day. */
export function isPickupDay(day: string, now: number): boolean {
  const { first, last } = pickupDays(now)
  return isDay(day) && day >= first && day <= last
}

/** Insurance for a declared value: 0.2 percent, rounded up to Rp 100, and Rp 2,500 at least. */
export const insuranceOf = (declared: number): number =>
  declared > 0 ? Math.max(2500, Math.ceil((declared * 2) / 1000 / 100) * 100) : 0
