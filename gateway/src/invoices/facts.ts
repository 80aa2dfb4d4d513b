import { sellerPlaces } from '../catalogue/public.ts'
import { refundsOf, type Refund } from '../complaints/public.ts'
import { taxDataOf } from '../coretax/public.ts'
import { invoicesOfOrders } from '../credit/public.ts'
import { accountOf } from '../identity/public.ts'
import { companyFacts } from '../memberships/public.ts'
import type { OrderView } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import { paperNumber } from '../server/paper-number.ts'

/** A side of a paper. Empty where it is not known. */
export interface Party {
  name: string
  address: string
  taxNumber: string
  nitku: string
}

/** The terms and payments of an order on credit. */
interface Terms {
  days: number
  due_on: string
  amount: number
  paid: number
  refunded: number
  closed_at: Date | null
}

/** The facts of an order that its papers show, besides the order itself. */
export interface PaperFacts {
  order: OrderView
  invoice: string
  requester: string
  billed: Party
  /** By the number of the seller. */
  sellers: ReadonlyMap<string, Party>
  terms: Terms | null
  refunds: readonly Refund[]
}

/** Reads the facts of an order, as this reader sees it. */
export async function paperFacts(
  db: Database,
  order: OrderView,
  readerId: string,
): Promise<PaperFacts> {
  const credit = (await invoicesOfOrders(db, [order.id])).get(order.id)
  const requester = order.ordered_by ?? (await accountOf(db, readerId))?.name ?? ''
  return {
    order,
    invoice: credit?.number ?? paperNumber('INV', order.order_serial),
    requester,
    billed: await billedOf(db, order, requester),
    sellers: await sellersOf(db, order),
    terms: credit ?? null,
    refunds: await refundsOf(db, { orderIds: [order.id] }),
  }
}

/** The recipient of the tax invoice, or the company, or the buyer at the address of the delivery. */
async function billedOf(db: Database, order: OrderView, buyer: string): Promise<Party> {
  const { facture, business } = order
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  if (facture)
    return {
      name: text(facture.company_name),
      address: text(facture.company_address),
      taxNumber: text(facture.tax_number),
      nitku: text(facture.nitku),
    }
  const id = business?.company_id
  const company = id ? (await companyFacts(db, [id])).get(id) : undefined
  return {
    name: business?.company_name ?? buyer,
    address: company?.address ?? addressOf(order),
    taxNumber: company?.npwp ?? '',
    nitku: company?.nitku ?? '',
  }
}

async function sellersOf(db: Database, order: OrderView): Promise<Map<string, Party>> {
  const ids = order.parcels.map(({ vendor_id }) => Number(vendor_id))
  const places = await sellerPlaces(db, ids)
  const numbers = await taxDataOf(db, ids)
  return new Map(
    [...places.values()].map(({ id, name, city, province }) => [
      String(id),
      {
        name,
        address: `${city}, ${province}`,
        taxNumber: numbers.get(id)?.tin ?? '',
        nitku: numbers.get(id)?.nitku ?? '',
      },
    ]),
  )
}

/** The address that the first parcel goes to, in one line. */
export function addressOf({ parcels }: Pick<OrderView, 'parcels'>): string {
  const place = parcels[0]?.address ?? {}
  return ['name', 'address', 'district', 'city', 'postal_code']
    .map((part) => place[part])
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .join(', ')
}

/** The address of all parcels of an order; empty when they go to several. */
export const onlyAddressOf = ({ parcels }: Pick<OrderView, 'parcels'>): string => {
  const all = new Set(parcels.map((parcel) => addressOf({ parcels: [parcel] })))
  return all.size === 1 ? [...all][0]! : ''
}

/** The goods of a parcel that were not cancelled before it was sent. */
export const sentLines = ({ details }: Pick<OrderView['parcels'][number], 'details'>) =>
  details.flatMap((line) => {
    const quantity = line.quantity - (line.cancelled ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
