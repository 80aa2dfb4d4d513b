import type { FileOwner } from '../files/public.ts'
import { orderFor } from '../orders/public.ts'
import type { Domain } from '../server/domain.ts'
import { serveTaxInvoiceDesk } from './desk.ts'
import { SUBJECT } from './issue.ts'

const invoiceFiles: FileOwner = {
  subject: SUBJECT,
  async mayRead(db, parcelId, reader) {
    const parcel = await db
      .selectFrom('order_parcels')
      .select(['order_id', 'seller_id'])
      .where('id', '=', parcelId)
      .executeTakeFirst()
    if (!parcel) return false
    if (reader.kind === 'desk')
      return reader.sellerId === null || reader.sellerId === parcel.seller_id
    return (
      (await orderFor(db, 'read', { buyerId: reader.userId, orderId: parcel.order_id })) !==
      undefined
    )
  },
}

/** F-08: sellers download the data of requested tax invoices for Coretax, and upload the issued ones for the buyers. */
export const coretax: Domain = {
  name: 'coretax',
  fileOwners: [invoiceFiles],
  routes: serveTaxInvoiceDesk,
}
