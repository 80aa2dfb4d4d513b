import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import { type Cell, csvOf } from '../server/csv.ts'
import type { Language } from '../server/domain.ts'
import { columnMessages } from './messages.ts'
import type { ListView } from './summaries.ts'

/** The items of a list as CSV. */
export const listCsv = (items: ListView['items'], language: Language): string =>
  csvOf([
    Object.values(textsIn(columnMessages, language)),
    ...items.map((item) => cellsOf(item, language)),
  ])

const cellsOf = (item: ListView['items'][number], language: Language): Cell[] => [
  item.code,
  item.quantity,
  unitName(item.unit_type, language, item.quantity),
  item.name,
  item.vendor_name,
  item.unit_price,
  item.subtotal,
  item.notices.map(({ message }) => message).join('; ') || null,
]
