import * as orderCalls from '@borong/api/orders'
import { actorOf, recorded } from '../audit/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { lockOrder } from './after-sale.ts'
import { factureUntil } from './facture-deadline.ts'
import { parcelsOf } from './parcels-of.ts'
import { readOrder } from './read.ts'
import { orderFor } from './visible.ts'

/** E-05: requests the tax invoices of an order after its payment. The payer of an order may name the recipient. */
export function serveFacture(gateway: Gateway) {
  gateway.serve(orderCalls.requestTaxInvoice, async (call) => {
    const { params, body, buyerId, language } = call
    const at = gateway.now()
    const orderId = await atomically(gateway.db, async (trx) => {
      const found = await orderFor(trx, 'pay', { buyerId, orderId: params.orderId })
      if (!found) throw new Refused('ORDER_UNKNOWN')
      const order = await lockOrder(trx, found.id)
      if (order.facture !== null) throw new Refused('TAX_INVOICE_REQUESTED')
      if (factureUntil(order, await parcelsOf(trx, [order.id]), at) === null)
        throw new Refused('NO_TAX_INVOICE')
      await trx
        .updateTable('orders')
        .set({ facture: JSON.stringify(body), updated_at: at })
        .where('id', '=', order.id)
        .execute()
      if (order.company_id !== null)
        await recorded(trx, {
          companyId: order.company_id,
          act: 'TAX_INVOICE_REQUESTED',
          by: actorOf(call),
          subject: order.serial,
          after: { recipient: body.company_name },
          at,
        })
      return order.id
    })
    return { data: (await readOrder(gateway, buyerId, orderId, language))! }
  })
}
