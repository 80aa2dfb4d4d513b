import { activeDeal, dealStockLabel } from './deal-stock.ts'

const deals = [
  { id: 'a', start_date: '2026-08-17T00:00:00+07:00', end_date: '2026-08-18T00:00:00+07:00' },
  { id: 'b', start_date: '2026-08-18T00:00:00+07:00', end_date: '2026-08-19T00:00:00+07:00' },
]
const at = (text: string) => new Date(text).getTime()

test('T-14: a deal runs after its start and up to its end, both by the millisecond', () => {
  expect(activeDeal(deals, at('2026-08-17T00:00:00+07:00'))).toBeUndefined()
  expect(activeDeal(deals, at('2026-08-17T00:00:00.001+07:00'))?.id).toBe('a')
  expect(activeDeal(deals, at('2026-08-18T00:00:00+07:00'))?.id).toBe('a')
  expect(activeDeal(deals, at('2026-08-18T00:00:00.001+07:00'))?.id).toBe('b')
})

test('T-14: of several running deals the first is used', () => {
  const both = [deals[1]!, { ...deals[1]!, id: 'c' }]
  expect(activeDeal(both, at('2026-08-18T10:00:00+07:00'))?.id).toBe('b')
})

test.each([
  [{ isActive: false, quota: 50, sold: 50 }, 'not_available_yet'],
  [{ isActive: true, quota: 50, sold: 50 }, 'out_of_stock'],
  [{ isActive: true, quota: 50, sold: 51 }, 'out_of_stock'],
  [{ isActive: true, quota: 50, sold: 40 }, 'almost_sold_out'],
  [{ isActive: true, quota: 50, sold: 39 }, 'some_sold'],
  [{ isActive: true, quota: 50, sold: 1 }, 'some_sold'],
  [{ isActive: true, quota: 50, sold: 0 }, 'still_available'],
] as const)('T-14: %j is %s', (item, label) => {
  expect(dealStockLabel(item)).toBe(label)
})
