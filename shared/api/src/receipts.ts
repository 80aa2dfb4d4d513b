import type * as shapes from './receipts.shapes.ts'
import { defineCall } from './call.ts'

export const receipts = /* @__PURE__ */ defineCall<typeof shapes.receipts>(
  'receipts',
  'GET',
  '/marketplace/v1/orders/:orderId/receipts',
  { host: 'api', access: 'login' },
)

export const receiveParcel = /* @__PURE__ */ defineCall<typeof shapes.receiveParcel>(
  'receiveParcel',
  'POST',
  '/marketplace/v1/orders/:orderId/parcels/:parcelId/receipts',
  { host: 'api', access: 'login' },
)

export const deliveries = /* @__PURE__ */ defineCall<typeof shapes.deliveries>(
  'deliveries',
  'GET',
  '/core/api/v4/companies/:companyId/deliveries',
  { host: 'main', access: 'login' },
)
