import type * as shapes from './cancellations.shapes.ts'
import { defineCall } from './call.ts'

export const cancellations = /* @__PURE__ */ defineCall<typeof shapes.cancellations>(
  'cancellations',
  'GET',
  '/marketplace/v1/orders/:orderId/cancellations',
  { host: 'api', access: 'login' },
)

export const previewCancellation = /* @__PURE__ */ defineCall<typeof shapes.previewCancellation>(
  'previewCancellation',
  'POST',
  '/marketplace/v1/orders/:orderId/cancellations/preview',
  { host: 'api', access: 'login' },
)

export const cancelGoods = /* @__PURE__ */ defineCall<typeof shapes.cancelGoods>(
  'cancelGoods',
  'POST',
  '/marketplace/v1/orders/:orderId/cancellations',
  { host: 'api', access: 'login' },
)
