import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { FilterScreen } from './FilterScreen.tsx'
import { SortScreen } from './SortScreen.tsx'

const city = (slug: string, name: string, count: number) => ({ slug, name, count })
const memberships = [3, 2, 0].map((id) => ({ seller_membership_type_id: id, count: id }))
const facets = (total_count: number, more: object = {}) => ({
  data: {
    total_count,
    total_capped: false,
    has_more: false,
    is_exact: true,
    corrected_keyword: null,
    categories: [{ id: '1', slug: 'beras', name: 'Beras', level: 3, count: 12 }],
    brands: [],
    cities: [city('surabaya', 'Surabaya', 5), city('bandung', 'Bandung', 3)],
    memberships,
    price: { min: 10_000, max: 900_000 },
    free_shipping: 7,
    in_stock: 20,
    personal_courier: 1,
    discounted: 3,
    well_rated: 9,
    ...more,
  },
})
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

test.each(['/filter/product/beras', '/filter/beras'])(
  'R-10: %s filters products and shows counts',
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

test('R-10: filters by attributes of goods, each in a list of its own', async () => {
  const { calls } = fakeGateway({
    searchFacets: facets(24, {
      attributes: [
        {
          attribute: 'size',
          name: 'Ukuran',
          values: [
            { value: 'size.5000g', name: '5 kg', count: 7 },
            { value: 'size.25000g', name: '25 kg', count: 3 },
          ],
        },
        {
          attribute: 'certificate',
          name: 'Sertifikat & izin',
          values: [{ value: 'certificate.halal', name: 'Halal', count: 9 }],
        },
      ],
    }),
  })
  const opened = await open('/filter/:keyword', '/filter/beras?attr=size.25000g', FilterScreen)
  expect(await screen.findByRole('heading', { name: 'Ukuran' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '25 kg 3' })).toBeChecked()
  // A chosen value is in the list of its attribute alone.
  expect(screen.getAllByRole('checkbox', { name: /25/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: '5 kg 7' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Halal 9' }))
  await waitFor(() =>
    expect(calls.at(-1)!.url.searchParams.get('attr')).toBe(
      'certificate.halal,size.25000g,size.5000g',
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: /Terapkan/ }))
  expect(decodeURIComponent(opened.address())).toBe(
    '/search/beras?attr=certificate.halal,size.25000g,size.5000g',
  )
})

test('T-10 R-10: resets the filters and retains the order', async () => {
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

test('R-10: limits a list to twenty chosen values and shows a message', async () => {
  const cities = Array.from({ length: 22 }, (_, index) => city(`kota-${index}`, `Kota ${index}`, 1))
  fakeGateway({ searchFacets: facets(24, { cities }) })
  const chosen = cities.slice(0, 19).map(({ slug }) => slug)
  await open('/filter/:keyword', `/filter/beras?city=${chosen.join(',')}`, FilterScreen)
  await userEvent.click(await screen.findByRole('button', { name: 'Lihat 3 lainnya' }))
  expect(await box(/Kota 19/)).toHaveFocus()
  await userEvent.click(await box(/Kota 20/))
  expect(await screen.findByText('Paling banyak 20 pilihan')).toBeVisible()
  expect(await box(/Kota 21/)).toBeDisabled()
  await userEvent.click(await box(/Kota 20/))
  expect(await box(/Kota 21/)).toBeEnabled()
})

test('R-10: disables a value without results in its place', async () => {
  fakeGateway({
    searchFacets: ({ url }: { url: URL }) =>
      url.searchParams.has('in_stock')
        ? facets(5, { cities: [city('bandung', 'Bandung', 5)], discounted: 0 })
        : facets(24),
  })
  await open('/filter/:keyword', '/filter/beras', FilterScreen)
  expect(await box(/Surabaya 5/)).toBeEnabled()
  await userEvent.click(await box(/Stok tersedia/))
  expect(await box(/Surabaya 0/)).toBeDisabled()
  expect(await box(/Sedang diskon 0/)).toBeDisabled()
  expect(await box(/Basic 0/)).toBeDisabled()
  const cities = screen.getAllByRole('checkbox', { name: /Surabaya|Bandung/ })
  expect(cities.map((one) => one.closest('label')!.textContent)).toEqual([
    'Surabaya 0',
    'Bandung 5',
  ])
  await userEvent.click(await box(/Stok tersedia/))
  expect(await box(/Surabaya 5/)).toBeEnabled()
})

test('R-10: lets the visitor deselect a value without results', async () => {
  const names = { city: { 'kota-medan': 'Medan' } }
  fakeGateway({ searchFacets: facets(0, { cities: [], discounted: 0, names }) })
  const address = '/filter/product/beras?city=kota-medan&discounted=1'
  await open('/filter/:resultType/:keyword', address, FilterScreen)
  expect(await box(/Medan 0/)).toBeEnabled()
  expect(await box(/Sedang diskon 0/)).toBeEnabled()
})

test('R-10: shows minimum counts and disables no value when there are more hits than are counted', async () => {
  const counts = { total_capped: true, is_exact: false, discounted: 0 }
  fakeGateway({ searchFacets: facets(2000, counts) })
  await open('/filter/:keyword', '/filter/beras', FilterScreen)
  expect(await screen.findByRole('button', { name: 'Terapkan (2.000+ produk)' })).toBeVisible()
  expect(await box(/Surabaya 5\+/)).toBeEnabled()
  expect(await box(/^Sedang diskon$/)).toBeEnabled()
})

test('R-10: replaces a chosen category by its subcategory', async () => {
  const categories = [
    { id: '1', slug: 'bahan-pokok', name: 'Bahan Pokok', level: 2, count: 30 },
    { id: '2', slug: 'beras', name: 'Beras', level: 3, count: 12 },
    { id: '3', slug: 'tepung', name: 'Tepung', level: 3, count: 18 },
  ]
  fakeGateway({ searchFacets: facets(30, { categories }) })
  const address = '/filter/product/-?category=bahan-pokok'
  const opened = await open('/filter/:resultType/:keyword', address, FilterScreen)
  await userEvent.click(await box(/Beras 12/))
  await userEvent.click(await box(/Tepung 18/))
  expect(await box(/Bahan Pokok/)).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: /Terapkan/ }))
  expect(opened.address()).toBe('/products?category=beras%2Ctepung')
})

test('R-10: applies a filter when the counts fail, and retries them in place', async () => {
  const { answers } = fakeGateway({
    searchFacets: () => {
      throw refusal(403, 'NO', 'Tidak boleh')
    },
  })
  const opened = await open('/filter/:keyword', '/filter/beras', FilterScreen)
  await userEvent.click(await box(/Stok tersedia/))
  expect(await screen.findByText('Tidak boleh')).toBeVisible()
  answers.searchFacets = facets(24)
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await box(/Stok tersedia 20/)).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: /Terapkan/ }))
  await waitFor(() => expect(opened.address()).toBe('/search/beras?in_stock=1'))
})

