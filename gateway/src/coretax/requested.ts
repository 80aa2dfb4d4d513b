import { taxNumberFault } from '@borong/api/rules/tax-number'
import { taxIn, taxOn } from '@borong/api/rules/ppn'
import type { Database } from '../server/database.ts'
import { wibDay, wibMonth } from '../server/wib.ts'

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

/** The parcels of a seller for which buyers want a tax invoice, paid in this month of WIB, the oldest first. */
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
    .select(['orders.paid_at', 'issued.number'])
    .where('orders.facture', 'is not', null)
    .where('orders.paid_at', '>=', from)
    .where('orders.paid_at', '<', to)
    .where('parcel.seller_id', '=', sellerId)
    .where('parcel.is_pkp', '=', true)
    .where('parcel.state', 'in', GOODS)
    .orderBy('orders.paid_at')
    .orderBy('parcel.id')
    .execute()
  const lines = await linesOf(
    db,
    rows.map(({ orderId }) => orderId),
  )
  return rows.flatMap(({ parcelId, orderId, serial, facture, paid_at: paidAt, number }) => {
    if (!facture || !paidAt) return []
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
      lines: lines
        .filter((line) => line.parcel_id === parcelId)
        .map(({ name, unit, quantity, unit_price, tax }) => {
          const amount = quantity * unit_price
          const { net, base, tax: vat } = tax > 0 ? taxOn(amount, paidAt) : taxIn(amount, paidAt)
          return { name, unit, quantity, net, base, tax: vat }
        }),
      issued: number === null ? null : { number },
    }
  })
}

const linesOf = async (db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('order_lines')
        .select(['parcel_id', 'name', 'unit', 'quantity', 'unit_price', 'tax'])
        .where('order_id', 'in', orderIds)
        .orderBy('id')
        .execute()

/** The sellers and months of the last year with requested tax invoices, the newest first. */
export async function requestedMonths(
  db: Pick<Database, 'selectFrom'>,
  { sellerId, from }: { sellerId: number | null; from: Date },
) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'paid_at'])
    .where('facture', 'is not', null)
    .where('paid_at', '>=', from)
    .$if(sellerId !== null, (own) =>
      own.where('id', 'in', (eb) =>
        eb.selectFrom('order_parcels').select('order_id').where('seller_id', '=', sellerId!),
      ),
    )
    .orderBy('paid_at', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  if (orders.length === 0) return []
  const paidAt = new Map(orders.map(({ id, paid_at }) => [id, paid_at]))
  const rows = await db
    .selectFrom('order_parcels as parcel')
    .leftJoin('tax_invoices as issued', 'issued.parcel_id', 'parcel.id')
    .select(['parcel.order_id', 'parcel.seller_id', 'parcel.seller_name', 'issued.number'])
    .where('parcel.order_id', 'in', [...paidAt.keys()])
    .where('parcel.is_pkp', '=', true)
    .where('parcel.state', 'in', GOODS)
    .$if(sellerId !== null, (own) => own.where('parcel.seller_id', '=', sellerId!))
    .execute()
  const months = new Map<string, Month>()
  for (const { order_id, seller_id, seller_name, number } of rows) {
    const month = wibDay(paidAt.get(order_id) ?? from).slice(0, 7)
    const key = `${month} ${seller_id}`
    const seen = months.get(key) ?? { month, seller_id, seller_name, count: 0, issued: 0 }
    seen.count += 1
    if (number !== null) seen.issued += 1
    months.set(key, seen)
  }
  return [...months.values()].toSorted((a, b) => b.month.localeCompare(a.month))
}

interface Month {
  month: string
  seller_id: number
  seller_name: string
  count: number
  issued: number
}

const MOST_ORDERS = 5000
