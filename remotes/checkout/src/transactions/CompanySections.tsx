import type { Order } from '../thank-you/stored-order.ts'
import { OrderBusiness } from './OrderBusiness.tsx'
import { TaxInvoices } from './TaxInvoices.tsx'

/** The parts of an order that only companies have. */
export default function CompanySections({ order }: { order: Order }) {
  return (
    <>
      {order.business && <OrderBusiness business={order.business} />}
      {(order.facture || order.facture_until) && <TaxInvoices order={order} />}
    </>
  )
}
