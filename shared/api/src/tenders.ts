import type * as shapes from './tenders.shapes.ts'
import { defineCall } from './call.ts'

export const createTender = /* @__PURE__ */ defineCall<typeof shapes.createTender>(
  'createTender',
  'POST',
  '/core/api/v4/tenders',
  { host: 'main', access: 'guest', limit: 'sensitive' },
)

export const tenders = /* @__PURE__ */ defineCall<typeof shapes.tenders>(
  'tenders',
  'GET',
  '/core/api/v4/tenders',
  { host: 'main', access: 'login' },
)
