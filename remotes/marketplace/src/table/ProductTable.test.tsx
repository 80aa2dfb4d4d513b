import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { setWindowWidth } from '@borong/contract/testing/window-width'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultsScreen } from '../search/ResultsScreen.tsx'
import { open } from '../testing/open.ts'
import { product, results } from '../testing/samples.ts'

const PATH = '/search/:keyword'
const offer = {
  product_id: '1',
  tiers: [
    { quantity_end: 9, price: 312_500, discount: null },
    { quantity_end: 1_000_000, price: 300_000, discount: null },
  ],
  step: 1,
  stock: 40,
  seller_id: '7',
}
const gatewayOf = () =>
  fakeGateway({
    searchItems: results([product(), product({ id: '2', name: 'Beras Ketan', in_stock: false })]),
    // The filters beside the results are in flight.
    searchFacets: () => new Promise(() => {}),
    productOffers: { result: [offer, { ...offer, product_id: '2', stock: 0 }] },
  })

afterEach(() => localStorage.clear())

test('R-09 M-07: a wide window shows the results as a table, with the tier of the chosen quantity marked', async () => {
  setWindowWidth(1280)
  const { calls } = gatewayOf()
  await open(PATH, '/search/beras?view=table', ResultsScreen)
  const table = await screen.findByRole('table', { name: 'Produk' })
  const row = (await within(table).findByRole('spinbutton')).closest('tr')!
  expect(row).toHaveTextContent('Sumber Makmur')
  expect(within(row).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'true')
  const field = within(row).getByRole('spinbutton', { name: 'Jumlah Beras Padi Emas 25 kg' })
  await userEvent.type(field, '{PageUp}')
  expect(within(row).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true')
  expect(within(table).getByText('Stok habis')).toBeVisible()
  const searches = calls.filter(({ call }) => call === 'searchItems')
  expect(searches.at(-1)!.url.searchParams.get('all_offers')).toBe('1')
  expect(screen.getByRole('link', { name: 'Kartu' })).toHaveAttribute(
    'href',
    '/search/beras?view=cards',
  )
})

test('R-09 M-07: a chosen quantity stays when the address takes over the view that the browser remembers', async () => {
  setWindowWidth(1280)
  localStorage.setItem('list_view', '"table"')
  gatewayOf()
  const { address } = await open(PATH, '/search/beras', ResultsScreen)
  const field = () => screen.findByRole('spinbutton', { name: 'Jumlah Beras Padi Emas 25 kg' })
  await userEvent.type(await field(), '{PageUp}')
  expect(await field()).toHaveValue('11')
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Tabel' })))
  expect(address()).toBe('/search/beras?view=table')
  expect(await field()).toHaveValue('11')
})

test('R-10: the head of the price column sorts the table both ways, and then as before', async () => {
  setWindowWidth(1280)
  gatewayOf()
  const { address } = await open(PATH, '/search/beras?view=table', ResultsScreen)
  const press = async () => {
    const head = await screen.findByRole('columnheader', { name: 'Harga' })
    // The new list suspends, which React expects in an awaited scope.
    await act(async () => fireEvent.click(within(head).getByRole('link')))
  }
  await press()
  expect(address()).toBe('/search/beras?view=table&order_by=price_asc')
  expect(await screen.findByRole('columnheader', { name: 'Harga' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await press()
  expect(address()).toBe('/search/beras?view=table&order_by=price_desc')
  await press()
  expect(address()).toBe('/search/beras?view=table')
})

test('M-07: a narrow window shows cards, also when the address or the browser asks for a table', async () => {
  localStorage.setItem('list_view', '"table"')
  gatewayOf()
  await open(PATH, '/search/beras?view=table', ResultsScreen)
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Tabel' })).toBeNull()
})
