import type * as shapes from './search.shapes.ts'
import { defineCall } from './call.ts'

export const suggestions = /* @__PURE__ */ defineCall<typeof shapes.suggestions>(
  'suggestions',
  'GET',
  '/search/v3/suggestions',
  { host: 'api', access: 'guest', guestId: true },
)

export const searchHistory = /* @__PURE__ */ defineCall<typeof shapes.searchHistory>(
  'searchHistory',
  'GET',
  '/search/v3/histories',
  { host: 'api', access: 'guest', guestId: true },
)

export const clearSearchHistory = /* @__PURE__ */ defineCall<typeof shapes.clearSearchHistory>(
  'clearSearchHistory',
  'DELETE',
  '/search/v3/histories',
  { host: 'api', access: 'guest', guestId: true },
)

export const quickSearch = /* @__PURE__ */ defineCall<typeof shapes.quickSearch>(
  'quickSearch',
  'GET',
  '/core/api/v2/search/quick-search',
  { host: 'main', access: 'guest', guestId: true },
)

export const searchItems = /* @__PURE__ */ defineCall<typeof shapes.searchItems>(
  'searchItems',
  'GET',
  '/search/v3/items',
  { host: 'api', access: 'guest', guestId: true },
)

export const searchClick = /* @__PURE__ */ defineCall<typeof shapes.searchClick>(
  'searchClick',
  'POST',
  '/search/v3/clicks',
  { host: 'api', access: 'guest', guestId: true, keepalive: true, recovery: 'keep-session' },
)

export const searchFile = /* @__PURE__ */ defineCall<typeof shapes.searchFile>(
  'searchFile',
  'GET',
  '/search/v3/items.csv',
  { host: 'api', access: 'guest', guestId: true, response: 'blob' },
)

export const searchSellers = /* @__PURE__ */ defineCall<typeof shapes.searchSellers>(
  'searchSellers',
  'GET',
  '/search/v3/sellers',
  { host: 'api', access: 'guest', guestId: true },
)

export const searchFacets = /* @__PURE__ */ defineCall<typeof shapes.searchFacets>(
  'searchFacets',
  'GET',
  '/search/v3/facets',
  { host: 'api', access: 'guest', guestId: true },
)

export const sellerFacets = /* @__PURE__ */ defineCall<typeof shapes.sellerFacets>(
  'sellerFacets',
  'GET',
  '/search/v3/seller-facets',
  { host: 'api', access: 'guest', guestId: true },
)

export const productGroup = /* @__PURE__ */ defineCall<typeof shapes.productGroup>(
  'productGroup',
  'GET',
  '/search/v3/groups/:group',
  { host: 'api', access: 'guest', guestId: true },
)

export const productOffers = /* @__PURE__ */ defineCall<typeof shapes.productOffers>(
  'productOffers',
  'GET',
  '/search/v3/offers',
  { host: 'api', access: 'guest' },
)

export const deliveredPrices = /* @__PURE__ */ defineCall<typeof shapes.deliveredPrices>(
  'deliveredPrices',
  'GET',
  '/search/v3/delivered-prices',
  { host: 'api', access: 'guest' },
)
