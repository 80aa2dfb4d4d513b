import type { CallReply } from '@borong/api/define'
import type { searchItems } from '@borong/api/search'
import { isGuest } from '../catalogue/cards.ts'
import type { Database } from '../server/database.ts'
import { Prepared } from '../server/prepared.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { searchCorrected } from './correct.ts'
import { makeKeptPages } from './kept-pages.ts'
import { namesOf } from './filter-names.ts'
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
  { visitor, language }: { visitor: Visitor; language: Language },
  page: Page,
): Promise<Prepared<Found>> =>
  // The names of categories alone are in a language.
  keep(db, [filters, page, isGuest(visitor), filters.category && language], async () => {
    const [found, names] = await Promise.all([
      searchCorrected(db, filters, (wanted) => listProducts(db, wanted, visitor, page)),
      page.page === 1 ? namesOf(db, filters, language) : {},
    ])
    return new Prepared({ data: { ...found, ...page, ...names } })
  })
