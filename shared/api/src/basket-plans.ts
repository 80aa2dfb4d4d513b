import type * as shapes from './basket-plans.shapes.ts'
import { defineCall } from './call.ts'

export const planBasket = /* @__PURE__ */ defineCall<typeof shapes.planBasket>(
  'planBasket',
  'POST',
  '/core/api/v4/basket-plans',
  { host: 'main', access: 'login' },
)
