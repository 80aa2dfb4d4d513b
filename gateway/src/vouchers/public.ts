export type { Basket, Voucher } from './effect.ts'
export { storeReferral, payReferral, referrerOf, voidReferral } from './referrals.ts'
export { judge, returnVoucher, takeVoucher } from './use.ts'
export { voucherMessage } from './messages.ts'
