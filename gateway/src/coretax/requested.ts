import { taxNumberFault } from '@borong/api/rules/tax-number'
import { taxIn } from '@borong/api/rules/ppn'
import { sql } from 'kysely'
import { cancelledSince } from '../cancellations/public.ts'
import { type Refund, refundsOf } from '../complaints/public.ts'
import { type OrderLine, orderLines } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import { priceOf, refundedPrice } from '../tax-invoices/public.ts'
import { monthIn, wibMonth } from '../server/wib.ts'

const GOODS = ['processed', 'shipped', 'delivered', 'completed'] as const

export interface Requested {
  parcelId: string
  orderId: string
  serial: string
  paidAt: Date
  buyer: {
    name: string
    taxNumber: string
    idType: 'npwp' | 'nik'
    nitku: string
    address: string
    email: string
  }
  /** False for an old NPWP of 15 digits: the tax authority's system refuses it. */
  isComplete: boolean
  factureCode: string
  percent: number
  lines: {
    name: string
    unit: string
    quantity: number
    net: number
    base: number
    tax: number
  }[]
  issued: { number: string } | null
}

/**
 * The parcels of a seller for which buyers want a tax invoice, paid in this month of WIB, the oldest first. Refunds before
 * the invoice lower its lines, and goods that were refunded whole are not on it. A later refund is a credit note.
 */
export async function requestedIn(
  db: Pick<Database, 'selectFrom'>,
  { sellerId, month }: { sellerId: number; month: string },
): Promise<Requested[]> {
  const { from, to } = wibMonth(month)
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_parcels as parcel', 'parcel.order_id', 'orders.id')
    .leftJoin('tax_invoices as issued', 'issued.parcel_id', 'parcel.id')
    .select(['parcel.id as parcelId', 'orders.id as orderId', 'orders.serial', 'orders.facture'])
    .select(['orders.paid_at', 'issued.number', 'issued.issued_at'])
    .where('orders.facture', 'is not', null)
    .where('orders.paid_at', '>=', from)
    .where('orders.paid_at', '<', to)
    .where('parcel.seller_id', '=', sellerId)
    .where('parcel.is_pkp', '=', true)
    // A parcel that was cancelled after its tax invoice keeps it, beside its credit note.
    .where((eb) => eb.or([eb('parcel.state', 'in', GOODS), eb('issued.number', 'is not', null)]))
    .orderBy('orders.paid_at')
    .orderBy('parcel.id')
    .execute()
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const lines = await orderLines(db, orderIds)
  const refunds = await refundsOf(db, { orderIds })
  return rows.flatMap(({ parcelId, orderId, serial, facture, paid_at: paidAt, ...issued }) => {
    if (!facture || !paidAt) return []
    const earlier = refunds.filter(
      ({ at, parcelId: of }) =>
        of === parcelId && (issued.issued_at === null || at < issued.issued_at),
    )
    const billed = lines
      .filter((line) => line.parcel_id === parcelId)
      .flatMap((line) => lowered(line, earlier, paidAt))
    if (billed.length === 0) return []
    const { company_name, tax_number = '', id_type, nitku, company_address, email } = facture
    const { factureCode, percent } = taxIn(0, paidAt)
    return {
      parcelId,
      orderId,
      serial,
      paidAt,
      buyer: {
        name: company_name ?? '',
        taxNumber: tax_number,
        idType: id_type === 'nik' ? ('nik' as const) : ('npwp' as const),
        nitku: nitku ?? '',
        address: company_address ?? '',
        email: email ?? '',
      },
      isComplete: taxNumberFault(tax_number) === undefined,
      factureCode,
      percent,
      lines: billed,
      issued: issued.number === null ? null : { number: issued.number },
    }
  })
}

/** Whether goods of a parcel are left that were not refunded whole. */
export async function hasGoodsToInvoice(
  db: Pick<Database, 'selectFrom'>,
  { orderId, parcelId, paid_at }: { orderId: string; parcelId: string; paid_at: Date | null },
): Promise<boolean> {
  if (paid_at === null) return false
  const refunds = (await refundsOf(db, { orderIds: [orderId] })).filter(
    (refund) => refund.parcelId === parcelId,
  )
  const lines = await orderLines(db, [orderId])
  return lines.some(
    (line) => line.parcel_id === parcelId && lowered(line, refunds, paid_at).length > 0,
  )
}

/** A line without what was refunded of it: its units, and a part of their price. None when all units were refunded. */
function lowered(line: OrderLine, refunds: readonly Refund[], paidAt: Date): Requested['lines'] {
  const parts = refunds.flatMap((refund) =>
    refund.lines.filter(({ lineId }) => lineId === line.id).map((part) => ({ part, refund })),
  )
  const units = parts
    .filter(({ refund: { refunded, most } }) => refunded === most)
    .reduce((sum, { part }) => sum + part.quantity, 0)
  const price = parts.reduce(
    (rest, { part, refund }) => rest - refundedPrice(line, part, refund),
    priceOf(line),
  )
  if (units === line.quantity || price <= 0) return []
  const { net, base, tax } = taxIn(price, paidAt)
  return [{ name: line.name, unit: line.unit, quantity: line.quantity - units, net, base, tax }]
}

/** A month of a seller, with its requested and uploaded tax invoices and its refunds. */
export interface SellerMonth {
  month: string
  seller_id: number
  seller_name: string
  count: number
  issued: number
  refunds: number
}

/** The sellers and months since then with requested tax invoices, or with refunds of their goods, the newest first. */
export async function requestedMonths(
  db: Database,
  { sellerId, from }: { sellerId: number | null; from: Date },
): Promise<SellerMonth[]> {
  // `offset 0` makes the database look up the parcels of each order, instead of reading all parcels.
  const own = sellerId === null ? sql`` : sql`and parcel.seller_id = ${sellerId}`
  const { rows } = await sql<SellerMonth>`
    select month, seller_id, max(seller_name) as seller_name, sum(count)::int as count, sum(issued)::int as issued,
      sum(refunds)::int as refunds
    from (
      select ${monthIn(sql.ref('orders.paid_at'))} as month, parcel.seller_id, parcel.seller_name, 1 as count,
        case when issued.number is null then 0 else 1 end as issued, 0 as refunds
      from orders
        cross join lateral (select * from order_parcels where order_id = orders.id offset 0) as parcel
        left join tax_invoices as issued on issued.parcel_id = parcel.id
      where orders.facture is not null and orders.paid_at >= ${from} and parcel.is_pkp
        and (parcel.state in (${sql.join(GOODS)}) or issued.number is not null) ${own}
      union all
      select ${monthIn(sql.ref('refund.at'))}, parcel.seller_id, parcel.seller_name, 0, 0, 1
      from (
        select order_id, parcel_id, updated_at as at from complaints where updated_at >= ${from} and refunded > 0
        union all ${cancelledSince(from)}) as refund
        cross join lateral (select * from order_parcels where id = refund.parcel_id offset 0) as parcel
        cross join lateral (select facture from orders where id = refund.order_id offset 0) as bought
      where bought.facture is not null and parcel.is_pkp ${own}
    ) as parts
    group by month, seller_id
    order by month desc, seller_id`.execute(db)
  return rows
}
