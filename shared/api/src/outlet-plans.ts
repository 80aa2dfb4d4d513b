import { defineCall } from './call.ts'
import type * as shapes from './outlet-plans.shapes.ts'

export const planOutletOrder = /* @__PURE__ */ defineCall<typeof shapes.planOutletOrder>(
  'planOutletOrder',
  'POST',
  '/marketplace/v1/orders/outlet-plans',
  { host: 'api', access: 'login' },
)
