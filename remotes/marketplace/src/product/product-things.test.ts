import { scriptsOf } from '../shop/things.ts'
import { detail } from '../testing/samples.ts'
import { productThings } from './product-things.ts'

const things = (more: Parameters<typeof detail>[0]) =>
  productThings(detail(more), 'https://borong.example', [])

test('R-12: declares the price in the JSON-LD offer, except a price hidden from guests', () => {
  expect(things({})).toMatchObject([
    {
      '@type': 'Product',
      offers: { price: 312_500, priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
    },
    { '@type': 'BreadcrumbList' },
  ])
  expect(things({ masked_price: true, price: null, prices: [] })[0]).not.toHaveProperty('offers')
})

test('R-12 C-22: declares a known GTIN in the JSON-LD, with its length', () => {
  expect(things({ gtin: '8991234567898' })[0]).toMatchObject({ gtin13: '8991234567898' })
  expect(things({ gtin: '96385074' })[0]).toMatchObject({ gtin8: '96385074' })
  expect(Object.keys(things({})[0]!).join()).not.toContain('gtin')
})

test('R-12: escapes the texts of a seller in JSON-LD', () => {
  const description = '</script><script>alert(1)</script>'
  const scripts = scriptsOf(things({ description }))
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(scripts)!
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Product', description })
})
