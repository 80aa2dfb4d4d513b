import type * as shapes from './cargo.shapes.ts'
import { defineCall } from './call.ts'

export const cargoRates = /* @__PURE__ */ defineCall<typeof shapes.cargoRates>(
  'cargoRates',
  'GET',
  '/services/v1/cargo/rates',
  { host: 'api', access: 'guest' },
)

export const bookCargo = /* @__PURE__ */ defineCall<typeof shapes.bookCargo>(
  'bookCargo',
  'POST',
  '/services/v1/cargo/bookings',
  { host: 'api', access: 'login' },
)

export const cargoBookings = /* @__PURE__ */ defineCall<typeof shapes.cargoBookings>(
  'cargoBookings',
  'GET',
  '/services/v1/cargo/bookings',
  { host: 'api', access: 'login' },
)

export const cargoBooking = /* @__PURE__ */ defineCall<typeof shapes.cargoBooking>(
  'cargoBooking',
  'GET',
  '/services/v1/cargo/bookings/:number',
  { host: 'api', access: 'login' },
)

export const cancelCargo = /* @__PURE__ */ defineCall<typeof shapes.cancelCargo>(
  'cancelCargo',
  'POST',
  '/services/v1/cargo/bookings/:number/cancellation',
  { host: 'api', access: 'login' },
)
