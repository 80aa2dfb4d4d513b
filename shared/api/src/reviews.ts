import type * as shapes from './reviews.shapes.ts'
import { defineCall } from './call.ts'

export const reviews = /* @__PURE__ */ defineCall<typeof shapes.reviews>(
  'reviews',
  'GET',
  '/core/api/v4/products/:productId/reviews',
  { host: 'main', access: 'guest' },
)

export const storeReviews = /* @__PURE__ */ defineCall<typeof shapes.storeReviews>(
  'storeReviews',
  'GET',
  '/core/api/v4/sellers/:alias/reviews',
  { host: 'main', access: 'guest' },
)

export const addReview = /* @__PURE__ */ defineCall<typeof shapes.addReview>(
  'addReview',
  'POST',
  '/core/api/v4/products/:productId/reviews',
  { host: 'main', access: 'login' },
)
