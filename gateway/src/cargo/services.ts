import type { CargoService } from '@borong/api/rules/cargo'

/** A service with a price for each kilogram, relative to a regular parcel. */
interface ByWeight {
  kind: 'weight'
  id: CargoService
  factor: number
  stepKg: number
  mostKg: number
  /** The difference in days to a regular parcel. */
  days: readonly [shortest: number, longest: number]
  /** Serves only routes that cross the sea. */
  bySeaOnly?: boolean
}

/** A whole vehicle, with a price for its way. It does not cross the sea. */
interface ByVehicle {
  kind: 'vehicle'
  id: CargoService
  base: number
  perKm: number
  mostKg: number
  mostCm3: number
  mostKm: number
}

const CM3_OF_M3 = 1_000_000

/** The services with realistic prices. Data, so that it is easy to correct. */
export const services: readonly (ByWeight | ByVehicle)[] = [
  { kind: 'weight', id: 'shared', factor: 0.27, stepKg: 10, mostKg: 1000, days: [2, 4] },
  {
    kind: 'weight',
    id: 'air',
    factor: 1.9,
    stepKg: 1,
    mostKg: 200,
    days: [-2, -4],
    bySeaOnly: true,
  },
  {
    kind: 'vehicle',
    id: 'van',
    base: 150_000,
    perKm: 5000,
    mostKg: 700,
    mostCm3: 3 * CM3_OF_M3,
    mostKm: 250,
  },
  {
    kind: 'vehicle',
    id: 'light',
    base: 350_000,
    perKm: 7500,
    mostKg: 2200,
    mostCm3: 9 * CM3_OF_M3,
    mostKm: 1500,
  },
  {
    kind: 'vehicle',
    id: 'medium',
    base: 600_000,
    perKm: 10_000,
    mostKg: 5000,
    mostCm3: 17 * CM3_OF_M3,
    mostKm: 2500,
  },
  {
    kind: 'vehicle',
    id: 'heavy',
    base: 1_200_000,
    perKm: 15_000,
    mostKg: 15_000,
    mostCm3: 40 * CM3_OF_M3,
    mostKm: 2500,
  },
]
