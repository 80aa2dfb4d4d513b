import { canChoose, reachesAddress } from '@borong/api/rules/shipping-option'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { OrderableVendor } from '../shop/orderable.ts'
import type { ShippingUsed } from './draft.ts'

/** The shipping of one seller's goods. */
export interface Shipment {
  vendor: OrderableVendor
  options: readonly ShippingOption[]
  /** Undefined while no option is available. */
  option: ShippingOption | undefined
  isInsured: boolean
  /** V-06: the seller doesn't ship to the address; its goods stay in the cart. */
  isUnreachable: boolean
  /** The option that the buyer had selected is no longer available. */
  hasChanged: boolean
}

/** For each seller the courier that the buyer selected, or the first available one. */
export function shipmentsOf(
  vendors: readonly OrderableVendor[],
  quotes: Readonly<Record<string, readonly ShippingOption[]>>,
  chosen: readonly ShippingUsed[],
): Shipment[] {
  return vendors.map((vendor) => {
    const options = quotes[vendor.id_vendor] ?? []
    const wanted = chosen.find(({ vendor_id }) => vendor_id === vendor.id_vendor)
    const able = options.filter(canChoose)
    const kept = wanted && able.find(({ id }) => id === wanted.shipping_id)
    const option = kept ?? able[0]
    return {
      vendor,
      options,
      option,
      isInsured:
        option !== undefined &&
        (option.is_mandatory_insurance === 'yes' || (wanted?.insurance ?? false)),
      isUnreachable: !reachesAddress(options),
      hasChanged: wanted !== undefined && kept === undefined,
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
