import type * as shapes from './orders.shapes.ts'
import { defineCall } from './call.ts'

export const createOrder = /* @__PURE__ */ defineCall<typeof shapes.createOrder>(
  'createOrder',
  'POST',
  '/marketplace/:version/orders',
  { host: 'api', access: 'login', headers: { 'X-Lang': 'id', 'Device-name': 'mobile-web' } },
)

export const orderByKey = /* @__PURE__ */ defineCall<typeof shapes.orderByKey>(
  'orderByKey',
  'GET',
  '/marketplace/v1/orders/by-key/:key',
  { host: 'api', access: 'login' },
)

export const orders = /* @__PURE__ */ defineCall<typeof shapes.orders>(
  'orders',
  'GET',
  '/marketplace/v1/orders',
  { host: 'api', access: 'login' },
)

export const ordersFile = /* @__PURE__ */ defineCall<typeof shapes.ordersFile>(
  'ordersFile',
  'GET',
  '/marketplace/v1/orders.csv',
  { host: 'api', access: 'login', response: 'blob' },
)

export const journalFile = /* @__PURE__ */ defineCall<typeof shapes.journalFile>(
  'journalFile',
  'GET',
  '/marketplace/v1/orders/journal.csv',
  { host: 'api', access: 'login', response: 'blob' },
)

export const order = /* @__PURE__ */ defineCall<typeof shapes.order>(
  'order',
  'GET',
  '/marketplace/v1/orders/:orderId',
  { host: 'api', access: 'login' },
)

export const cancelOrder = /* @__PURE__ */ defineCall<typeof shapes.cancelOrder>(
  'cancelOrder',
  'POST',
  '/marketplace/v1/orders/:orderId/cancel',
  { host: 'api', access: 'login' },
)

export const receiveOrder = /* @__PURE__ */ defineCall<typeof shapes.receiveOrder>(
  'receiveOrder',
  'POST',
  '/marketplace/v1/orders/:orderId/receive',
  { host: 'api', access: 'login' },
)

export const buyAgain = /* @__PURE__ */ defineCall<typeof shapes.buyAgain>(
  'buyAgain',
  'POST',
  '/marketplace/v1/orders/:orderId/buy-again',
  { host: 'api', access: 'login' },
)

export const invoice = /* @__PURE__ */ defineCall<typeof shapes.invoice>(
  'invoice',
  'GET',
  '/marketplace/v1/orders/:orderId/invoice',
  { host: 'api', access: 'login', response: 'blob' },
)

export const orderPaper = /* @__PURE__ */ defineCall<typeof shapes.orderPaper>(
  'orderPaper',
  'GET',
  '/marketplace/v1/orders/:orderId/papers/:paper',
  { host: 'api', access: 'login', response: 'blob' },
)

export const handover = /* @__PURE__ */ defineCall<typeof shapes.handover>(
  'handover',
  'GET',
  '/marketplace/v1/orders/:orderId/handover',
  { host: 'api', access: 'login', response: 'blob' },
)

export const requestTaxInvoice = /* @__PURE__ */ defineCall<typeof shapes.requestTaxInvoice>(
  'requestTaxInvoice',
  'POST',
  '/marketplace/v1/orders/:orderId/tax-invoice',
  { host: 'api', access: 'login' },
)
