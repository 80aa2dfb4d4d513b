import * as v from 'valibot'
import { NumberedId, ProductCard } from './catalogue-entities.ts'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'

export const wishlist = shape({
  summary: 'The products that the buyer wished for, the latest first',
  query: v.object(paging),
  reply: v.object({ result: v.array(ProductCard), ...paged }),
})

export const addWish = shape({
  summary: 'Puts a product on the wishlist; once is enough',
  params: v.object({ productId: NumberedId }),
  reply: v.object({ is_wished: v.literal(true) }),
  refusals: {
    PRODUCT_UNKNOWN: { status: 404, id: 'Produk tidak ditemukan', en: 'There is no such product' },
    WISHLIST_LIMIT: { status: 409, id: 'Wishlist Anda sudah penuh', en: 'Your wishlist is full' },
  },
})

export const removeWish = shape({
  summary: 'Takes a product off the wishlist',
  params: v.object({ productId: NumberedId }),
  reply: v.object({ is_wished: v.literal(false) }),
})
