import { attachFiles } from '../files/public.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { isNumberUsed, numbersFor, storeTaxInvoice } from '../tax-invoices/public.ts'
import { hasGoodsToInvoice } from './requested.ts'

/** The kind of subject that issued invoices are attached to: parcels. */
export const SUBJECT = 'tax-invoice'

interface Issue {
  parcelId: string
  number: string
  fileId: string
  /** Who uploaded the file. */
  actorId: string
  /** The store of the actor; null for an operator. */
  sellerId: number | null
  at: Date
}

/** Stores the issued tax invoice of a parcel, in place of an earlier one, and tells the buyer and the company's finance. */
export async function issueTaxInvoice(
  trx: Trx,
  { parcelId, number, fileId, actorId, sellerId, at }: Issue,
): Promise<{ serial: string } | 'unknown' | 'not-pdf' | 'number-used' | 'nothing-to-invoice'> {
  const parcel = await trx
    .selectFrom('order_parcels as parcel')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .select(['parcel.order_id', 'parcel.seller_id', 'parcel.seller_name', 'parcel.is_pkp'])
    .select(['orders.serial', 'orders.user_id', 'orders.company_id', 'orders.facture'])
    .select('orders.paid_at')
    .where('parcel.id', '=', parcelId)
    .where('orders.paid_at', 'is not', null)
    .executeTakeFirst()
  if (!parcel?.facture || !parcel.is_pkp) return 'unknown'
  if (sellerId !== null && sellerId !== parcel.seller_id) return 'unknown'
  const file = await trx
    .selectFrom('files')
    .select('type')
    .where('id', '=', fileId)
    .where('user_id', '=', actorId)
    .executeTakeFirst()
  if (!file) return 'unknown'
  if (file.type !== 'application/pdf') return 'not-pdf'
  if (!(await isOpen(trx, { parcelId, number, ...parcel }))) return 'nothing-to-invoice'
  if (await isNumberUsed(trx, number, parcelId)) return 'number-used'
  const subject = { type: SUBJECT, id: parcelId }
  if (!(await attachFiles(trx, { fileIds: [fileId], userId: actorId, subject }))) return 'unknown'
  const { order_id, seller_name } = parcel
  const issued = { number, file_id: fileId, issued_at: at }
  await storeTaxInvoice(trx, { parcel_id: parcelId, order_id, seller_name, ...issued })
  const finance =
    parcel.company_id === null
      ? []
      : await trx
          .selectFrom('company_members')
          .select('user_id')
          .where('company_id', '=', parcel.company_id)
          .where('role', '=', 'finance')
          .execute()
  const readers = new Set([parcel.user_id, ...finance.map(({ user_id }) => user_id)])
  for (const userId of [...readers].toSorted())
    await notify(trx, {
      userId,
      kind: 'TAX_INVOICE_ISSUED',
      orderId: order_id,
      serial: parcel.serial,
      detail: seller_name,
      at,
    })
  return { serial: parcel.serial }
}

/** Whether the parcel has goods that are not refunded. The file of an issued invoice can be replaced in any case. */
async function isOpen(
  trx: Trx,
  parcel: { parcelId: string; order_id: string; number: string; paid_at: Date | null },
): Promise<boolean> {
  const issued = await numbersFor(trx, [parcel.order_id])
  if (issued.get(parcel.parcelId) === parcel.number) return true
  return hasGoodsToInvoice(trx, { orderId: parcel.order_id, ...parcel })
}
