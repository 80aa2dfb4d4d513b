import { textsIn } from '@borong/api/messages'
import { type Cell, csvOf } from '../server/csv.ts'
import type { Language } from '../server/domain.ts'
import { columnMessages } from './messages.ts'
import type { ListView } from './summaries.ts'

/** The items of a list as CSV. */
export const listCsv = (items: ListView['items'], language: Language): string =>
  csvOf([Object.values(textsIn(columnMessages, language)), ...items.map(cellsOf)])

const cellsOf = (item: ListView['items'][number]): Cell[] => [
  item.code,
  item.quantity,
  item.unit_type,
  item.name,
  item.vendor_name,
  item.unit_price,
  item.subtotal,
  item.notices.map(({ message }) => message).join('; ') || null,
]