test('R-10 C-22: shows the counts of the corrected keyword', async () => {
  fakeGateway({ searchFacets: facets(24, { corrected_keyword: 'beras' }) })
  await open('/filter/:keyword', '/filter/bras', FilterScreen)
  expect(await screen.findByText('Hasil untuk “beras”')).toBeVisible()
})

test('R-10: resets the filters of one store’s products within that store', async () => {
  fakeGateway({ searchFacets: facets(24) })
  const address = '/filter/product/-?seller=toko-makmur&in_stock=1'
  const opened = await open('/filter/:resultType/:keyword', address, FilterScreen)
  await userEvent.click(screen.getByRole('button', { name: 'Atur ulang' }))
  await userEvent.click(await screen.findByRole('button', { name: /Terapkan/ }))
  expect(opened.address()).toBe('/products?seller=toko-makmur')
})

test.each([
  ['category=beras', '/products?category=beras'],
  ['brand=padi-emas', '/products?brand=padi-emas'],
  ['order_by=price_asc', '/products?order_by=price_asc'],
])('R-10: a reset of the filters of %s returns to that list', async (place, list) => {
  fakeGateway({ searchFacets: facets(24) })
  const address = `/filter/product/-?${place}`
  const opened = await open('/filter/:resultType/:keyword', address, FilterScreen)
  await userEvent.click(await box(/Surabaya/))
  if (!place.startsWith('category')) await userEvent.click(await box(/Beras/))
  await userEvent.click(screen.getByRole('button', { name: 'Atur ulang' }))
  await userEvent.click(await screen.findByRole('button', { name: /Terapkan/ }))
  expect(opened.address()).toBe(list)
})

test('R-10: shows the filters of stores with their counts', async () => {
  fakeGateway({
    sellerFacets: ({ url }: { url: URL }) => ({
      data: { ...facets(url.searchParams.has('is_open') ? 3 : 8).data, is_open: 3 },
    }),
  })
  const opened = await open('/filter/:resultType/:keyword', '/filter/seller/toko', FilterScreen)
  expect(await screen.findByRole('button', { name: 'Terapkan (8 toko)' })).toBeVisible()
  await userEvent.click(await box(/Sedang buka 3/))
  await userEvent.click(await box(/Surabaya 5/))
  await userEvent.click(await screen.findByRole('button', { name: 'Terapkan (3 toko)' }))
  expect(opened.address()).toBe('/search/toko/stores?city=surabaya&is_open=1')
})

test('R-11 T-10: applies an order, and leaves the first one out of the address', async () => {
  const opened = await open('/sort/:keyword', '/sort/beras?city=surabaya', SortScreen)
  expect(screen.getByRole('link', { name: /Paling sesuai/ })).toHaveAttribute(
    'href',
    '/search/beras?city=surabaya',
  )
  await userEvent.click(screen.getByRole('link', { name: /Harga terendah/ }))
  expect(opened.address()).toBe('/search/beras?city=surabaya&order_by=price_asc')
})
