import type { ProductRow } from '../products.ts'
import { matchProduct } from './match-product.ts'

const product = (code: string, name: string, more: Partial<ProductRow> = {}): ProductRow => ({
  code,
  provider: 'demo',
  kind: 'pulsa',
  operator: 'telkomsel',
  operator_name: 'Telkomsel',
  name,
  description: '',
  region: null,
  nominal: null,
  cost: null,
  price: null,
  admin: null,
  days: null,
  megabytes: null,
  is_open: true,
  cut_off_from: null,
  cut_off_to: null,
  is_repeatable: true,
  updated_at: new Date(),
  ...more,
})
const xl = { operator: 'xl', operator_name: 'XL' }
const pulsa = [
  product('tsel-5', 'Telkomsel 5.000'),
  product('tsel-50', 'Telkomsel 50.000'),
  product('xl-5', 'XL 5.000', xl),
  product('xl-50', 'XL 50.000', xl),
]
const water = { kind: 'water' as const, operator: 'pdam', operator_name: 'PDAM' }
const pdam = [
  product('pdam-1', 'PDAM Kota Bandung', { ...water, region: 'Kota Bandung' }),
  product('pdam-2', 'PDAM Kabupaten Bandung', { ...water, region: 'Kabupaten Bandung' }),
]

test.each([
  ['tsel-50', '081234567890', 'tsel-50'],
  // A code decides, also against the prefix: the biller knows whose number it is.
  [' XL-50 ', '081234567890', 'xl-50'],
  ['Telkomsel 50.000', '081234567890', 'tsel-50'],
  ['telkomsel 50000', '081234567890', 'tsel-50'],
  ['50.000', '081234567890', 'tsel-50'],
  ['Rp 50.000', '087812345678', 'xl-50'],
  ['50rb', '087812345678', 'xl-50'],
  ['5k', '087812345678', 'xl-5'],
  ['50', '081234567890', undefined],
  ['XL 50000', '081234567890', undefined],
  ['Telkomsel', '081234567890', undefined],
  ['', '081234567890', undefined],
  ['500000', '081234567890', undefined],
])('F-07: a row with the product %j and the number %s buys %s', (typed, number, code) => {
  expect(matchProduct(pulsa, typed, number)?.code).toBe(code)
})

test.each([
  ['kota bandung', 'pdam-1'],
  ['PDAM Kabupaten Bandung', 'pdam-2'],
  ['bandung', undefined],
])('F-07: the region %j is %s', (typed, code) => {
  expect(matchProduct(pdam, typed, '123456')?.code).toBe(code)
})

test('F-07: a kind with one product needs no name', () => {
  expect(matchProduct(pulsa.slice(0, 1), '', '081234567890')?.code).toBe('tsel-5')
  expect(matchProduct([], 'x', '081234567890')).toBeUndefined()
})
