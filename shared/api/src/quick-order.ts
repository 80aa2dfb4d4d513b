import type * as shapes from './quick-order.shapes.ts'
import { defineCall } from './call.ts'

export const judgeLines = /* @__PURE__ */ defineCall<typeof shapes.judgeLines>(
  'judgeLines',
  'POST',
  '/core/api/v4/quick-order/lines',
  { host: 'main', access: 'login' },
)

export const linesToCart = /* @__PURE__ */ defineCall<typeof shapes.linesToCart>(
  'linesToCart',
  'POST',
  '/core/api/v4/quick-order/cart',
  { host: 'main', access: 'login' },
)
