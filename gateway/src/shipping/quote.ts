import type { ShippingOption } from '@borong/api/shipping.shapes'
import { distanceKm, type Point } from '../places/public.ts'
import { type CourierService, couriers } from './couriers.ts'
import { type Region, regionOf } from './regions.ts'

/** The sender of a parcel. */
export interface Shipper extends Point {
  id: number
  province: string
  membership: 0 | 2 | 3
  minimumPurchase: number
  personalCourier: boolean
  freeShipping: boolean
}

export interface Destination extends Point {
  province: string
}

/** A parcel. An unknown `value` is null: then the minimum purchase and free shipping are not judged. */
export interface Parcel {
  weightGrams: number
  volumeCm3: number
  value: number | null
  /** True when any of the goods is frozen or chilled: then the whole parcel travels cold, or the same day. */
  isCold: boolean
}

const KG_OF_VOLUME = { parcel: 6000, cargo: 4000 } as const
const CARGO_STEP_KG = 10
const HEAVY_KG = 10
const TOLERANCE_KG = 0.3
const OWN_COURIER_KM = 35
const OWN_COURIER_LOAD_KG = 500
const PICKUP_KM = 60
const INSURED_SHARE = 0.002
const MUST_INSURE_FROM = 5_000_000
const FREE_SHIPPING_FROM = 500_000
const FREE_SHIPPING_UP_TO = 50_000

/** All shipping options of a parcel, suitable ones first: cargo for heavy goods, then by price. Deterministic. */
export function quote(shipper: Shipper, to: Destination, parcel: Parcel): ShippingOption[] {
  const route = routeOf(shipper, to)
  const options = couriers
    .filter((courier) => serves(courier, route, parcel))
    .map((courier) => byCourier(courier, shipper, route, parcel))
  // A seller's own courier may take until the next day, so it takes no cold goods.
  if (shipper.personalCourier && !parcel.isCold) options.push(byOwnCourier(shipper, route, parcel))
  if (route.km <= PICKUP_KM && !route.bySea) options.push(byPickup(shipper, parcel))
  return options.toSorted(
    (a, b) =>
      orderOf(a, parcel) - orderOf(b, parcel) || a.price - b.price || (a.id < b.id ? -1 : 1),
  )
}

interface Route {
  km: number
  bySea: boolean
  to: Region
  covered: boolean
}

function routeOf(shipper: Shipper, destination: Destination): Route {
  const from = regionOf(shipper.province)
  const to = regionOf(destination.province)
  return {
    km: distanceKm(shipper, destination),
    bySea: from !== to,
    to,
    covered: covers(shipper, from, to),
  }
}

/** V-06: small sellers often ship on their own island only, and some of the larger ones do not serve the far east. */
function covers(shipper: Shipper, from: Region, to: Region): boolean {
  if (from === to) return true
  if (shipper.membership === 0 && shipper.id % 4 === 0) return false
  return to !== 'far-east' || shipper.membership === 3 || shipper.id % 3 !== 0
}

function serves(courier: CourierService, route: Route, parcel: Parcel): boolean {
  const isCold = courier.coldChain === true
  if (parcel.isCold ? !isCold && courier.kind !== 'instant' : isCold) return false
  if (parcel.weightGrams / 1000 > (courier.mostKg ?? Infinity)) return false
  if (route.km > (courier.mostKm ?? Infinity)) return false
  if (route.bySea && courier.byLandOnly) return false
  return route.to !== 'far-east' || courier.farEast === true || !route.bySea
}

/** Rupiah per kilogram of a regular parcel: cheaper per kilometre with distance, more expensive across the sea. */
export function ratePerKg({ km, bySea, to }: Pick<Route, 'km' | 'bySea' | 'to'>): number {
  const distance = 14 * Math.min(km, 800) + 9 * Math.max(0, km - 800)
  return 9000 + distance + (bySea ? 8000 : 0) + (to === 'far-east' ? 20_000 : 0)
}

function chargeableKg(kind: 'cargo' | 'parcel' | 'instant', parcel: Parcel): number {
  const real = parcel.weightGrams / 1000
  if (kind === 'instant') return Math.max(1, Math.ceil(real))
  const kg = Math.max(real, parcel.volumeCm3 / KG_OF_VOLUME[kind])
  if (kind === 'cargo') return Math.max(1, Math.ceil(kg / CARGO_STEP_KG)) * CARGO_STEP_KG
  return Math.max(1, Math.ceil(kg - TOLERANCE_KG))
}

const roundUp = (amount: number, to: number) => Math.ceil(amount / to) * to

