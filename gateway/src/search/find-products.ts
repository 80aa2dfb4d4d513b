import type { CallReply } from '@borong/api/define'
import type { searchItems } from '@borong/api/search'
import { isGuest } from '../catalogue/cards.ts'
import type { Database } from '../server/database.ts'
import { Prepared } from '../server/prepared.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { correctKeyword } from './correct.ts'
import { makeKeptPages } from './kept-pages.ts'
import { listProducts } from './product-list.ts'

type Found = CallReply<typeof searchItems>

interface Page {
  page: number
  limit: number
}

const keep = makeKeptPages<Prepared<Found>>()

/** A page of products; when nothing matches the keyword, those of the nearest keyword that is known. */
export const findProducts = (
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  page: Page,
): Promise<Prepared<Found>> =>
  keep(
    db,
    [filters, page, isGuest(visitor)],
    async () => new Prepared({ data: { ...(await find(db, filters, visitor, page)), ...page } }),
  )

async function find(db: Database, filters: ProductFilters, visitor: Visitor, page: Page) {
  const found = await listProducts(db, filters, visitor, page)
  const isNothing = found.total_count === 0 && filters.keyword !== undefined
  const corrected = isNothing ? await correctKeyword(db, filters.keyword ?? '') : undefined
  if (!corrected) return { ...found, corrected_keyword: null }
  const other = await listProducts(db, { ...filters, keyword: corrected }, visitor, page)
  return { ...other, corrected_keyword: other.total_count > 0 ? corrected : null }
}
