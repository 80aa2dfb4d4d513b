import type { Goods } from '@borong/gateway/catalogue/goods'
import { GALLERY_SIZE } from '@borong/gateway/images/gallery'
import type { Columns } from '@borong/gateway/server/insert-rows'
import { pathOf } from '../categories.ts'
import type { MarketReview } from '../reviews.ts'
import type { Product } from '../product.ts'

/** A generated product as the market stores it. */
export const goodsOf = ({ seller, category, brand, gtin, ...product }: Product): Goods => ({
  ...product,
  code: null,
  pictures: { count: GALLERY_SIZE, version: 0 },
  store: seller,
  category: {
    id: category.id,
    path: pathOf(category).map(({ id, nameId, nameEn }) => ({
      id: String(id),
      name: { id: nameId, en: nameEn },
    })),
  },
  brandId: brand?.id ?? null,
  gtin: gtin === null ? null : { digits: gtin.padStart(14, '0'), length: gtin.length },
})

export const imageColumns: Columns = { key: 'text', descriptor: 'jsonb' }
export const reviewColumns: Columns = {
  id: 'text',
  product_id: 'integer',
  buyer_name: 'text',
  rating: 'smallint',
  text: 'text',
  created_at: 'timestamptz',
}

export const reviewRow = (product: Product, review: MarketReview, index: number) => ({
  id: `m${product.id}-${index + 1}`,
  product_id: product.id,
  buyer_name: review.buyerName,
  rating: review.rating,
  text: review.text,
  created_at: review.createdAt,
})
