import type * as shapes from './collections.shapes.ts'
import { defineCall } from './call.ts'

export const collections = /* @__PURE__ */ defineCall<typeof shapes.collections>(
  'collections',
  'GET',
  '/core/api/v4/collections',
  { host: 'main', access: 'guest' },
)

export const collection = /* @__PURE__ */ defineCall<typeof shapes.collection>(
  'collection',
  'GET',
  '/core/api/v4/collections/:trade',
  { host: 'main', access: 'guest' },
)
