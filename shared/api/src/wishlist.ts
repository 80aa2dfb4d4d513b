import type * as shapes from './wishlist.shapes.ts'
import { defineCall } from './call.ts'

export const wishlist = /* @__PURE__ */ defineCall<typeof shapes.wishlist>(
  'wishlist',
  'GET',
  '/core/api/v4/wishlist',
  { host: 'main', access: 'login' },
)

export const addWish = /* @__PURE__ */ defineCall<typeof shapes.addWish>(
  'addWish',
  'PUT',
  '/core/api/v4/wishlist/:productId',
  { host: 'main', access: 'login' },
)

export const removeWish = /* @__PURE__ */ defineCall<typeof shapes.removeWish>(
  'removeWish',
  'DELETE',
  '/core/api/v4/wishlist/:productId',
  { host: 'main', access: 'login' },
)
