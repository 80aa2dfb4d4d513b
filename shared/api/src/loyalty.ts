import type * as shapes from './loyalty.shapes.ts'
import { defineCall } from './call.ts'

export const loyaltyPoint = /* @__PURE__ */ defineCall<typeof shapes.loyaltyPoint>(
  'loyaltyPoint',
  'GET',
  '/voucher/v4/customer/loyalty-point',
  { host: 'api', access: 'login' },
)
