import { groupOf } from './group-sample.ts'
import { detail, product, results, seller } from './samples.ts'

const page = { total_count: 1, page: 1, limit: 20 }
const image = 'banner/1'
const section = {
  id: '1',
  title: 'Terlaris minggu ini',
  link: '/products?order_by=best_selling',
  items: [product()],
}
const leaf = {
  id: '3',
  slug: 'beras',
  name: 'Beras',
  level: 3,
  image: 'c/beras',
  area: 'resto',
  product_count: 12,
  is_age_restricted: false,
} as const
const group = {
  ...leaf,
  id: '2',
  slug: 'bahan-pokok',
  name: 'Bahan Pokok',
  level: 2,
  children: [leaf],
} as const
const campaign = {
  id: '1',
  alias: 'pesta-sembako',
  title: 'Pesta Sembako',
  text: 'Harga distributor',
  image,
  end_date: '2026-02-01T00:00:00.000Z',
}
const promo = {
  alias: 'selamat-datang',
  title: 'Voucher selamat datang 20%',
  text: 'Diskon 20%',
  image,
  end_date: '2026-02-01T00:00:00.000Z',
  voucher_code: 'SELAMATDATANG',
}
const { items: _, categories: __, ...streamer } = seller()
const stream = {
  id: '1',
  title: 'Bedah harga beras',
  status: 'recorded',
  start_date: '2026-01-01T03:00:00.000Z',
  end_date: '2026-01-01T04:00:00.000Z',
  viewers: 1800,
  image: 'p/1',
  video: 'stream-1',
  seller: streamer,
} as const

/** A reply for each call that a first view of the shop requests. */
export const replies = {
  homeBanners: {
    result: [
      { id: '1', title: 'Hemat 20%', text: 'Pembeli baru', image, link: '/promo/selamat-datang' },
    ],
  },
  dailyDeals: { data: [] },
  homeProducts: { result: [section] },
  home: {
    result: {
      anchors: {
        rows: [{ id: '3', alias: 'padi-emas', name: 'Padi Emas', image: 'b/3', product_count: 9 }],
      },
    },
  },
  allCampaigns: { result: [campaign] },
  campaignDetail: { result: { ...campaign, sections: [section] } },
  categories: {
    result: [
      { ...group, id: '1', slug: 'big-resto', name: 'Resto & Kafe', level: 1, children: [group] },
    ],
  },
  category: {
    result: {
      ...leaf,
      path: [
        { id: '2', slug: 'bahan-pokok', name: 'Bahan Pokok', level: 2 },
        { id: '3', slug: 'beras', name: 'Beras', level: 3 },
      ],
      children: [],
    },
  },
  brand: {
    result: { id: '3', alias: 'padi-emas', name: 'Padi Emas', image: 'b/3', product_count: 9 },
  },
  brands: {
    result: [{ id: '3', alias: 'padi-emas', name: 'Padi Emas', image: 'b/3', product_count: 9 }],
    ...page,
  },
  promos: { data: [promo], ...page },
  promoDetail: { data: { ...promo, terms: ['Untuk pesanan pertama'], section } },
  searchItems: results([product()]),
  productGroup: groupOf(),
  sameProduct: groupOf(),
  searchSellers: { data: { ...results([]).data, items: [seller()], total_count: 1 } },
  seller: {
    result: {
      ...seller(),
      city: 'Karawang',
      province: 'Jawa Barat',
      latitude: -6.3,
      longitude: 107.3,
      joined_year: 2020,
      response_minutes: 5,
    },
  },
  productDetail: { result: detail() },
  streams: { result: [stream], ...page },
  stream: { result: { ...stream, items: [product()] } },
  extraBanners: { timestamp: 1, banners: [] },
  relatedProducts: { result: [] },
  reviews: {
    result: [],
    summary: { rating: 0, count: 0, by_stars: [] },
    total_count: 0,
    page: 1,
    limit: 5,
  },
} as const
