import { refundsOf, type Refund } from '../complaints/public.ts'
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

/** Reads the facts of an order that the caller may see. */
export async function paperFacts(db: Database, order: OrderView): Promise<PaperFacts> {
  const credit = await db
    .selectFrom('credit_invoices as invoice')
    .innerJoin('credit_lines as line', 'line.id', 'invoice.line_id')
    .select(['invoice.number', 'invoice.due_on', 'invoice.amount', 'invoice.paid'])
    .select(['invoice.refunded', 'invoice.closed_at', 'line.days'])
    .where('invoice.order_id', '=', order.id)
    .executeTakeFirst()
  const requester = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('users.name')
    .where('orders.id', '=', order.id)
    .executeTakeFirst()
  return {
    order,
    invoice: credit?.number ?? paperNumber('INV', order.order_serial),
    requester: requester?.name ?? '',
    billed: await billedOf(db, order, requester?.name ?? ''),
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
  const company = business?.company_id
    ? await db
        .selectFrom('companies')
        .select(['npwp', 'nitku', 'address'])
        .where('id', '=', business.company_id)
        .executeTakeFirst()
    : undefined
  return {
    name: business?.company_name ?? buyer,
    address: company?.address ?? addressOf(order),
    taxNumber: company?.npwp ?? '',
    nitku: company?.nitku ?? '',
  }
}

async function sellersOf(db: Database, order: OrderView): Promise<Map<string, Party>> {
  const rows = await db
    .selectFrom('sellers')
    .leftJoin('seller_tax_data as tax', 'tax.seller_id', 'sellers.id')
    .select(['sellers.id', 'sellers.name', 'sellers.city', 'sellers.province'])
    .select(['tax.tin', 'tax.nitku'])
    .where(
      'sellers.id',
      'in',
      order.parcels.map(({ vendor_id }) => Number(vendor_id)),
    )
    .execute()
  return new Map(
    rows.map(({ id, name, city, province, tin, nitku }) => [
      String(id),
      {
        name,
        address: `${city}, ${province}`,
        taxNumber: tin ?? '',
        nitku: nitku ?? '',
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
