import * as v from 'valibot'
import { Alias, Area, Brand, NumberedId, ProductCard, SellerCard } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { paged, paging, whole } from './paging.ts'

/** `link` is a path of the shop. `image` is an image key. */
const Banner = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  image: v.string(),
  link: v.string(),
})

const Section = v.object({
  id: v.string(),
  title: v.string(),
  link: v.string(),
  items: v.array(ProductCard),
})

export const home = shape({
  summary: 'What the home page is anchored to: the brands on show',
  reply: v.object({ result: v.object({ anchors: v.object({ rows: v.array(Brand) }) }) }),
})

/** Without `area`: the sections of the home page. With it: those of one big category's page. */
export const homeProducts = shape({
  summary: 'Sections of products for the home page or a big category',
  query: v.object({ area: v.optional(Area) }),
  reply: v.object({ result: v.array(Section) }),
})

export const homeBanners = shape({
  summary: 'The banners at the top of the home page',
  reply: v.object({ result: v.array(Banner) }),
})

/** The static file of the specification: `timestamp` only defeats caches. */
export const extraBanners = shape({
  summary: 'Extra banners of the home page',
  query: v.object({ timestamp: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  reply: v.object({ timestamp: v.number(), banners: v.array(Banner) }),
})

const Campaign = v.object({
  id: v.string(),
  alias: v.string(),
  title: v.string(),
  text: v.string(),
  image: v.string(),
  end_date: v.string(),
})

export const allCampaigns = shape({
  summary: 'The running campaigns',
  reply: v.object({ result: v.array(Campaign) }),
})

export const campaignDetail = shape({
  summary: 'A campaign with its sections of products',
  params: v.object({ id: NumberedId }),
  reply: v.object({ result: v.object({ ...Campaign.entries, sections: v.array(Section) }) }),
  refusals: {
    CAMPAIGN_UNKNOWN: { status: 404, id: 'Promo tidak ditemukan', en: 'There is no such promo' },
  },
})

const Promo = v.object({
  alias: v.string(),
  title: v.string(),
  text: v.string(),
  image: v.string(),
  end_date: v.string(),
  voucher_code: v.nullable(v.string()),
})

export const promos = shape({
  summary: 'The running promos',
  query: v.object(paging),
  reply: v.object({ data: v.array(Promo), ...paged }),
})

export const promoDetail = shape({
  summary: 'A promo with its terms and products',
  params: v.object({ alias: Alias }),
  reply: v.object({
    data: v.object({ ...Promo.entries, terms: v.array(v.string()), section: v.nullable(Section) }),
  }),
  refusals: {
    PROMO_UNKNOWN: { status: 404, id: 'Promo tidak ditemukan', en: 'There is no such promo' },
  },
})

/** A product of a daily deal (E-10). `deal_price` applies to `max_quantity` per order while `sold` is below `quota`. */
const DealItem = v.object({
  ...ProductCard.entries,
  deal_price: v.number(),
  deal_percentage: v.number(),
  quota: v.number(),
  deal_sold: v.number(),
  max_quantity: v.number(),
  stock_label: v.picklist([
    'not_available_yet',
    'out_of_stock',
    'almost_sold_out',
    'some_sold',
    'still_available',
  ]),
})

const Deal = v.object({
  id: v.string(),
  start_date: v.string(),
  end_date: v.string(),
  /** When start < now <= end. */
  is_active: v.boolean(),
  /** Whether the calling buyer has a reminder for the start of this deal. */
  is_reminded: v.boolean(),
  items: v.array(DealItem),
})

/** C-20: the running deal first, then the next one. The first has its first `limit` items, the next its first four. */
export const dailyDeals = shape({
  summary: 'The daily deal that runs and the one that follows',
  query: v.object({ limit: whole('4', 50) }),
  reply: v.object({ data: v.array(Deal) }),
})

export const dailyDealItems = shape({
  summary: 'The products of one daily deal',
  params: v.object({ id: NumberedId }),
  query: v.object({ limit: paging.limit }),
  reply: v.object({ data: Deal }),
  refusals: {
    DEAL_UNKNOWN: {
      status: 404,
      id: 'Promo harian tidak ditemukan',
      en: 'There is no such daily deal',
    },
  },
})

export const remindDeal = shape({
  summary: 'Asks to be told when a daily deal begins',
  params: v.object({ id: NumberedId }),
  reply: v.object({ reminded: v.literal(true) }),
  refusals: {
    DEAL_UNKNOWN: {
      status: 404,
      id: 'Promo harian tidak ditemukan',
      en: 'There is no such daily deal',
    },
    DEAL_RUNS: {
      status: 409,
      id: 'Promo harian ini sudah berlangsung',
      en: 'This daily deal is already running',
    },
    REMINDER_LIMIT: {
      status: 409,
      id: 'Pengingat Anda sudah mencapai batas',
      en: 'You have reached the limit of reminders',
    },
  },
})

/** `video` is the key of the video service. */
const Stream = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(['live', 'recorded', 'upcoming']),
  start_date: v.string(),
  end_date: v.string(),
  viewers: v.number(),
  image: v.string(),
  video: v.string(),
  seller: v.omit(SellerCard, ['items', 'categories', 'is_pkp']),
})

export const streams = shape({
  summary: 'Live streams: those that run first, then recordings',
  query: v.object(paging),
  reply: v.object({ result: v.array(Stream), ...paged }),
})

export const stream = shape({
  summary: 'A live stream with the products it shows',
  params: v.object({ id: NumberedId }),
  reply: v.object({ result: v.object({ ...Stream.entries, items: v.array(ProductCard) }) }),
  refusals: {
    STREAM_UNKNOWN: { status: 404, id: 'Siaran tidak ditemukan', en: 'There is no such stream' },
  },
})
