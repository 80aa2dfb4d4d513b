import {
  narrows,
  orderOf,
  productQuery,
  readFilters,
  sellerQuery,
  toggled,
  writeFilters,
} from './filters.ts'

const read = (address: string) => readFilters(new URLSearchParams(address))

test('V-10: drops empty filter values', () => {
  expect(read('category=&city=surabaya&price_min=&free_shipping=')).toEqual({ city: 'surabaya' })
  expect(writeFilters({ category: '', city: 'surabaya', rating: '' })).toBe('city=surabaya')
})

test.each([
  'price_min=murah',
  'membership=1',
  'free_shipping=ya',
  'order_by=acak',
  'category=A b',
  'page=2',
])('V-10: drops an invalid filter: %s', (address) => expect(read(address)).toEqual({}))

test('R-10: reads no more values of a list than the gateway accepts', () => {
  const many = Array.from({ length: 26 }, (_, index) => `merek-${index}`)
  expect(read(`brand=${many.join(',')}`)).toEqual({ brand: many.slice(0, 20).join(',') })
})

test('R-11: does not apply an order of stores to products', () => {
  const filters = read('order_by=products')
  expect([orderOf('product', filters), orderOf('seller', filters)]).toEqual([
    'relevance',
    'products',
  ])
})

test('R-10: reads the same filters from the address that it writes', () => {
  const filters = {
    category: 'beras,tepung',
    brand: 'padi-emas',
    city: 'surabaya',
    price_min: '10000',
    price_max: '500000',
    rating: '4',
    membership: '2,3',
    free_shipping: '1',
    in_stock: '1',
    personal_courier: '1',
    discounted: '1',
    order_by: 'price_asc',
  }
  expect(read(writeFilters(filters))).toEqual(filters)
  expect(productQuery('beras', filters)).toEqual({ keyword: 'beras', group: '1', ...filters })
})

test('R-11 V-10: drops an order that these results do not have', () => {
  expect(productQuery('beras', { order_by: 'products' })).toEqual({
    keyword: 'beras',
    group: '1',
  })
  expect(sellerQuery('toko', { order_by: 'price_asc' })).toEqual({ keyword: 'toko' })
  expect(sellerQuery('toko', { order_by: 'rating' })).toEqual({
    keyword: 'toko',
    order_by: 'rating',
  })
})

test('R-10: adds and removes a value of a list', () => {
  const one = toggled({}, 'city', 'surabaya')
  const two = toggled(one, 'city', 'bandung')
  expect(two).toEqual({ city: 'bandung,surabaya' })
  expect(toggled(two, 'city', 'surabaya')).toEqual({ city: 'bandung' })
})

test('T-10: does not count an order as a filter', () => {
  expect(narrows({ order_by: 'price_asc' })).toBe(false)
  expect(narrows({ order_by: 'price_asc', discounted: '1' })).toBe(true)
})

test('R-09: searches stores by their own filters only', () => {
  expect(
    sellerQuery('toko', { brand: 'padi-emas', price_min: '1', is_open: '1', rating: '4' }),
  ).toEqual({
    keyword: 'toko',
    is_open: '1',
    rating: '4',
  })
})
