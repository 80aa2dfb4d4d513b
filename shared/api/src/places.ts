import type * as shapes from './places.shapes.ts'
import { defineCall } from './call.ts'

export const searchPlaces = /* @__PURE__ */ defineCall<typeof shapes.searchPlaces>(
  'searchPlaces',
  'GET',
  '/core/api/mobile/v1/location/address',
  { host: 'main', access: 'guest' },
)

export const subdistricts = /* @__PURE__ */ defineCall<typeof shapes.subdistricts>(
  'subdistricts',
  'GET',
  '/core/api/mobile/v1/location/subdistricts',
  { host: 'main', access: 'guest' },
)

export const nearestPlace = /* @__PURE__ */ defineCall<typeof shapes.nearestPlace>(
  'nearestPlace',
  'GET',
  '/core/api/mobile/v1/location/nearest',
  { host: 'main', access: 'guest' },
)

export const districtsAround = /* @__PURE__ */ defineCall<typeof shapes.districtsAround>(
  'districtsAround',
  'GET',
  '/core/api/mobile/v1/location/districts',
  { host: 'main', access: 'guest' },
)
