import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { correctKeyword } from './correct.ts'
import { listProducts, type ProductPage } from './product-list.ts'

/** A page of products; when nothing matches the keyword, those of the nearest keyword that is known. */
export async function findProducts(
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  page: { page: number; limit: number },
): Promise<ProductPage & { corrected_keyword: string | null }> {
  const found = await listProducts(db, filters, visitor, page)
  const isNothing = found.total_count === 0 && filters.keyword !== undefined
  const corrected = isNothing ? await correctKeyword(db, filters.keyword ?? '') : undefined
  if (!corrected) return { ...found, corrected_keyword: null }
  const other = await listProducts(db, { ...filters, keyword: corrected }, visitor, page)
  return { ...other, corrected_keyword: other.total_count > 0 ? corrected : null }
}
