import * as v from 'valibot'
import { Alias, Tier } from './catalogue-entities.ts'
import { shape } from './shape.ts'

const summary = { trade: v.string(), name: v.string(), lead: v.string() }

const CollectionItem = v.object({
  id_item: v.string(),
  alias: v.string(),
  vendor_alias: v.string(),
  vendor_name: v.string(),
  /** The least amount that its seller accepts in one order. */
  vendor_minimum: v.number(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
  /** The suggestion: at least the minimum order. */
  quantity: v.number(),
  minimum_order: v.number(),
  quantity_step: v.number(),
  maximum: v.number(),
  /** Null while the seller hides the price from guests. */
  prices: v.nullable(v.array(Tier)),
})

export const collections = shape({
  summary: 'The trades with a product list',
  reply: v.object({ result: v.array(v.object({ ...summary, need_count: v.number() })) }),
})

export const collection = shape({
  summary: 'The product list of a trade, with today’s prices and stock',
  params: v.object({ trade: Alias }),
  reply: v.object({
    result: v.object({
      ...summary,
      /** Only needs that a seller can fulfil now. */
      needs: v.array(
        v.object({ category: v.string(), name: v.string(), items: v.array(CollectionItem) }),
      ),
    }),
  }),
  refusals: {
    COLLECTION_UNKNOWN: {
      status: 404,
      id: 'Koleksi tidak ditemukan',
      en: 'There is no such collection',
    },
  },
})
