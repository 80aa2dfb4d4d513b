import type { SearchCard } from '@borong/api/search.shapes'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import type { Destination } from '../shipping/public.ts'
import type { ProductFilters } from './conditions.ts'
import { sortDelivered } from './delivered-prices.ts'
import type { Page } from './page-of.ts'
import { isGrouped, listGroups } from './product-groups.ts'
import { listProducts } from './product-list.ts'

// The cheapest cards, whose prices at the door are compared, in whole pages. More expensive ones follow by price.
const MOST_CARDS = 200
const MOST_OFFERS = 25

/** The visitor of a list, and the destination of its prices at the door. */
export interface Listing {
  visitor: Visitor
  destination: Destination | undefined
  now: Date
}

/** A page of products or groups. The order by the price at the door needs a destination. */
export async function listCards(
  db: Database,
  filters: ProductFilters,
  { visitor, destination, now }: Listing,
  page: Page,
): Promise<{ items: SearchCard[]; total_count: number; total_capped: boolean }> {
  const list = isGrouped(filters) ? listGroups : listProducts
  const start = (page.page - 1) * page.limit
  if (filters.order_by !== 'delivered_asc' || !destination || start >= MOST_CARDS)
    return list(db, filters, visitor, page)
  const limit = Math.max(MOST_CARDS, page.limit)
  const cheapest = await list(db, filters, visitor, { page: 1, limit })
  const delivery = { visitor, destination, now }
  const items = await sortDelivered<SearchCard>(db, cheapest.items, delivery, MOST_OFFERS)
  return { ...cheapest, items: items.slice(start, start + page.limit) }
}
