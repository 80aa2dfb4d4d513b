import { readSaved } from './saved-products.ts'

test('F-08: reads the products that an address saves, and skips what is none', () => {
  expect(readSaved('12x3,15x2')).toEqual([
    { product_id: '12', quantity: 3 },
    { product_id: '15', quantity: 2 },
  ])
  expect(readSaved('12x0,x3,-1x1,12x1.5,<b>,9999999999x1,7x1')).toEqual([
    { product_id: '7', quantity: 1 },
  ])
  expect(readSaved(null)).toEqual([])
})

test('F-08: an address saves at most 200 products', () => {
  const text = Array.from({ length: 300 }, (_, at) => `${at + 1}x1`).join(',')
  expect(readSaved(text)).toHaveLength(200)
})
