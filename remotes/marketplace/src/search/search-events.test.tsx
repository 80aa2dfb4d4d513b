import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { saveChoice } from '@borong/ui/consent'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CategoryProductsScreen } from '../category/CategoryProductsScreen.tsx'
import { countClick } from '../shop/count-click.ts'
import { open } from '../testing/open.ts'
import { replies } from '../testing/replies.ts'
import { product, results } from '../testing/samples.ts'
import { FilterScreen } from './FilterScreen.tsx'
import { ResultsScreen } from './ResultsScreen.tsx'
import { SortScreen } from './SortScreen.tsx'
import { StoreResultsScreen } from './StoreResultsScreen.tsx'

beforeEach(() => localStorage.clear())

const eventsOf = ({ page }: Awaited<ReturnType<typeof open>>) =>
  page.records.flatMap((record) => (record.type === 'track' ? [record.event] : []))

const beras = () => product({ id: '7', name: 'Beras', price: 300_000, discount: null })

test('C-33: sends one event for a search, and one for the list with its products', async () => {
  fakeGateway({ searchItems: results([beras()], { total_count: 453 }) })
  const opened = await open('/search/:keyword', '/search/beras', ResultsScreen)
  await screen.findByRole('article')
  await waitFor(() => expect(eventsOf(opened)).toHaveLength(2))
  expect(eventsOf(opened)).toEqual([
    { name: 'search', fields: { keyword: 'beras', type: 'product', results: 453 } },
    {
      name: 'view_item_list',
      fields: {
        list: 'search',
        items: [{ item_id: '7', item_name: 'Beras', price: 300_000 }],
      },
    },
  ])
})

test('C-33: sends a search without results too', async () => {
  fakeGateway({ searchItems: results([]), searchSellers: { data: { items: [] } } })
  const opened = await open('/search/:keyword', '/search/zzz', ResultsScreen)
  await waitFor(() =>
    expect(eventsOf(opened)).toEqual([
      { name: 'search', fields: { keyword: 'zzz', type: 'product', results: 0 } },
    ]),
  )
})

test('C-33: sends a search for stores', async () => {
  const data = { ...results([]).data, items: [], total_count: 3 }
  fakeGateway({ searchSellers: { data } })
  const opened = await open('/search/:keyword/stores', '/search/beras/stores', StoreResultsScreen)
  await waitFor(() =>
    expect(eventsOf(opened)).toEqual([
      { name: 'search', fields: { keyword: 'beras', type: 'seller', results: 3 } },
    ]),
  )
})

test('C-33: sends the product that the visitor selects in a list', async () => {
  fakeGateway({ searchItems: results([beras()]) })
  window.history.replaceState(null, '', '/search/beras')
  const opened = await open('/search/:keyword', '/search/beras', ResultsScreen)
  fireEvent.click(await screen.findByRole('link', { name: /Beras/ }))
  expect(eventsOf(opened)).toContainEqual({
    name: 'select_item',
    fields: { list: 'search', item: { item_id: '7', item_name: 'Beras', price: 300_000 } },
  })
})

test('C-22: counts the product of a search that is opened, for its keyword', async () => {
  const { calls } = fakeGateway({
    searchItems: results([beras()]),
    searchClick: { data: { counted: true } },
  })
  await open('/search/:keyword', '/search/beras%20putih', ResultsScreen)
  fireEvent.click(await screen.findByRole('link', { name: /Beras/ }))
  const clicks = () => calls.filter(({ call }) => call === 'searchClick')
  await waitFor(() => expect(clicks()).toHaveLength(1))
  expect(clicks()[0]!.body).toEqual({ keyword: 'beras putih', product_id: '7' })
})

test('C-22: counts nothing for a visitor who refuses analytics', async () => {
  const { calls } = fakeGateway({
    searchItems: results([]),
    searchSellers: { data: { items: [] } },
    searchClick: { data: { counted: true } },
  })
  await open('/search/:keyword', '/search/beras', ResultsScreen)
  const product_id = '7'
  saveChoice('no')
  countClick('notice', { keyword: 'refused', product_id })
  saveChoice('yes')
  countClick('notice', { keyword: 'allowed', product_id })
  const clicks = () => calls.filter(({ call }) => call === 'searchClick')
  await waitFor(() => expect(clicks()).not.toEqual([]))
  expect(clicks().map(({ body }) => body)).toEqual([{ keyword: 'allowed', product_id }])
})

test('C-33: sends the names of applied filters', async () => {
  fakeGateway({ searchFacets: () => new Promise(() => {}) })
  const address = '/filter/product/beras?city=kota-medan&rating=4&order_by=price_asc'
  const opened = await open('/filter/:resultType/:keyword', address, FilterScreen)
  fireEvent.click(await screen.findByRole('button', { name: 'Terapkan' }))
  expect(eventsOf(opened)).toEqual([
    { name: 'filter', fields: { type: 'product', filters: ['city', 'rating'] } },
  ])
})

test('C-33: sends the chosen order', async () => {
  const opened = await open('/sort/:keyword', '/sort/beras', SortScreen)
  fireEvent.click(await screen.findByRole('link', { name: 'Harga terendah' }))
  expect(eventsOf(opened)).toEqual([
    { name: 'sort', fields: { type: 'product', order: 'price_asc' } },
  ])
})

test('R-11 C-33: the order is chosen in place, and is in the address', async () => {
  fakeGateway(replies)
  const opened = await open(
    '/category/:slug',
    '/category/beras?city=surabaya',
    CategoryProductsScreen,
  )
  const order = await screen.findByRole('combobox', { name: 'Urutkan' })
  expect(order).toHaveValue('relevance')
  await userEvent.selectOptions(order, 'Harga terendah')
  expect(opened.address()).toBe('/category/beras?city=surabaya&order_by=price_asc')
  expect(eventsOf(opened)).toContainEqual({
    name: 'sort',
    fields: { type: 'product', order: 'price_asc' },
  })
  await userEvent.selectOptions(order, 'Paling sesuai')
  expect(opened.address()).toBe('/category/beras?city=surabaya')
})
