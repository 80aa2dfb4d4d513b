import type * as shapes from './addresses.shapes.ts'
import { defineCall } from './call.ts'

export const addresses = /* @__PURE__ */ defineCall<typeof shapes.addresses>(
  'addresses',
  'GET',
  '/core/api/v4/users/:userId/shipping-addresses',
  { host: 'main', access: 'login' },
)

export const addAddress = /* @__PURE__ */ defineCall<typeof shapes.addAddress>(
  'addAddress',
  'POST',
  '/core/api/v4/users/:userId/shipping-addresses',
  { host: 'main', access: 'login' },
)

export const editAddress = /* @__PURE__ */ defineCall<typeof shapes.editAddress>(
  'editAddress',
  'PUT',
  '/core/api/v4/users/:userId/shipping-addresses/:addressId',
  { host: 'main', access: 'login' },
)

export const removeAddress = /* @__PURE__ */ defineCall<typeof shapes.removeAddress>(
  'removeAddress',
  'DELETE',
  '/core/api/v4/users/:userId/shipping-addresses/:addressId',
  { host: 'main', access: 'login' },
)

export const pinAddress = /* @__PURE__ */ defineCall<typeof shapes.pinAddress>(
  'pinAddress',
  'PATCH',
  '/core/api/mobile/v1/user/addresses/:addressId',
  { host: 'main', access: 'login' },
)
