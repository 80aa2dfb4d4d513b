import type { CargoRate } from '@borong/api/cargo.shapes'
import { MOST_CARGO_KG } from '@borong/api/rules/cargo'
import { atlas, distanceKm } from '../places/public.ts'
import { daysOf, ratePerKg, type Region, regionOf } from '../shipping/public.ts'
import { services } from './services.ts'

/** A shipment as a client describes it: the weight is of all packages, the sides are of one. */
export interface Shipment {
  weight_kg: number
  packages: number
  length_cm: number
  width_cm: number
  height_cm: number
}

type NoRates =
  | 'DISTRICT_UNKNOWN'
  | 'SAME_DISTRICT'
  | 'WEIGHT_INVALID'
  | 'SIZE_INVALID'
  | 'NO_SERVICE'

const CM3_OF_KG = 4000
// Roads are longer than the great circle.
const ROAD = 1.3
const KM_OF_DAY = 500

// The ships of the network. Java is the hub.
const LANES: readonly (readonly [Region, Region])[] = [
  ['sumatra', 'riau-islands'],
  ['bali', 'nusa-tenggara'],
  ['kalimantan', 'sulawesi'],
  ['sulawesi', 'far-east'],
]

const isLane = (from: Region, to: Region) =>
  from === 'jawa' || to === 'jawa' || LANES.some((lane) => lane.includes(from) && lane.includes(to))

const volumeOf = ({ packages, length_cm, width_cm, height_cm }: Shipment) =>
  packages * length_cm * width_cm * height_cm

/** The prices of every service between two districts, the cheapest first; or the reason why there is none. */
export function ratesOf(
  fromId: string,
  toId: string,
  shipment: Shipment,
): { volumetric_kg: number; rates: CargoRate[] } | NoRates {
  const [from, to] = [atlas().byId.get(fromId), atlas().byId.get(toId)]
  if (!from || !to) return 'DISTRICT_UNKNOWN'
  if (fromId === toId) return 'SAME_DISTRICT'
  const { weight_kg, length_cm, width_cm, height_cm } = shipment
  if (!(weight_kg > 0 && weight_kg <= MOST_CARGO_KG)) return 'WEIGHT_INVALID'
  const sides = [length_cm, width_cm, height_cm].filter((side) => side > 0).length
  if (sides % 3 !== 0) return 'SIZE_INVALID'
  const volume = volumeOf(shipment)
  const [origin, target] = [regionOf(from.province), regionOf(to.province)]
  const route: Route = {
    km: distanceKm(from, to),
    bySea: origin !== target,
    hasLane: origin === target || isLane(origin, target),
    // The way from the far east costs as much as the way to it.
    to: origin === 'far-east' ? origin : target,
  }
  const rates = services.flatMap((service) => rateOf(service, route, weight_kg, volume) ?? [])
  if (rates.length === 0) return 'NO_SERVICE'
  return {
    volumetric_kg: Math.ceil((volume / CM3_OF_KG) * 10) / 10,
    rates: rates.toSorted((a, b) => a.price - b.price),
  }
}

interface Route {
  km: number
  bySea: boolean
  hasLane: boolean
  to: Region
}

function rateOf(
  service: (typeof services)[number],
  route: Route,
  weightKg: number,
  volumeCm3: number,
): CargoRate | undefined {
  const { id, mostKg } = service
  if (service.kind === 'vehicle') {
    const km = Math.ceil(route.km * ROAD)
    const { mostCm3, mostKm, base, perKm } = service
    if (route.bySea || weightKg > mostKg || volumeCm3 > mostCm3 || km > mostKm) return undefined
    const days = Math.max(1, Math.ceil(km / KM_OF_DAY))
    return {
      service: id,
      price: roundUp(base + perKm * km, 1000),
      chargeable_kg: null,
      most_kg: mostKg,
      shortest_days: days,
      longest_days: days + 1,
    }
  }
  const { factor, stepKg, bySeaOnly, days } = service
  const kg = Math.max(1, Math.ceil(Math.max(weightKg, volumeCm3 / CM3_OF_KG) / stepKg)) * stepKg
  if (!route.hasLane || (bySeaOnly && !route.bySea) || kg > mostKg) return undefined
  const [shortest, longest] = daysOf(route)
  return {
    service: id,
    price: roundUp(factor * kg * ratePerKg(route), 500),
    chargeable_kg: kg,
    most_kg: mostKg,
    shortest_days: Math.max(1, shortest + days[0]),
    longest_days: Math.max(1, longest + days[1]),
  }
}

const roundUp = (amount: number, to: number) => Math.ceil(amount / to) * to
