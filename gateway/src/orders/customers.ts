import type { Customer } from '../agreed-prices/public.ts'
import { askingCompanies } from '../quotes/public.ts'
import type { Database } from '../server/database.ts'

/** Of a seller with many orders, the newest ones. */
const MOST_ORDERS = 1000
const MOST_CUSTOMERS = 200

/** The companies that have ordered from a seller or asked it for a quote, the newest first; with null those of all sellers. */
export async function customersOf(db: Database, sellerId: number | null): Promise<Customer[]> {
  const ordered = await db
    .selectFrom('order_parcels as parcel')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .select(['orders.company_id', 'parcel.seller_id', 'parcel.seller_name'])
    .where('orders.company_id', 'is not', null)
    .$if(sellerId !== null, (own) => own.where('parcel.seller_id', '=', sellerId!))
    .orderBy('parcel.order_id', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  const all = [
    ...ordered.map((row) => ({
      companyId: row.company_id!,
      sellerId: row.seller_id,
      sellerName: row.seller_name,
    })),
    ...(await askingCompanies(db, sellerId)),
  ]
  const distinct = new Map(all.toReversed().map((one) => [`${one.sellerId}:${one.companyId}`, one]))
  return [...distinct.values()].toReversed().slice(0, MOST_CUSTOMERS)
}