function byCourier(
  courier: CourierService,
  shipper: Shipper,
  route: Route,
  parcel: Parcel,
): ShippingOption {
  const kg = chargeableKg(courier.kind, parcel)
  const instantPrice = 15_000 + 2500 * Math.max(0, route.km - 5)
  const normal = roundUp(
    courier.factor * (courier.kind === 'instant' ? instantPrice : kg * ratePerKg(route)),
    500,
  )
  const [shortest, longest] = daysOf(route)
  const option = base(shipper, parcel, {
    id: courier.id,
    code: courier.code,
    company: courier.company,
    service: courier.service,
    kind: courier.kind,
    shortest: courier.kind === 'instant' ? 0 : Math.max(1, shortest + courier.days[0]),
    longest: courier.kind === 'instant' ? 0 : Math.max(1, longest + courier.days[1]),
    normal,
    kg,
    covered: route.covered,
  })
  const isSlow = courier.kind !== 'instant' && !courier.mostKm
  return {
    ...option,
    price: isSlow ? Math.max(0, normal - freeShipping(shipper, parcel)) : normal,
    // Same-day couriers work only with sellers of proven packing speed: those with a membership.
    feature_flag: courier.kind === 'instant' && shipper.membership === 0 ? 'N' : 'Y',
    insurance_fee: insuranceFee(parcel),
    is_mandatory_insurance: (parcel.value ?? 0) >= MUST_INSURE_FROM ? 'yes' : 'no',
  }
}

const freeShipping = (shipper: Shipper, parcel: Parcel) =>
  shipper.freeShipping && (parcel.value ?? 0) >= FREE_SHIPPING_FROM ? FREE_SHIPPING_UP_TO : 0

const insuranceFee = (parcel: Parcel) => roundUp((parcel.value ?? 0) * INSURED_SHARE, 100)

/** The shortest and the longest delivery of a regular parcel. */
export function daysOf({
  km,
  bySea,
  to,
}: Pick<Route, 'km' | 'bySea' | 'to'>): readonly [number, number] {
  if (to === 'far-east' && bySea) return [5, 9]
  if (bySea) return [3, 6]
  if (km < 60) return [1, 2]
  return km < 300 ? [1, 3] : [2, 4]
}

function byOwnCourier(shipper: Shipper, route: Route, parcel: Parcel): ShippingOption {
  const loads = Math.max(1, Math.ceil(parcel.weightGrams / 1000 / OWN_COURIER_LOAD_KG))
  return base(shipper, parcel, {
    id: 'own',
    code: 'own',
    company: 'Kurir Toko',
    service: 'Antar',
    kind: 'own',
    shortest: 1,
    longest: 2,
    normal: roundUp(loads * (15_000 + 2000 * route.km), 1000),
    kg: Math.ceil(parcel.weightGrams / 1000),
    covered: !route.bySea && route.km <= OWN_COURIER_KM,
  })
}

const byPickup = (shipper: Shipper, parcel: Parcel): ShippingOption =>
  base(shipper, parcel, {
    id: 'pickup',
    code: 'pickup',
    company: 'Ambil di toko',
    service: 'Ambil sendiri',
    kind: 'pickup',
    shortest: 0,
    longest: 1,
    normal: 0,
    kg: Math.ceil(parcel.weightGrams / 1000),
    covered: true,
  })

function base(
  shipper: Shipper,
  parcel: Parcel,
  given: Pick<ShippingOption, 'id' | 'code' | 'company' | 'service' | 'kind'> & {
    shortest: number
    longest: number
    normal: number
    kg: number
    covered: boolean
  },
): ShippingOption {
  const { shortest, longest, normal, kg, covered, ...named } = given
  return {
    ...named,
    vendor_id: String(shipper.id),
    duration_shortest: shortest,
    duration_longest: longest,
    duration_uom: 'day',
    price: normal,
    normal_price: normal,
    chargeable_weight_kg: kg,
    minimum_purchase: shipper.minimumPurchase,
    covered_city: covered ? 'Y' : 'N',
    minimum_purchase_fulfilled:
      parcel.value === null || parcel.value >= shipper.minimumPurchase ? 'Y' : 'N',
    feature_flag: 'Y',
    insurance_fee: 0,
    is_mandatory_insurance: 'no',
  }
}

function orderOf(option: ShippingOption, parcel: Parcel): number {
  const heavy = parcel.weightGrams / 1000 >= HEAVY_KG
  const kinds = heavy
    ? ['cargo', 'own', 'parcel', 'instant', 'pickup']
    : ['parcel', 'own', 'instant', 'cargo', 'pickup']
  const unreachable = option.covered_city === 'N' ? kinds.length : 0
  return kinds.indexOf(option.kind) + unreachable
}
