import type { CallReply } from '@borong/api/define'
import type { searchItems } from '@borong/api/search'
import { isGuest } from '../catalogue/cards.ts'
import type { Database } from '../server/database.ts'
import { Prepared } from '../server/prepared.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { searchCorrected } from './correct.ts'
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
  keep(db, [filters, page, isGuest(visitor)], async () => {
    const found = await searchCorrected(db, filters, (wanted) =>
      listProducts(db, wanted, visitor, page),
    )
    return new Prepared({ data: { ...found, ...page } })
  })
