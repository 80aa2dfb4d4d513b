import { scriptsOf } from '../shop/things.ts'
import { detail } from '../testing/samples.ts'
import { productThings } from './product-things.ts'

const things = (more: Parameters<typeof detail>[0]) =>
  productThings(detail(more), 'https://borong.example', [])

test('R-12: the offer for search engines has the price, and hides one that guests may not see', () => {
  expect(things({})).toMatchObject([
    {
      '@type': 'Product',
      offers: { price: 312_500, priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
    },
    { '@type': 'BreadcrumbList' },
  ])
  expect(things({ masked_price: true, price: null, prices: [] })[0]).not.toHaveProperty('offers')
})

test('R-12: a seller’s words can not end the data that they stand in', () => {
  const description = '</script><script>alert(1)</script>'
  const scripts = scriptsOf(things({ description }))
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(scripts)!
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Product', description })
})
