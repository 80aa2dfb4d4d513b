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
