import { defineCall } from './call.ts'
import type * as shapes from './spend.shapes.ts'

export const companySpend = /* @__PURE__ */ defineCall<typeof shapes.companySpend>(
  'companySpend',
  'GET',
  '/core/api/v4/companies/:companyId/spend',
  { host: 'main', access: 'login' },
)
