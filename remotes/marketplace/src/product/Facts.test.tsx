import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { detail } from '../testing/samples.ts'
import { ProductScreen } from './ProductScreen.tsx'

test('F-08: shows the code of the product, which quick order reads', async () => {
  fakeGateway({
    productDetail: { result: detail({ id: '12' }) },
    reviews: {
      result: [],
      summary: { rating: 0, count: 0, by_stars: [] },
      total_count: 0,
      page: 1,
      limit: 5,
    },
    relatedProducts: { result: [] },
  })
  const address = '/v/sumber-makmur/product/beras-padi-emas-25-kg'
  await open('/v/:vendor/product/:product_alias/:lang?', address, ProductScreen)
  expect(await screen.findByText('B-000012-1')).toBeVisible()
})
