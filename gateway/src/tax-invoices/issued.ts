import type { Database } from '../server/database.ts'

/** The tax invoices of an order, as its page shows them. */
export async function issuedFor(db: Pick<Database, 'selectFrom'>, orderId: string) {
  const rows = await db
    .selectFrom('tax_invoices')
    .innerJoin('files', 'files.id', 'tax_invoices.file_id')
    .select(['seller_name', 'number', 'issued_at'])
    .select(['files.id', 'files.name', 'files.type', 'files.size'])
    .where('order_id', '=', orderId)
    .orderBy('parcel_id')
    .execute()
  return rows.map(({ seller_name, number, issued_at, ...file }) => ({
    vendor_name: seller_name,
    number,
    issued_at: issued_at.toISOString(),
    file,
  }))
}

/** The numbers of the tax invoices of these orders, by parcel. */
export async function numbersFor(
  db: Pick<Database, 'selectFrom'>,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('tax_invoices')
    .select(['parcel_id', 'number'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ parcel_id, number }) => [parcel_id, number]))
}
