import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { PlainText } from './plain.ts'

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

const Review = v.object({
  id: v.string(),
  /** Only the first and last letter of the buyer's name. */
  buyer_name: v.string(),
  rating: v.number(),
  text: v.string(),
  created_at: v.string(),
  is_mine: v.boolean(),
})

const Summary = v.object({
  rating: v.number(),
  count: v.number(),
  by_stars: v.array(v.object({ stars: v.number(), count: v.number() })),
})

const ofStars = v.optional(v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number)))

export const reviews = shape({
  summary: 'What buyers say of a product, the latest first',
  params: v.object({ productId: NumberedId }),
  query: v.object({
    ...paging,
    rating: ofStars,
  }),
  reply: v.object({
    result: v.array(Review),
    summary: Summary,
    ...paged,
  }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
  },
})

/** Each review has the product that it is about. Reviews of age-restricted products are left out. */
export const storeReviews = shape({
  summary: 'What buyers say of the products of a store, the latest first',
  params: v.object({ alias: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,160}$/)) }),
  query: v.object({ ...paging, rating: ofStars }),
  reply: v.object({
    result: v.array(
      v.object({
        ...Review.entries,
        product: v.object({ id: v.string(), alias: v.string(), name: v.string() }),
      }),
    ),
    summary: Summary,
    ...paged,
  }),
  refusals: {
    SELLER_UNKNOWN: { status: 404, id: 'Toko tidak ditemukan', en: 'There is no such store' },
  },
})

export const addReview = shape({
  summary: 'Reviews a product of a completed order; a second time changes the review',
  params: v.object({ productId: NumberedId }),
  body: v.object({ rating: stars, text: PlainText(2000) }),
  reply: v.object({ result: Review }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    NOT_BOUGHT: {
      status: 403,
      id: 'Ulasan dapat ditulis setelah pesanan produk ini selesai',
      en: 'A review can be written once an order of this product is completed',
    },
  },
})
