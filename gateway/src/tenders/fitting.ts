import type { Database } from '../server/database.ts'

const MOST_PRODUCTS = 300
/** Shorter words, such as units and sizes, are in too many names. */
const SHORTEST_WORD = 4

export interface StoreProduct {
  id: number
  name: string
  unit: string
  category_id: number
}

/** The most popular products of a store. */
export const productsOf = (db: Database, sellerId: number): Promise<StoreProduct[]> =>
  db
    .selectFrom('product_search')
    .innerJoin('products', 'products.id', 'product_search.id')
    .select(['products.id', 'products.name', 'products.unit', 'products.category_id'])
    .where('product_search.seller_id', '=', sellerId)
    .where('product_search.is_adult', '=', false)
    .orderBy('product_search.popularity', 'desc')
    .orderBy('product_search.id')
    .limit(MOST_PRODUCTS)
    .execute()

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)

/** The product of the store that fits a line best: the named one, else the one with the most common words. */
export function fittingProduct(
  products: readonly StoreProduct[],
  line: { name: string; product_id: number | null },
): StoreProduct | undefined {
  const named = products.find(({ id }) => id === line.product_id)
  if (named) return named
  const wanted = new Set(wordsOf(line.name))
  let best: { product: StoreProduct; score: number } | undefined
  for (const product of products) {
    const score = wordsOf(product.name).filter((word) => wanted.has(word)).length
    if (score > (best?.score ?? 0)) best = { product, score }
  }
  return best?.product
}
