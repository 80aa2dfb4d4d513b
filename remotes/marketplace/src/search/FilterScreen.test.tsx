import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { results } from '../testing/samples.ts'
import { FilterScreen } from './FilterScreen.tsx'
import { SortScreen } from './SortScreen.tsx'

const facets = (total_count: number) => ({
  data: {
    total_count,
    is_exact: true,
    categories: [{ id: '1', slug: 'beras', name: 'Beras', level: 3, count: 12 }],
    brands: [],
    cities: [{ slug: 'surabaya', name: 'Surabaya', count: 5 }],
    memberships: [{ seller_membership_type_id: 3, count: 4 }],
    price: { min: 10_000, max: 900_000 },
    free_shipping: 7,
    in_stock: 20,
    personal_courier: 1,
    discounted: 3,
    well_rated: 9,
  },
})

test.each(['/filter/product/beras', '/filter/beras'])(
  'R-10: %s filters products, with counts',
  async (address) => {
    fakeGateway({
      searchFacets: ({ url }: { url: URL }) => facets(url.searchParams.has('city') ? 5 : 24),
    })
    const path = address.includes('product') ? '/filter/:resultType/:keyword' : '/filter/:keyword'
    const opened = await open(path, address, FilterScreen)
    expect(await screen.findByRole('button', { name: 'Terapkan (24 produk)' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /Surabaya/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Terapkan (5 produk)' }))
    expect(opened.address()).toBe('/search/beras?city=surabaya')
  },
)

test('T-10 R-10: filters are reset, the order stays', async () => {
  fakeGateway({ searchFacets: facets(1) })
  const opened = await open(
    '/filter/:resultType/:keyword',
    '/filter/product/beras?city=surabaya&free_shipping=1&price_min=5000&order_by=price_asc',
    FilterScreen,
  )
  expect(await screen.findByRole('checkbox', { name: /Surabaya/ })).toBeChecked()
  expect(screen.getByLabelText('Harga minimum')).toHaveValue('5.000')
  await userEvent.click(screen.getByRole('button', { name: 'Atur ulang' }))
  await userEvent.click(await screen.findByRole('button', { name: /Terapkan/ }))
  expect(opened.address()).toBe('/search/beras?order_by=price_asc')
})

test('R-10: stores have filters of their own, and say how many they leave', async () => {
  fakeGateway({
    searchSellers: ({ url }: { url: URL }) => ({
      data: {
        ...results([]).data,
        total_count: url.searchParams.has('is_open') ? 3 : 8,
      },
    }),
  })
  const opened = await open('/filter/:resultType/:keyword', '/filter/seller/toko', FilterScreen)
  expect(await screen.findByRole('button', { name: 'Terapkan (8 toko)' })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sedang buka' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Terapkan (3 toko)' }))
  expect(opened.address()).toBe('/search/toko/stores?is_open=1')
})

test('R-11 T-10: an order is chosen, and the first one is no part of the address', async () => {
  const opened = await open('/sort/:keyword', '/sort/beras?city=surabaya', SortScreen)
  expect(screen.getByRole('link', { name: /Paling sesuai/ })).toHaveAttribute(
    'href',
    '/search/beras?city=surabaya',
  )
  await userEvent.click(screen.getByRole('link', { name: /Harga terendah/ }))
  expect(opened.address()).toBe('/search/beras?city=surabaya&order_by=price_asc')
})
