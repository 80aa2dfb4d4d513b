import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { setWindowWidth } from '@borong/contract/testing/window-width'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultsScreen } from '../search/ResultsScreen.tsx'
import { open } from '../testing/open.ts'
import { deliveredOf, product, results, undelivered } from '../testing/samples.ts'

const PATH = '/search/:keyword'
const PLACE = { district_id: '317106', district: 'Gambir', city: 'Jakarta Pusat' }
const choose = () => localStorage.setItem('chosen_place', JSON.stringify(PLACE))
const items = [
  product({ id: '1' }),
  { ...product({ id: '2' }), group: { key: 'abc', sellers: 3, price_from: 300_000 } },
  product({ id: '3', name: 'Beras Ketan' }),
  product({ id: '4', name: 'Beras Merah', in_stock: false }),
]
const gatewayOf = () =>
  fakeGateway({
    searchItems: results(items),
    searchFacets: () => new Promise(() => {}),
    productOffers: { result: [] },
    searchPlaces: { result: [{ ...PLACE, label: 'Gambir' }] },
    deliveredPrices: {
      result: {
        products: { 1: deliveredOf(), 3: undelivered('courier'), 4: undelivered('stock') },
        groups: { abc: deliveredOf({ per_unit: 310_000 }) },
      },
    },
  })
const requests = (calls: ReturnType<typeof fakeGateway>['calls'], path: RegExp) =>
  calls
    .filter(({ url }) => path.test(url.pathname))
    .map(({ url }) => Object.fromEntries(url.searchParams))

beforeEach(() => localStorage.clear())
afterEach(() => setWindowWidth(360))

test('C-22 C-17: with a district, cards show the price at the door or the reason why there is none', async () => {
  choose()
  const { calls } = gatewayOf()
  await open(PATH, '/search/beras', ResultsScreen)
  expect(await screen.findByText(/Dengan ongkir Rp\s340\.000/)).toBeVisible()
  const [first, group, last, gone] = screen.getAllByRole('article')
  expect(first).toHaveTextContent(/Dengan ongkir Rp\s340\.000/)
  expect(group).toHaveTextContent(/Dengan ongkir Rp\s310\.000/)
  expect(last).toHaveTextContent('Tidak ada kurir ke sini')
  expect(gone).not.toHaveTextContent(/ongkir|kurir|minimal/)
  expect(requests(calls, /delivered-prices/)).toEqual([
    { district_id: '317106', ids: '1,3,4', groups: 'abc' },
  ])
})

test('C-22: without a district, cards request no prices at the door', async () => {
  const { calls } = gatewayOf()
  await open(PATH, '/search/beras', ResultsScreen)
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  expect(requests(calls, /delivered-prices/)).toEqual([])
  expect(screen.queryByText(/Dengan ongkir/)).toBeNull()
})

test('M-07 C-22: rows of a table show the price at the door', async () => {
  choose()
  setWindowWidth(1280)
  gatewayOf()
  await open(PATH, '/search/beras?view=table', ResultsScreen)
  const table = await screen.findByRole('table', { name: 'Produk' })
  expect(await within(table).findByText(/Dengan ongkir Rp\s340\.000/)).toBeVisible()
})

test('R-09 C-22: the order by the price at the door lets the visitor choose a district, and requests it', async () => {
  const { calls } = gatewayOf()
  const { address } = await open(PATH, '/search/beras?order_by=delivered_asc', ResultsScreen)
  await userEvent.click(await screen.findByRole('button', { name: 'Pilih kecamatan' }))
  await userEvent.type(await screen.findByLabelText('Kecamatan atau kode pos'), 'gambir')
  await userEvent.click(await screen.findByRole('button', { name: 'Gambir' }))
  expect(await screen.findByText('ke Gambir, Jakarta Pusat')).toBeVisible()
  expect(await screen.findByText(/Dengan ongkir Rp\s340\.000/)).toBeVisible()
  expect(address()).toBe('/search/beras?order_by=delivered_asc')
  const query = { keyword: 'beras', group: '1', order_by: 'delivered_asc' }
  expect(requests(calls, /items$/)).toEqual([query, { ...query, district_id: '317106' }])
})
