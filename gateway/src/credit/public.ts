export { isCreditMethod } from './credit-methods.ts'
export { freeCredit, holdCredit, lowerHold, refusalMessage, type RefusedCredit } from './holds.ts'
export { invoiceOrder } from './invoice-order.ts'
export { hasActiveLine, openAppliedLine, openLine } from './lines.ts'
export {
  invoicesOfOrders,
  loweredBy,
  openInvoiceOfOrder,
  paymentOfOrderIn,
  paymentsOfOrders,
} from './of-orders.ts'
export { refundCreditOrder } from './lower.ts'
export { runningCredit } from './running.ts'
