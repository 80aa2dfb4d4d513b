import type { ProductCard } from '@borong/api/catalogue-entities'
import { textOf, textsIn } from '@borong/api/messages'
import { productCode } from '@borong/api/rules/product-code'
import { arrivalOf } from '@borong/api/rules/shipping-option'
import { unitName } from '@borong/api/rules/unit-name'
import { wibDay } from '@borong/api/rules/wib'
import type { Delivered } from '@borong/api/shipping.shapes'
import { type Cell, csvOf } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { ProductFilters } from './conditions.ts'
import { readDelivered } from './delivered-prices.ts'
import { listCards, type Listing } from './list-delivered.ts'
import { columnMessages, deliveredMessages, obstacleMessages, stockMessages } from './messages.ts'
import { searchUnderstood } from './understand/search-understood.ts'

const MOST_ROWS = 500

/** The first products of a search as CSV, with the prices that this visitor sees. */
export async function searchFile(
  db: Database,
  filters: ProductFilters,
  { language, ...listing }: Listing & { language: Language },
): Promise<string> {
  const page = { page: 1, limit: MOST_ROWS }
  const { items } = await searchUnderstood(db, filters, (wanted) =>
    listCards(db, wanted, listing, page),
  )
  const columns = Object.values(textsIn(columnMessages, language))
  const rows = items.map((item) => cellsOf(item, language))
  const { destination, visitor, now } = listing
  if (!destination) return csvOf([columns, ...rows])
  const listed = { ids: items.map(({ id }) => Number(id)), groups: [] }
  const { products } = await readDelivered(db, listed, { visitor, destination, now })
  const added = Object.values(textsIn(deliveredMessages, language))
  const more = items.map(({ id }) => deliveredCells(products.get(Number(id)), now, language))
  return csvOf([[...columns, ...added], ...rows.map((row, at) => [...row, ...more[at]!])])
}

const cellsOf = (item: ProductCard, language: Language): Cell[] => [
  productCode(item.id),
  item.minimum_order,
  unitName(item.unit_type, language, item.minimum_order),
  item.name,
  item.discount ?? item.price,
  item.vendor_name,
  item.vendor_location,
  item.is_show_rating ? item.rating : null,
  item.sold,
  textOf(stockMessages[item.in_stock ? 'available' : 'soldOut'], language),
]

function deliveredCells(delivered: Delivered | undefined, now: Date, language: Language): Cell[] {
  if (!delivered) return [null, null, null, null, null, null]
  const { quantity, total, per_unit, days_shortest, days_longest, obstacle } = delivered
  if (days_shortest === null || days_longest === null)
    return [
      quantity,
      null,
      null,
      null,
      null,
      textOf(obstacleMessages[obstacle ?? 'courier'], language),
    ]
  const days = { duration_shortest: days_shortest, duration_longest: days_longest }
  const { from, to } = arrivalOf(days, now.getTime())
  return [quantity, total, per_unit, wibDay(new Date(from)), wibDay(new Date(to)), null]
}
