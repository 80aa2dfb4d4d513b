import { groupOf } from '../testing/group-sample.ts'
import { groupThings } from './group-things.ts'

test('C-22: the JSON-LD of a product of several sellers has their common GTIN beside the range of prices', () => {
  const things = (more: Parameters<typeof groupOf>[0]) =>
    groupThings(groupOf(more).data, 'https://borong.example', '/p/1.jpg')[0]!
  expect(things({ gtin: '8991234567898', price_from: 1000 })).toMatchObject({
    '@type': 'Product',
    gtin13: '8991234567898',
    offers: { '@type': 'AggregateOffer', lowPrice: 1000 },
  })
  expect(Object.keys(things({})).join()).not.toContain('gtin')
})
