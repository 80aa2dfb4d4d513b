export { arrivalDays } from './arrival.ts'
export {
  costOf,
  holdParcel,
  lockOrder,
  refundParcel,
  releaseParcel,
  waivedIn,
} from './after-sale.ts'
export { type CancelledLine, cancelLines } from './cancel-lines.ts'
export { customersOf } from './customers.ts'
export { completedOrders, hasReceived } from './purchases.ts'
export { requestedOrders } from './approval.ts'
export { forgetCompanyOrders, notifyOfOrder } from './notify-of-order.ts'
export { type OrderLine, orderLines } from './order-lines.ts'
export { centresOfOrders } from './centre-amounts.ts'
export type { OrderCentre } from './order-centres.ts'
export { leastOfLines, tooLittleOf } from './least-of-lines.ts'
export { companiesIn, orderPages } from './order-pages.ts'
export { paidOrders, referencesOf } from './references.ts'
export { type ParcelOfOrder, parcelsOf } from './parcels-of.ts'
export { parcelsToReceive } from './parcels-to-receive.ts'
export { purchasesOf } from './purchases-of.ts'
export { receiveParcel } from './receive-parcel.ts'
export { readOrder } from './read.ts'
export { type OrderRow, type OrderView, totalsOf } from './view.ts'
export { orderFor, ownedOrder, visibleOrders } from './visible.ts'
export { type NotOrdered, NotOrderedError, createUnattendedOrder } from './unattended-order.ts'
export { deliverParcel, parcelsInState, sendParcel } from './send-parcel.ts'
