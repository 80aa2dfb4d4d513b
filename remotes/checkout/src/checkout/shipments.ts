import {
  couriersBy,
  rankCouriers,
  type CourierRule,
  type RankedCouriers,
} from '@borong/api/rules/courier-choice'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { OrderableVendor } from '../shop/orderable.ts'
import type { ShippingUsed } from './draft.ts'

/** The shipping of one seller's goods. */
export interface Shipment {
  vendor: OrderableVendor
  couriers: RankedCouriers<ShippingOption>
  /** Undefined while no option is available. */
  option: ShippingOption | undefined
  isInsured: boolean
  /** V-06: no courier brings the goods to the address; they stay in the cart. */
  isUnreachable: boolean
  /** The option that the buyer had selected is no longer available. */
  hasChanged: boolean
}

interface Choices {
  quotes?: Readonly<Record<string, readonly ShippingOption[]>> | undefined
  /** The couriers that the buyer chose for single sellers. */
  chosen: readonly ShippingUsed[]
  rule: CourierRule
  isInTime?: ((option: ShippingOption) => boolean) | undefined
}

/** For each seller the courier that the buyer chose, or the one by the rule for all sellers. */
export function shipmentsOf(
  vendors: readonly OrderableVendor[],
  { quotes, chosen, rule, isInTime }: Choices,
): Shipment[] {
  const ranked = vendors.map((vendor) => rankCouriers(quotes?.[vendor.id_vendor] ?? [], isInTime))
  const byRule = couriersBy(rule, ranked)
  return vendors.map((vendor, at) => {
    const couriers = ranked[at]!
    const wanted = chosen.find(({ vendor_id }) => vendor_id === vendor.id_vendor)
    const kept = couriers.offered.find(({ id }) => id === wanted?.shipping_id)
    const option = kept ?? byRule[at]
    return {
      vendor,
      couriers,
      option,
      isInsured:
        option !== undefined &&
        (option.is_mandatory_insurance === 'yes' || (wanted?.insurance ?? false)),
      isUnreachable: quotes !== undefined && !option,
      hasChanged: quotes !== undefined && !!wanted?.shipping_id && !kept,
    }
  })
}

/** The shipments that can be sent now. */
export const sendable = (shipments: readonly Shipment[]) =>
  shipments.flatMap(({ option, ...shipment }) => (option ? [{ ...shipment, option }] : []))

/** The sellers that can issue a tax invoice. */
export const issuersOf = (shipments: readonly Pick<Shipment, 'vendor'>[]) =>
  shipments.flatMap(({ vendor }) => (vendor.is_pkp ? [vendor] : []))

/** The shipments as input of the totals. */
export const asTotalsVendors = (shipments: readonly Shipment[]) =>
  sendable(shipments).map(({ vendor, option, isInsured }) => ({
    id: vendor.id_vendor,
    lines: vendor.lines.map((line) => ({ ...line, quantity: line.product_quantity })),
    shipping_price: option.price,
    insurance_fee: isInsured ? option.insurance_fee : 0,
  }))

/** The same choices with this seller's replaced. */
export const withChoice = (
  chosen: readonly ShippingUsed[],
  choice: ShippingUsed,
): ShippingUsed[] => [...chosen.filter(({ vendor_id }) => vendor_id !== choice.vendor_id), choice]
