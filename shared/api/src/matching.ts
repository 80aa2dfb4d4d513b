import type * as shapes from './matching.shapes.ts'
import { defineCall } from './call.ts'

export const orderMatches = /* @__PURE__ */ defineCall<typeof shapes.orderMatches>(
  'orderMatches',
  'GET',
  '/marketplace/v1/companies/:companyId/matches',
  { host: 'api', access: 'login' },
)

export const orderMatchesFile = /* @__PURE__ */ defineCall<typeof shapes.orderMatchesFile>(
  'orderMatchesFile',
  'GET',
  '/marketplace/v1/companies/:companyId/matches.csv',
  { host: 'api', access: 'login', response: 'blob' },
)
