import type { CallReply } from '@borong/api/shape'
import type { searchItems } from '@borong/api/search.shapes'
import { isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import { Prepared } from '../server/prepared.ts'
import type { Language } from '../server/domain.ts'
import type { ProductFilters } from './conditions.ts'
import { listCards, type Listing } from './list-delivered.ts'
import { makePageCache } from './page-cache.ts'
import { namesOf } from './filter-names.ts'
import { pageOf, type Page } from './page-of.ts'
import { explained } from './understand/explained.ts'
import { searchUnderstood } from './understand/search-understood.ts'

type Found = CallReply<typeof searchItems>

const cached = makePageCache<Prepared<Found>>()

interface Asking extends Listing {
  language: Language
}

/** A page of products for the keyword as it is understood. */
export const findProducts = (
  db: Database,
  filters: ProductFilters,
  { language, ...listing }: Asking,
  page: Page,
): Promise<Prepared<Found>> =>
  // Only the names of categories and attributes depend on the language.
  cached(
    db,
    [
      filters,
      page,
      isGuest(listing.visitor),
      (filters.category ?? filters.attr) && language,
      filters.order_by === 'delivered_asc' && listing.destination,
    ],
    async () => {
      const isFirst = page.page === 1
      const [{ attempt, city, ...found }, names] = await Promise.all([
        searchUnderstood(db, filters, (wanted) => listCards(db, wanted, listing, page)),
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
    },
  )
