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

/**
 * Stores the tax invoice of a parcel in place of an earlier one. Another file with the same number was issued when the
 * first one was: later refunds stay credit notes. Another number is a replacement, with the refunds until then.
 */
export async function storeTaxInvoice(
  trx: Trx,
  { parcel_id, order_id, seller_name, ...issued }: Insertable<TaxInvoiceTable>,
): Promise<void> {
  await trx
    .insertInto('tax_invoices')
    .values({ parcel_id, order_id, seller_name, ...issued })
    .onConflict((conflict) =>
      conflict.column('parcel_id').doUpdateSet((eb) => ({
        ...issued,
        issued_at: eb
          .case()
          .when('tax_invoices.number', '=', issued.number)
          .then(eb.ref('tax_invoices.issued_at'))
          .else(eb.ref('excluded.issued_at'))
          .end(),
      })),
    )
    .execute()
}
