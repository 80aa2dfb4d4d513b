import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { TotalsVendor } from '@borong/api/rules/cart-totals'
import { findAddresses } from '../addresses/public.ts'
import type { GoodsSeller } from '../cart/public.ts'
import type { Database } from '../server/database.ts'
import { isCold, quoteLines } from '../shipping/public.ts'
import { divided } from './destinations.ts'
import { type Draft, type DraftLine, sentLines } from './draft.ts'
import { orderRefused } from './refused.ts'
import type { Courier } from './table.ts'

/** One seller's lines as a shipment: its address, courier and price. */
export interface Package extends TotalsVendor {
  seller: GoodsSeller
  lines: DraftLine[]
  courier: Courier
  address: SavedAddress
  note: string
  /** Of an order whose parcels have different cost centres. */
  costCentreId?: string | null
}

/** Assigns the chosen courier to each seller's lines. Throws when the courier is not available any more. */
export async function choosePackages(
  db: Database,
  buyerId: string,
  draft: Draft,
  lines: readonly DraftLine[],
  now: Date,
): Promise<Package[]> {
  const addresses = await addressesOf(db, buyerId, draft)
  const parcels = divided(draft, lines, now).map(({ lines: group, addressId, costCentreId }) => {
    const { seller } = group[0]!.goods
    const choice = draft.shipping_used.findLast(
      ({ vendor_id, shipping_address_id = draft.shipping_address_id }) =>
        vendor_id === String(seller.id) && (!addressId || shipping_address_id === addressId),
    )
    const address = choice && addresses.get(choice.shipping_address_id ?? draft.shipping_address_id)
    if (!choice || !address) throw orderRefused('COURIER_UNKNOWN', { data: vendor(seller) })
    return { seller, group, choice, address, costCentreId }
  })
  const options = await optionsOf(db, parcels, now)
  const packages = parcels.map((parcel) =>
    packageOf(
      parcel,
      usable(options.get(parcel) ?? [], parcel.choice.shipping_id, parcel.seller, parcel.group),
    ),
  )
  if (isScgDivided(packages)) throw orderRefused('SCG_SINGLE_DESTINATION')
  return packages
}

/** Lines of a seller to an address, with the choices of the draft. */
interface PackageInput {
  seller: GoodsSeller
  group: DraftLine[]
  address: SavedAddress
  costCentreId: string | null
  choice: { insurance: boolean; note: string }
}

/** A parcel with this courier. */
export function packageOf(
  { seller, group, choice, address, costCentreId }: PackageInput,
  option: ShippingOption,
): Package {
  const isInsured = choice.insurance || option.is_mandatory_insurance === 'yes'
  const insurance_fee = isInsured ? option.insurance_fee : 0
  return {
    id: String(seller.id),
    seller,
    lines: group,
    address,
    note: choice.note,
    costCentreId,
    shipping_price: option.price,
    insurance_fee,
    courier: {
      id: option.id,
      company: option.company,
      service: option.service,
      price: option.price,
      insurance_fee,
      duration_shortest: option.duration_shortest,
      duration_longest: option.duration_longest,
      duration_uom: option.duration_uom,
    },
  }
}

/** The shipping options of each parcel: one quote for all parcels to the same address. */
export async function optionsOf<
  P extends { group: readonly DraftLine[]; address: SavedAddress; costCentreId: string | null },
>(db: Database, parcels: readonly P[], now: Date): Promise<Map<P, ShippingOption[]>> {
  const options = new Map<P, ShippingOption[]>()
  const together = Map.groupBy(
    parcels,
    ({ address, costCentreId }) => `${address.shipping_address_id} ${costCentreId ?? ''}`,
  )
  for (const sent of together.values()) {
    const lines = sentLines(sent.flatMap(({ group }) => group))
    const quotes = await quoteLines(db, lines, sent[0]!.address, now)
    for (const parcel of sent)
      options.set(parcel, quotes.get(parcel.group[0]!.goods.seller.id) ?? [])
  }
  return options
}

const vendor = (seller: GoodsSeller) => ({
  vendors: [{ id_vendor: String(seller.id), vendor_name: seller.name }],
})

/** The addresses of a draft by their ids. Throws when the buyer may not order to one of them. */
export async function addressesOf(
  db: Database,
  buyerId: string,
  draft: Pick<
    Draft,
    'items' | 'business' | 'shipping_address_id' | 'billing_address_id' | 'shipping_used'
  >,
): Promise<Map<string, SavedAddress>> {
  const ids = new Set([
    draft.shipping_address_id,
    ...(draft.billing_address_id === undefined ? [] : [draft.billing_address_id]),
    ...draft.shipping_used.flatMap((choice) => choice.shipping_address_id ?? []),
    ...draft.items.flatMap((item) => item.shipping_address_id ?? []),
  ])
  const ownerId = draft.business?.company_id ?? buyerId
  const ofItems = new Set(draft.items.map((item) => item.shipping_address_id))
  const addresses = await findAddresses(db, buyerId, [...ids])
  // Goods are divided between addresses of the order's owner.
  const isKnown = (id: string) => {
    const address = addresses.get(id)
    return address !== undefined && (!ofItems.has(id) || address.user_id === ownerId)
  }
  if (![...ids].every(isKnown)) throw orderRefused('ADDRESS_UNKNOWN')
  return addresses
}

/** Whether an order can have this courier. */
export const isUsable = ({ covered_city, feature_flag }: ShippingOption): boolean =>
  covered_city !== 'N' && feature_flag !== 'N'

function usable(
  options: readonly ShippingOption[],
  id: string,
  seller: GoodsSeller,
  lines: readonly DraftLine[],
): ShippingOption {
  const option = options.find((candidate) => candidate.id === id)
  const isCovered = options.some((candidate) => candidate.covered_city === 'Y')
  if (!isCovered || option?.covered_city === 'N')
    throw orderRefused('NOT_COVERED', { data: vendor(seller) })
  // An outdated choice: the courier was in an earlier quote, for goods without cold storage.
  if (!option && lines.some(({ goods }) => isCold(goods)))
    throw orderRefused('COLD_COURIER_NEEDED', { data: vendor(seller) })
  if (!option || !isUsable(option)) throw orderRefused('COURIER_UNKNOWN', { data: vendor(seller) })
  return option
}

/** V-09: SCG goods of all sellers go to one address. */
export function isScgDivided(
  packages: readonly { lines: readonly DraftLine[]; address: SavedAddress }[],
): boolean {
  const destinations = new Set(
    packages
      .filter((parcel) => parcel.lines.some(({ goods }) => goods.isScg))
      .map((parcel) => parcel.address.shipping_address_id),
  )
  return destinations.size > 1
}
