export { freeCredit, holdCredit, lowerHold, refusalMessage, type RefusedCredit } from './holds.ts'
export { invoiceOrder } from './invoice-order.ts'
export { hasActiveLine, openAppliedLine, openLine } from './lines.ts'
export { refundCreditOrder } from './lower.ts'
