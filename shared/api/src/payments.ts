import type * as shapes from './payments.shapes.ts'
import { defineCall } from './call.ts'

export const paymentMethods = /* @__PURE__ */ defineCall<typeof shapes.paymentMethods>(
  'paymentMethods',
  'GET',
  '/payment/v1/payment-methods',
  { host: 'api', access: 'login' },
)

export const payment = /* @__PURE__ */ defineCall<typeof shapes.payment>(
  'payment',
  'GET',
  '/core/api/v4/payments/:id',
  { host: 'main', access: 'login' },
)
