import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import {
  arrivalOf,
  byArrival,
  cheapestDelivery,
  optionCost,
} from '@borong/api/rules/shipping-option'
import { wibDay } from '@borong/api/rules/wib'
import type { CallParsed, CallReply } from '@borong/api/shape'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { GoodsSeller } from '../cart/public.ts'
import { isCold } from '../shipping/public.ts'
import type { DraftLine } from './draft.ts'
import { isUsable, type Package, packageOf } from './packages.ts'
import { orderRefused } from './refused.ts'

type Body = CallParsed<typeof planOutletOrder>['body']
type Shipment = CallReply<typeof planOutletOrder>['result']['shipments'][number]

interface Parcel {
  seller: GoodsSeller
  group: DraftLine[]
  address: SavedAddress
  costCentreId: string | null
}

/** The parcels of one seller to one address. Those of several cost centres have the same courier. */
export interface PlannedShipment {
  packages: Package[]
  /** Sums of all parcels. */
  options: ShippingOption[]
  chosen: ShippingOption | undefined
  /** The insurance that the buyer may add to the chosen courier, for all parcels. */
  insurance: { fee: number; is_chosen: boolean } | null
  refusal: 'NOT_COVERED' | 'COLD_COURIER_NEEDED' | undefined
  now: Date
}

/** The parcels with the couriers that can be had, and the chosen one. */
export function shipmentsOf(
  parcels: readonly Parcel[],
  quoted: ReadonlyMap<Parcel, ShippingOption[]>,
  body: Pick<Body, 'couriers' | 'shipping_used' | 'insurance' | 'insurance_of'>,
  now: Date,
): PlannedShipment[] {
  const placeOf = (one: { vendor_id: string; shipping_address_id: string }) =>
    `${one.vendor_id} ${one.shipping_address_id}`
  const choices = new Map(body.shipping_used.map((one) => [placeOf(one), one.shipping_id]))
  const insured = new Map(body.insurance_of.map((one) => [placeOf(one), one.insurance]))
  const keyOf = ({ seller, address }: Parcel) => `${seller.id} ${address.shipping_address_id}`
  return [...Map.groupBy(parcels, keyOf)].map(([key, same]) => {
    const ofParcels = same.map((parcel) => (quoted.get(parcel) ?? []).filter(isUsable))
    const options = together(ofParcels)
    const chosen =
      options.find(({ id }) => id === choices.get(key)) ?? preselected(options, body.couriers)
    const found = ofParcels.map((one) => one.find(({ id }) => id === chosen?.id) ?? NONE)
    const fee = found.reduce((sum, option) => sum + optional(option), 0)
    const isInsured = insured.get(key) ?? body.insurance
    const cold = same.some(({ group }) => group.some(({ goods }) => isCold(goods)))
    return {
      packages: same.map((parcel, at) =>
        packageOf({ ...parcel, choice: { insurance: isInsured, note: '' } }, found[at]!),
      ),
      options,
      chosen,
      insurance: fee > 0 ? { fee, is_chosen: isInsured } : null,
      refusal: chosen ? undefined : cold ? 'COLD_COURIER_NEEDED' : 'NOT_COVERED',
      now,
    }
  })
}

/** The couriers that all parcels can have, each with the sum of the prices, the cheapest first. */
function together(ofParcels: readonly ShippingOption[][]): ShippingOption[] {
  const [first = [], ...others] = ofParcels
  return first
    .flatMap((option) => {
      const rest = others.map((options) => options.find(({ id }) => id === option.id))
      const found = rest.filter((one) => one !== undefined)
      return found.length < rest.length ? [] : [found.reduce(added, option)]
    })
    .toSorted((a, b) => optionCost(a) - optionCost(b) || byArrival(a, b))
}

const added = (sum: ShippingOption, option: ShippingOption): ShippingOption => ({
  ...sum,
  price: sum.price + option.price,
  // Insurance that only one parcel needs is in the price of that parcel alone.
  insurance_fee: mandatory(sum) + mandatory(option),
  is_mandatory_insurance: mandatory(sum) + mandatory(option) > 0 ? 'yes' : 'no',
})

const mandatory = (option: ShippingOption) => optionCost(option) - option.price
const optional = (option: ShippingOption) => option.insurance_fee - mandatory(option)

/** The courier without a choice. The minimum purchase is that of all outlets together. */
function preselected(
  options: readonly ShippingOption[],
  wish: Body['couriers'],
): ShippingOption | undefined {
  const deliveries = options.filter(({ kind }) => kind !== 'pickup')
  if (wish === 'fastest') return deliveries.toSorted(byArrival)[0]
  return cheapestDelivery(
    deliveries.map((option) => ({ ...option, minimum_purchase_fulfilled: 'Y' as const })),
  )
}

/** The goods of a shipment without a courier still count. */
const NONE = {
  id: '',
  company: '',
  service: '',
  price: 0,
  insurance_fee: 0,
  is_mandatory_insurance: 'no',
  duration_shortest: 0,
  duration_longest: 0,
  duration_uom: 'day',
} as unknown as ShippingOption

/** The refusal of a shipment without a courier. */
export const refusedShipment = ({ refusal, packages }: PlannedShipment) =>
  refusal &&
  orderRefused(refusal, {
    data: packages.map(({ seller }) => ({
      id_vendor: String(seller.id),
      vendor_name: seller.name,
    })),
  })

export function viewShipment(
  { packages, options, chosen, insurance, now }: PlannedShipment,
  problem: Shipment['problem'],
): Shipment {
  const { seller, address } = packages[0]!
  const lines = packages.flatMap((parcel) => parcel.lines)
  return {
    vendor_id: String(seller.id),
    shipping_address_id: address.shipping_address_id,
    goods: lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0),
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
    shipping_id: chosen?.id ?? null,
    shipping: chosen ? optionCost(chosen) : 0,
    insurance,
    couriers: options.map((option) => {
      const { from, to } = arrivalOf(option, now.getTime())
      return {
        id: option.id,
        price: optionCost(option),
        from: wibDay(new Date(from)),
        to: wibDay(new Date(to)),
      }
    }),
    problem,
  }
}

/** The names of all couriers of these shipments. */
export const namesOfCouriers = (shipments: readonly PlannedShipment[]) => [
  ...new Map(
    shipments.flatMap(({ options }) =>
      options.map(
        ({ id, company, service }) => [id, { id, name: `${company} ${service}` }] as const,
      ),
    ),
  ).values(),
]
