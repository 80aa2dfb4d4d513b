import type * as shapes from './vouchers.shapes.ts'
import { defineCall } from './call.ts'

export const checkVoucher = /* @__PURE__ */ defineCall<typeof shapes.checkVoucher>(
  'checkVoucher',
  'POST',
  '/core/api/mobile/v1/voucher/check',
  { host: 'main', access: 'login' },
)

export const myVouchers = /* @__PURE__ */ defineCall<typeof shapes.myVouchers>(
  'myVouchers',
  'POST',
  '/voucher/v4/customer/my-voucher',
  { host: 'api', access: 'login' },
)

export const voucherBook = /* @__PURE__ */ defineCall<typeof shapes.voucherBook>(
  'voucherBook',
  'GET',
  '/voucher/v4/customer/vouchers',
  { host: 'api', access: 'login' },
)

export const claimVoucher = /* @__PURE__ */ defineCall<typeof shapes.claimVoucher>(
  'claimVoucher',
  'POST',
  '/voucher/v4/customer/vouchers',
  { host: 'api', access: 'login' },
)

export const referral = /* @__PURE__ */ defineCall<typeof shapes.referral>(
  'referral',
  'GET',
  '/voucher/v4/customer/referral',
  { host: 'api', access: 'login' },
)

export const invitedBuyers = /* @__PURE__ */ defineCall<typeof shapes.invitedBuyers>(
  'invitedBuyers',
  'GET',
  '/voucher/v4/customer/referral/invited',
  { host: 'api', access: 'login' },
)
