export type { Basket, Voucher } from './effect.ts'
export { samePerson } from './referral-reasons.ts'
export { holdReferral, refundReferral, worthOf } from './referral-rewards.ts'
export {
  invitedBuyers,
  inviterOf,
  referralCodeOf,
  referrerOf,
  storeReferral,
  voidReferral,
} from './referrals.ts'
export { judge, returnVoucher, takeVoucher } from './use.ts'
export { endsOfVouchers } from './book.ts'
export { offersFor } from './offers-for.ts'
export { voucherMessage } from './messages.ts'
