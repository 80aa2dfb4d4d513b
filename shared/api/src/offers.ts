import { defineCall } from './call.ts'
import type * as shapes from './search.shapes.ts'

// Not in `search.ts`, whose calls are in the scripts of each list.
export const sameProduct = /* @__PURE__ */ defineCall<typeof shapes.sameProduct>(
  'sameProduct',
  'GET',
  '/search/v3/products/:productId/group',
  { host: 'api', access: 'guest', guestId: true },
)
