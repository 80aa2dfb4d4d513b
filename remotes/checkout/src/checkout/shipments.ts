import { canChoose, reachesAddress } from '@borong/api/rules/shipping-option'
import type { ShippingOption } from '@borong/api/shipping'
import type { OrderableVendor } from '../shop/orderable.ts'
import type { ShippingUsed } from './draft.ts'

/** How one seller's goods will travel. */
export interface Shipment {
  vendor: OrderableVendor
  options: readonly ShippingOption[]
  /** Undefined while no option can be taken. */
  option: ShippingOption | undefined
  isInsured: boolean
  /** V-06: the seller doesn't reach the address; its goods stay in the cart. */
  isUnreachable: boolean
  /** What the buyer had chosen is not offered any more. */
  hasChanged: boolean
}

/** For each seller the courier that the buyer chose, or the first that fits. */
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

/** What can be sent now. */
export const sendable = (shipments: readonly Shipment[]) =>
  shipments.flatMap(({ option, ...shipment }) => (option ? [{ ...shipment, option }] : []))

/** The sellers that can issue a tax invoice. */
export const issuersOf = (shipments: readonly Pick<Shipment, 'vendor'>[]) =>
  shipments.flatMap(({ vendor }) => (vendor.is_pkp ? [vendor] : []))

/** The shipments as the totals count them. */
export const asTotalsVendors = (shipments: readonly Shipment[]) =>
  sendable(shipments).map(({ vendor, option, isInsured }) => ({
    id: vendor.id_vendor,
    lines: vendor.lines.map((line) => ({ ...line, quantity: line.product_quantity })),
    shipping_price: option.price,
    insurance_fee: isInsured ? option.insurance_fee : 0,
  }))

/** The same choices with another one for this seller. */
export const withChoice = (
  chosen: readonly ShippingUsed[],
  choice: ShippingUsed,
): ShippingUsed[] => [...chosen.filter(({ vendor_id }) => vendor_id !== choice.vendor_id), choice]
