import { productTitle } from './product-title.ts'

test('F-07: the operator is named before a product unless the name contains it', () => {
  expect(productTitle('Telkomsel', 'Pulsa 50.000')).toBe('Telkomsel · Pulsa 50.000')
  expect(productTitle('XL', 'Pulsa XL 10.000')).toBe('Pulsa XL 10.000')
  expect(productTitle('K-Vision', 'K-VISION')).toBe('K-VISION')
})
