import type { CallReply } from '@borong/api/shape'
import type { searchItems } from '@borong/api/search.shapes'
import { isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import { Prepared } from '../server/prepared.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { makePageCache } from './page-cache.ts'
import { namesOf } from './filter-names.ts'
import { pageOf, type Page } from './page-of.ts'
import { isGrouped, listGroups } from './product-groups.ts'
import { listProducts } from './product-list.ts'
import { explained } from './understand/explained.ts'
import { searchUnderstood } from './understand/search-understood.ts'

type Found = CallReply<typeof searchItems>

const cached = makePageCache<Prepared<Found>>()

/** A page of products for the keyword as it is understood. */
export const findProducts = (
  db: Database,
  filters: ProductFilters,
  { visitor, language }: { visitor: Visitor; language: Language },
  page: Page,
): Promise<Prepared<Found>> =>
  // Only the names of categories depend on the language.
  cached(db, [filters, page, isGuest(visitor), filters.category && language], async () => {
    const isFirst = page.page === 1
    const list = isGrouped(filters) ? listGroups : listProducts
    const [{ attempt, city, ...found }, names] = await Promise.all([
      searchUnderstood(db, filters, (wanted) => list(db, wanted, visitor, page)),
      isFirst ? namesOf(db, filters, language) : {},
    ])
    const understood =
      isFirst && filters.keyword && !filters.exact
        ? await explained(db, filters.keyword, { attempt, city })
        : undefined
    return new Prepared({
      data: {
        ...found,
        ...pageOf(found, page),
        ...names,
        ...(understood ? { understood } : {}),
      },
    })
  })
