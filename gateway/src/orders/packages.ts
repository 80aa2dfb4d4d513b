import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import type { TotalsVendor } from '@borong/api/rules/cart-totals'
import { findAddress } from '../addresses/public.ts'
import type { GoodsSeller } from '../cart/public.ts'
import type { Database } from '../server/database.ts'
import { isCold, quoteLines } from '../shipping/public.ts'
import { bySeller, type Draft, type DraftLine, sentLines } from './draft.ts'
import { orderRefused } from './refused.ts'
import type { Courier } from './table.ts'

/** One seller's lines as a shipment: its address, courier and price. */
export interface Package extends TotalsVendor {
  seller: GoodsSeller
  lines: DraftLine[]
  courier: Courier
  address: SavedAddress
  note: string
}

/** Assigns the chosen courier to each seller's lines. Throws when the courier is not available any more. */
export async function choosePackages(
  db: Database,
  buyerId: string,
  draft: Draft,
  lines: readonly DraftLine[],
  now: Date,
): Promise<Package[]> {
  const chosen = new Map(draft.shipping_used.map((choice) => [choice.vendor_id, choice]))
  const addresses = await addressesOf(db, buyerId, draft)
  const parcels = [...bySeller(lines).values()].map((group) => {
    const { seller } = group[0]!.goods
    const choice = chosen.get(String(seller.id))
    const address = choice && addresses.get(choice.shipping_address_id ?? draft.shipping_address_id)
    if (!choice || !address) throw orderRefused('COURIER_UNKNOWN', { data: vendor(seller) })
    return { seller, group, choice, address }
  })
  const options = await optionsOf(db, parcels, now)
  const packages = parcels.map(({ seller, group, choice, address }): Package => {
    const option = usable(options.get(seller.id) ?? [], choice.shipping_id, seller, group)
    const isInsured = choice.insurance || option.is_mandatory_insurance === 'yes'
    return {
      id: String(seller.id),
      seller,
      lines: group,
      address,
      note: choice.note,
      shipping_price: option.price,
      insurance_fee: isInsured ? option.insurance_fee : 0,
      courier: {
        id: option.id,
        company: option.company,
        service: option.service,
        price: option.price,
        insurance_fee: isInsured ? option.insurance_fee : 0,
        duration_shortest: option.duration_shortest,
        duration_longest: option.duration_longest,
        duration_uom: option.duration_uom,
      },
    }
  })
  checkScg(packages)
  return packages
}

/** The shipping options of each seller's parcel: one quote for all parcels to the same address. */
async function optionsOf(
  db: Database,
  parcels: readonly { group: readonly DraftLine[]; address: SavedAddress }[],
  now: Date,
): Promise<Map<number, ShippingOption[]>> {
  const options: [number, ShippingOption[]][] = []
  for (const [address, sent] of Map.groupBy(parcels, (parcel) => parcel.address))
    options.push(
      ...(await quoteLines(db, sentLines(sent.flatMap(({ group }) => group)), address, now)),
    )
  return new Map(options)
}

const vendor = (seller: GoodsSeller) => ({
  vendors: [{ id_vendor: String(seller.id), vendor_name: seller.name }],
})

async function addressesOf(
  db: Database,
  buyerId: string,
  draft: Draft,
): Promise<Map<string, SavedAddress>> {
  const ids = new Set([
    draft.shipping_address_id,
    ...(draft.billing_address_id === undefined ? [] : [draft.billing_address_id]),
    ...draft.shipping_used.flatMap((choice) => choice.shipping_address_id ?? []),
  ])
  const addresses = new Map<string, SavedAddress>()
  for (const id of ids) {
    const address = await findAddress(db, buyerId, id)
    if (!address) throw orderRefused('ADDRESS_UNKNOWN')
    addresses.set(id, address)
  }
  return addresses
}

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
  if (!option || option.feature_flag === 'N')
    throw orderRefused('COURIER_UNKNOWN', { data: vendor(seller) })
  return option
}

// V-09: SCG goods of all sellers go to one address.
function checkScg(packages: readonly Package[]) {
  const destinations = new Set(
    packages
      .filter((parcel) => parcel.lines.some(({ goods }) => goods.isScg))
      .map((parcel) => parcel.address.shipping_address_id),
  )
  if (destinations.size > 1) throw orderRefused('SCG_SINGLE_DESTINATION')
}
