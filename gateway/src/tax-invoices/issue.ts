import type { Insertable } from 'kysely'
import type { Trx } from '../server/database.ts'
import type { TaxInvoiceTable } from './table.ts'

/** Whether the tax invoice of another parcel has this number. */
export async function isNumberUsed(trx: Trx, number: string, parcelId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('tax_invoices')
    .select('parcel_id')
    .where('number', '=', number)
    .where('parcel_id', '!=', parcelId)
    .executeTakeFirst()
  return other !== undefined
}

/** Stores the tax invoice of a parcel in place of an earlier one. */
export async function storeTaxInvoice(
  trx: Trx,
  { parcel_id, order_id, seller_name, ...issued }: Insertable<TaxInvoiceTable>,
): Promise<void> {
  await trx
    .insertInto('tax_invoices')
    .values({ parcel_id, order_id, seller_name, ...issued })
    .onConflict((conflict) => conflict.column('parcel_id').doUpdateSet(issued))
    .execute()
}
