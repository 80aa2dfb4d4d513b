import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { setWindowWidth } from '@borong/contract/testing/window-width'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultsScreen } from '../search/ResultsScreen.tsx'
import { Suggestions } from '../search/Suggestions.tsx'
import { open } from '../testing/open.ts'
import { deliveredOf, product, results, undelivered } from '../testing/samples.ts'
import { TileRail } from './TileRail.tsx'

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
  expect(first).toHaveTextContent(/Dengan ongkir Rp\s340\.000 Tiba 3–5 Jan/)
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

test('R-01 C-17: with a district, the products of a rail show the price at the door and the day of arrival', async () => {
  choose()
  const { calls } = gatewayOf()
  await open('/', '/', () => <TileRail label="Terlaris" items={[items[0]!, items[2]!]} />)
  expect(await screen.findByText(/Dengan ongkir Rp\s340\.000\sTiba 3–5 Jan/)).toBeVisible()
  expect(screen.getByText('Tidak ada kurir ke sini')).toBeVisible()
  expect(requests(calls, /delivered-prices/)).toEqual([{ district_id: '317106', ids: '1,3' }])
})

test('C-21 C-17: with a district, suggested products show the price at the door and the day of arrival', async () => {
  choose()
  const found = {
    id: '1',
    name: 'Beras Padi Emas 25 kg',
    short_name: 'Beras Padi Emas 25 k…',
    link: '/v/sumber-makmur/product/beras-padi-emas-25-kg',
    alias: 'beras-padi-emas-25-kg',
    microsite_url: 'sumber-makmur',
    image: 'p/1',
    price: 312_500,
    masked_price: false,
    masked_discount: false,
    is_show_rating: true,
    seller: 'Sumber Makmur',
    location: 'Karawang',
    unit_type: 'sak',
    rating: 4.8,
    free_shipping: false,
    discount: null,
  }
  const { calls } = fakeGateway({
    suggestions: {
      data: { keywords: [], products: [found], sellers: [], categories: [], billing: [] },
    },
    deliveredPrices: { result: { products: { 1: deliveredOf() }, groups: {} } },
  })
  await open('/', '/', () => <Suggestions id="s" typed="beras" active={undefined} />)
  const option = await screen.findByRole('option', { name: /Padi Emas/ })
  await waitFor(() =>
    expect(option).toHaveTextContent(/312\.500.*Dengan ongkir Rp\s340\.000 · Tiba 3–5 Jan/),
  )
  expect(requests(calls, /delivered-prices/)).toEqual([{ district_id: '317106', ids: '1' }])
})

test('C-22: the card of several sellers shows the minimum, the city and the sold quantity of the cheapest offer', async () => {
  const cheapest = { city: 'Karawang', minimum: 5, sold: 1300 }
  fakeGateway({
    searchItems: results([
      { ...product(), group: { key: 'abc', sellers: 3, price_from: 300_000, cheapest } },
    ]),
    searchFacets: () => new Promise(() => {}),
  })
  await open(PATH, '/search/beras', ResultsScreen)
  const card = await screen.findByRole('article')
  expect(card).toHaveTextContent(/300\.000.*Min\. 5 sak.*3 penjual.*Karawang.*Terjual 1,3 rb/)
})

test('C-22 U-15: cards show the price of a kilogram, a litre or a piece beside the seller', async () => {
  fakeGateway({
    searchItems: results([
      { ...product({ discount: 300_000 }), content: { measure: 'kg', amount: 25 } },
      {
        ...product({ id: '2' }),
        content: { measure: 'l', amount: 12 },
        group: { key: 'abc', sellers: 3, price_from: 240_000 },
      },
      {
        ...product({ id: '3', price: null, discount: null }),
        content: { measure: 'kg', amount: 5 },
      },
    ]),
    searchFacets: () => new Promise(() => {}),
  })
  await open(PATH, '/search/beras', ResultsScreen)
  const [one, group, hidden] = await screen.findAllByRole('article')
  expect(one).toHaveTextContent(/Rp\s12\.000\/kg · Sumber Makmur/)
  expect(group).toHaveTextContent(/Rp\s20\.000\/liter · 3 penjual/)
  expect(hidden).not.toHaveTextContent(/\/kg/)
})
