import type * as shapes from './connect.shapes.ts'
import { defineCall } from './call.ts'

export const apiKeys = /* @__PURE__ */ defineCall<typeof shapes.apiKeys>(
  'apiKeys',
  'GET',
  '/connect/v1/keys',
  { host: 'api', access: 'login' },
)

export const createApiKey = /* @__PURE__ */ defineCall<typeof shapes.createApiKey>(
  'createApiKey',
  'POST',
  '/connect/v1/keys',
  { host: 'api', access: 'login' },
)

export const revokeApiKey = /* @__PURE__ */ defineCall<typeof shapes.revokeApiKey>(
  'revokeApiKey',
  'DELETE',
  '/connect/v1/keys/:keyId',
  { host: 'api', access: 'login' },
)

export const connectOrders = /* @__PURE__ */ defineCall<typeof shapes.connectOrders>(
  'connectOrders',
  'GET',
  '/connect/v1/orders',
  { host: 'api', access: 'key' },
)

export const connectOrder = /* @__PURE__ */ defineCall<typeof shapes.connectOrder>(
  'connectOrder',
  'GET',
  '/connect/v1/orders/:id',
  { host: 'api', access: 'key' },
)

export const connectProducts = /* @__PURE__ */ defineCall<typeof shapes.connectProducts>(
  'connectProducts',
  'GET',
  '/connect/v1/products',
  { host: 'api', access: 'key' },
)

export const connectProduct = /* @__PURE__ */ defineCall<typeof shapes.connectProduct>(
  'connectProduct',
  'GET',
  '/connect/v1/products/:id',
  { host: 'api', access: 'key' },
)
