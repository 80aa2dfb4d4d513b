import type { searchItems } from '@borong/api/search'
import type { productDetail } from '@borong/api/catalogue'
import type { ProductCard, SellerCard } from '@borong/api/catalogue-entities'
import type { Delivered, ShippingOption } from '@borong/api/shipping.shapes'
import type { Reply } from '@borong/contract'

const PAGE_SIZE = 20

/** A product of a list; a test passes the fields that it depends on. */
export const product = (more: Partial<ProductCard> = {}): ProductCard => ({
  id: '1',
  alias: 'beras-padi-emas-25-kg',
  vendor_alias: 'sumber-makmur',
  image: 'p/1',
  name: 'Beras Padi Emas 25 kg',
  price: 312_500,
  masked_price: false,
  masked_discount: false,
  is_show_rating: true,
  discount_percentage: null,
  discount: null,
  vendor_name: 'Sumber Makmur',
  rating: 4.8,
  unit_type: 'sak',
  vendor_location: 'Karawang',
  seller_membership_type_id: 3,
  is_personal_courier: false,
  free_ongkir_nusantara: false,
  review_count: 126,
  sold: 1300,
  minimum_order: 1,
  tier_hint: null,
  ppn_included: true,
  in_stock: true,
  is_app_only: false,
  is_age_restricted: false,
  ...more,
})

export const seller = (more: Partial<SellerCard> = {}): SellerCard => ({
  id: '7',
  alias: 'sumber-makmur',
  image: 's/7',
  name: 'Sumber Makmur',
  seller_membership_type_id: 3,
  location: 'Karawang',
  rating: 4.7,
  categories: ['Bahan Pokok'],
  items: [],
  is_open: true,
  is_pkp: true,
  product_count: 42,
  minimum_purchase: 500_000,
  is_personal_courier: false,
  free_ongkir_nusantara: false,
  ...more,
})

type Detail = Reply<typeof productDetail>['result']

export const detail = (more: Partial<Detail> = {}): Detail => ({
  ...product(),
  images: ['p/1', 'p/1/2'],
  prices: [
    { quantity_end: 9, price: 312_500, discount: null },
    { quantity_end: 49, price: 300_000, discount: null },
    { quantity_end: 999, price: 290_000, discount: 281_250 },
  ],
  ppn: 'included',
  stock: 420,
  step: 1,
  weight: 25_000,
  weight_uom: 'gram',
  length: 60,
  width: 40,
  height: 12,
  dimension_uom: 'cm',
  is_scg: false,
  storage: 'ambient',
  description: 'Beras pulen untuk resto.',
  specification: [{ name: 'Merek', value: 'Padi Emas' }],
  brand: { id: '3', alias: 'padi-emas', name: 'Padi Emas', image: 'b/3' },
  categories: [{ id: '1', slug: 'beras', name: 'Beras', level: 3 }],
  seller: {
    ...seller(),
    city: 'Karawang',
    province: 'Jawa Barat',
    is_pkp: true,
    joined_year: 2020,
    response_minutes: 5,
  },
  daily_deal: null,
  is_wished: false,
  is_reminded: false,
  listed_at: '2026-01-01T00:00:00.000Z',
  ...more,
})

/** A courier that takes two to four days by default. */
export const courier = (more: Partial<ShippingOption> = {}): ShippingOption => ({
  id: 'jne',
  vendor_id: '7',
  company: 'JNE',
  service: 'REG',
  code: 'jne',
  kind: 'parcel',
  duration_shortest: 2,
  duration_longest: 4,
  duration_uom: 'day',
  price: 20_000,
  normal_price: 20_000,
  chargeable_weight_kg: 25,
  minimum_purchase: 0,
  covered_city: 'Y',
  minimum_purchase_fulfilled: 'Y',
  feature_flag: 'Y',
  insurance_fee: 300,
  is_mandatory_insurance: 'no',
  ...more,
})

/** The price at the door of two units. */
export const deliveredOf = (more: Partial<Delivered> = {}): Delivered => ({
  quantity: 2,
  total: 680_000,
  per_unit: 340_000,
  shipping: 50_000,
  days_shortest: 2,
  days_longest: 4,
  ...more,
})

/** A missing price at the door. */
export const undelivered = (obstacle: Delivered['obstacle']): Delivered =>
  deliveredOf({
    obstacle,
    total: null,
    per_unit: null,
    shipping: null,
    days_shortest: null,
    days_longest: null,
  })

/** A page of product results. */
export const results = (
  items: Reply<typeof searchItems>['data']['items'],
  more: Partial<Reply<typeof searchItems>['data']> = {},
): Reply<typeof searchItems> => ({
  data: {
    items: [...items],
    total_count: items.length,
    total_capped: false,
    has_more: false,
    page: 1,
    limit: 20,
    corrected_keyword: null,
    ...more,
  },
})

/** A full page of products, named by number. */
export const pageOf = (page: number): ProductCard[] =>
  Array.from({ length: PAGE_SIZE }, (_, index) => {
    const number = (page - 1) * PAGE_SIZE + index + 1
    return product({ id: String(number), alias: `produk-${number}`, name: `Produk ${number}` })
  })
