import type * as shapes from './catalogue.shapes.ts'
import { defineCall } from './call.ts'

export const categories = /* @__PURE__ */ defineCall<typeof shapes.categories>(
  'categories',
  'GET',
  '/core/api/v4/categories',
  { host: 'main', access: 'guest' },
)

export const category = /* @__PURE__ */ defineCall<typeof shapes.category>(
  'category',
  'GET',
  '/core/api/v4/categories/:slug',
  { host: 'main', access: 'guest' },
)

export const brands = /* @__PURE__ */ defineCall<typeof shapes.brands>(
  'brands',
  'GET',
  '/core/api/v4/brands',
  { host: 'main', access: 'guest' },
)

export const brand = /* @__PURE__ */ defineCall<typeof shapes.brand>(
  'brand',
  'GET',
  '/core/api/v4/brands/:alias',
  { host: 'main', access: 'guest' },
)

export const productDetail = /* @__PURE__ */ defineCall<typeof shapes.productDetail>(
  'productDetail',
  'GET',
  '/core/api/mobile/v1/product/detail',
  { host: 'main', access: 'guest' },
)

export const relatedProducts = /* @__PURE__ */ defineCall<typeof shapes.relatedProducts>(
  'relatedProducts',
  'GET',
  '/core/api/v2/pim/items/detail-related-items-categories',
  { host: 'main', access: 'guest' },
)

export const seller = /* @__PURE__ */ defineCall<typeof shapes.seller>(
  'seller',
  'GET',
  '/core/api/v4/sellers/:alias',
  { host: 'main', access: 'guest' },
)

export const localStores = /* @__PURE__ */ defineCall<typeof shapes.localStores>(
  'localStores',
  'GET',
  '/core/api/v4/local-stores',
  { host: 'main', access: 'guest' },
)

export const localStoreFacets = /* @__PURE__ */ defineCall<typeof shapes.localStoreFacets>(
  'localStoreFacets',
  'GET',
  '/core/api/v4/local-store-facets',
  { host: 'main', access: 'guest' },
)

export const remindStock = /* @__PURE__ */ defineCall<typeof shapes.remindStock>(
  'remindStock',
  'POST',
  '/core/api/v4/products/:productId/stock-reminders',
  { host: 'main', access: 'login' },
)

export const sitemap = /* @__PURE__ */ defineCall<typeof shapes.sitemap>(
  'sitemap',
  'GET',
  '/core/api/v4/sitemap',
  { host: 'main', access: 'open' },
)
