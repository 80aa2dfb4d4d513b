import type { ProductCard } from '@borong/api/catalogue-entities'
import { textOf, textsIn } from '@borong/api/messages'
import { productCode } from '@borong/api/rules/product-code'
import { unitName } from '@borong/api/rules/unit-name'
import { type Cell, csvOf } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { columnMessages, stockMessages } from './messages.ts'
import { listProducts } from './product-list.ts'
import { searchUnderstood } from './understand/search-understood.ts'

const MOST_ROWS = 500

/** The first products of a search as CSV, with the prices that this visitor sees. */
export async function searchFile(
  db: Database,
  filters: ProductFilters,
  { visitor, language }: { visitor: Visitor; language: Language },
): Promise<string> {
  const page = { page: 1, limit: MOST_ROWS }
  const { items } = await searchUnderstood(db, filters, (wanted) =>
    listProducts(db, wanted, visitor, page),
  )
  const columns = Object.values(textsIn(columnMessages, language))
  return csvOf([columns, ...items.map((item) => cellsOf(item, language))])
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
