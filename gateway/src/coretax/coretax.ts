import { recordTaken } from '../audit/public.ts'
import type { FileOwner } from '../files/public.ts'
import { orderFor, ownedOrder } from '../orders/public.ts'
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
  async recordTaken(gateway, call, parcelId) {
    const parcel = await gateway.db
      .selectFrom('order_parcels')
      .select('order_id')
      .where('id', '=', parcelId)
      .executeTakeFirstOrThrow()
    const order = await ownedOrder(gateway.db, parcel.order_id)
    await recordTaken(gateway, call, {
      companyIds: [order.company_id],
      act: 'PAPER_TAKEN',
      subject: order.serial,
      after: { paper: 'tax-invoice' },
    })
  },
}

/** F-08: sellers download the data of requested tax invoices for Coretax, and upload the issued ones for the buyers. */
export const coretax: Domain = {
  name: 'coretax',
  fileOwners: [invoiceFiles],
  routes: serveTaxInvoiceDesk,
}
