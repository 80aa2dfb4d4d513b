import type * as shapes from './campaigns.shapes.ts'
import { defineCall } from './call.ts'

export const home = /* @__PURE__ */ defineCall<typeof shapes.home>(
  'home',
  'GET',
  '/core/api/v2/home',
  { host: 'main', access: 'guest' },
)

export const homeProducts = /* @__PURE__ */ defineCall<typeof shapes.homeProducts>(
  'homeProducts',
  'GET',
  '/core/api/v2/home/products',
  { host: 'main', access: 'guest' },
)

export const homeBanners = /* @__PURE__ */ defineCall<typeof shapes.homeBanners>(
  'homeBanners',
  'GET',
  '/core/api/v4/banners/homepage',
  { host: 'main', access: 'guest' },
)

export const extraBanners = /* @__PURE__ */ defineCall<typeof shapes.extraBanners>(
  'extraBanners',
  'GET',
  '/static/homepage-extra-banners.json',
  { host: 'static', access: 'open' },
)

export const allCampaigns = /* @__PURE__ */ defineCall<typeof shapes.allCampaigns>(
  'allCampaigns',
  'GET',
  '/core/api/v2/campaign/all-campaign',
  { host: 'main', access: 'guest' },
)

export const campaignDetail = /* @__PURE__ */ defineCall<typeof shapes.campaignDetail>(
  'campaignDetail',
  'GET',
  '/core/api/mobile/v1/campaign/detail-section/:id',
  { host: 'main', access: 'guest' },
)

export const promos = /* @__PURE__ */ defineCall<typeof shapes.promos>(
  'promos',
  'GET',
  '/campaign/v1/promos',
  { host: 'api', access: 'guest' },
)

export const promoDetail = /* @__PURE__ */ defineCall<typeof shapes.promoDetail>(
  'promoDetail',
  'GET',
  '/campaign/v1/promos/:alias',
  { host: 'api', access: 'guest' },
)

export const dailyDeals = /* @__PURE__ */ defineCall<typeof shapes.dailyDeals>(
  'dailyDeals',
  'GET',
  '/campaign/v1/dailydeals',
  { host: 'api', access: 'guest' },
)

export const dailyDealItems = /* @__PURE__ */ defineCall<typeof shapes.dailyDealItems>(
  'dailyDealItems',
  'GET',
  '/campaign/v1/dailydeals/:id/items',
  { host: 'api', access: 'guest' },
)

export const remindDeal = /* @__PURE__ */ defineCall<typeof shapes.remindDeal>(
  'remindDeal',
  'POST',
  '/campaign/v1/dailydeals/:id/reminders',
  { host: 'api', access: 'login' },
)

export const streams = /* @__PURE__ */ defineCall<typeof shapes.streams>(
  'streams',
  'GET',
  '/core/api/v4/streams',
  { host: 'main', access: 'guest' },
)

export const stream = /* @__PURE__ */ defineCall<typeof shapes.stream>(
  'stream',
  'GET',
  '/core/api/v4/streams/:id',
  { host: 'main', access: 'guest' },
)
