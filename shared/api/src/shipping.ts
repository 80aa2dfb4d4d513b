import type * as shapes from './shipping.shapes.ts'
import { defineCall } from './call.ts'

export const shippingOptions = /* @__PURE__ */ defineCall<typeof shapes.shippingOptions>(
  'shippingOptions',
  'GET',
  '/core/api/mobile/v1/shipping',
  { host: 'main', access: 'login' },
)

export const cartShippingEstimate = /* @__PURE__ */ defineCall<typeof shapes.cartShippingEstimate>(
  'cartShippingEstimate',
  'GET',
  '/marketplace/v2/logistic/shipping-cost-estimation',
  { host: 'api', access: 'login' },
)

export const productShippingEstimate = /* @__PURE__ */ defineCall<
  typeof shapes.productShippingEstimate
>('productShippingEstimate', 'GET', '/core/api/v2/order/shipping-cost-estimation', {
  host: 'main',
  access: 'guest',
})
