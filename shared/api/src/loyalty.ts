import type * as shapes from './loyalty.shapes.ts'
import { defineCall } from './call.ts'

export const loyaltyPoint = /* @__PURE__ */ defineCall<typeof shapes.loyaltyPoint>(
  'loyaltyPoint',
  'GET',
  '/voucher/v4/customer/loyalty-point',
  { host: 'api', access: 'login' },
)

export const pointBook = /* @__PURE__ */ defineCall<typeof shapes.pointBook>(
  'pointBook',
  'GET',
  '/voucher/v4/customer/points',
  { host: 'api', access: 'login' },
)

export const pointHistory = /* @__PURE__ */ defineCall<typeof shapes.pointHistory>(
  'pointHistory',
  'GET',
  '/voucher/v4/customer/points/history',
  { host: 'api', access: 'login' },
)
