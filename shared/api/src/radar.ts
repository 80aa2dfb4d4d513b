import type * as shapes from './radar.shapes.ts'
import { defineCall } from './call.ts'

export const radar = /* @__PURE__ */ defineCall<typeof shapes.radar>(
  'radar',
  'GET',
  '/services/v1/radar',
  { host: 'api', access: 'guest' },
)

export const priceAlerts = /* @__PURE__ */ defineCall<typeof shapes.priceAlerts>(
  'priceAlerts',
  'GET',
  '/services/v1/radar/alerts',
  { host: 'api', access: 'login' },
)

export const setPriceAlert = /* @__PURE__ */ defineCall<typeof shapes.setPriceAlert>(
  'setPriceAlert',
  'PUT',
  '/services/v1/radar/alerts/:staple',
  { host: 'api', access: 'login' },
)

export const removePriceAlert = /* @__PURE__ */ defineCall<typeof shapes.removePriceAlert>(
  'removePriceAlert',
  'DELETE',
  '/services/v1/radar/alerts/:staple',
  { host: 'api', access: 'login' },
)
