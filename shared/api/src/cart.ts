import type * as shapes from './cart.shapes.ts'
import { defineCall } from './call.ts'

export const cartGraphql = /* @__PURE__ */ defineCall<typeof shapes.cartGraphql>(
  'cartGraphql',
  'POST',
  '/cart/graphql',
  { host: 'api', access: 'login', keepalive: true, recovery: 'keep-session' },
)
