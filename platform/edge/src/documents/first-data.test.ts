import { searchItems } from '@borong/api/search'
import { homeProducts, promoDetail } from '@borong/api/campaigns'
import type { FirstCall } from '@borong/contract/remote'
import type { Match } from '../routes/route-table.ts'
import { decidesStatus } from './first-data.ts'

const match = (...calls: FirstCall[]) => ({ route: { calls } }) as unknown as Match

test.each<[string, FirstCall, boolean]>([
  ['nothing', [homeProducts], false],
  ['a word of its own', [homeProducts, { query: { area: 'resto' } }], false],
  ['the address’s query', [searchItems, { query: { category: '?category' } }], false],
  ['a part of the path', [searchItems, { query: { keyword: ':keyword' } }], true],
  ['a part of the path in a path', [promoDetail, { params: { alias: ':alias' } }], true],
])('R-04: lets a call that names %s decide whether the page exists: %#', (_, call, decides) => {
  expect(decidesStatus(match(call))).toBe(decides)
})
