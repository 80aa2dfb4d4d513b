export type { Basket, Voucher } from './effect.ts'
export { keepReferral, payReferral, referrerOf, voidReferral } from './referrals.ts'
export { judge, returnVoucher, takeVoucher } from './use.ts'
export { sayVoucher } from './messages.ts'
