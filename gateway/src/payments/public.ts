export { SIGNATURE_HEADER } from './callbacks.ts'
export { expireSubjects } from './expire-subjects.ts'
export { limitOf } from './limits.ts'
export { type Method, methodById, methodName } from './methods.ts'
export type { MethodRule } from './method-rule.ts'
export { insertPayment, releasePayment } from './open.ts'
export type { PaymentMoment, PaymentOwner } from './payment-owner.ts'
export { isSigned } from './signature.ts'
export {
  agreePayment,
  closePayment,
  endPayment,
  paymentOf,
  paymentsOf,
} from './subject-payments.ts'
export type { PaymentRow, PaymentSubject, PaymentSubjectType } from './table.ts'
export { viewPayment } from './view.ts'
