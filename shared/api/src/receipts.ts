import type * as shapes from './receipts.shapes.ts'
import { defineCall } from './call.ts'

export const receipts = /* @__PURE__ */ defineCall<typeof shapes.receipts>(
  'receipts',
  'GET',
  '/marketplace/v1/orders/:orderId/receipts',
  { host: 'api', access: 'login' },
)
