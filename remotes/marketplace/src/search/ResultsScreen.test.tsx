import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { pageOf, product, results } from '../testing/samples.ts'
import { ResultsScreen } from './ResultsScreen.tsx'
import { StoreResultsScreen } from './StoreResultsScreen.tsx'

const PATH = '/search/:keyword'
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)

test('R-09 T-10: appends pages until the last, each product once', async () => {
  const { calls } = fakeGateway({
    searchItems: ({ url }: { url: URL }) => {
      const page = Number(url.searchParams.get('page') ?? 1)
      // The list has shifted by one product between the two requests.
      const items = page === 1 ? pageOf(1) : [pageOf(1).at(-1)!, ...pageOf(2).slice(0, 10)]
      return results(items, { total_count: 31, page })
    },
  })
  await open(PATH, '/search/beras', ResultsScreen)
  expect(await screen.findAllByRole('article')).toHaveLength(20)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  expect(new Set(names()).size).toBe(30)
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
  expect(calls.map(({ url }) => url.searchParams.get('page'))).toEqual([null, '2'])
})

test('R-10: requests and shows the filters of the address, and removes them', async () => {
  const { calls } = fakeGateway({ searchItems: results([product()]) })
  const { address } = await open(
    PATH,
    '/search/beras?city=surabaya&discounted=1&page=9',
    ResultsScreen,
  )
  await screen.findByRole('article')
  expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
    keyword: 'beras',
    city: 'surabaya',
    discounted: '1',
    group: '1',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Surabaya' }))
  expect(address()).toBe('/search/beras?discounted=1')
})

test('R-10: shows the chosen attributes with their names, and removes one or all filters', async () => {
  const { calls } = fakeGateway({
    searchItems: results([product()], { names: { attr: { 'size.5000g': '5 kg' } } }),
  })
  const { address } = await open(
    PATH,
    '/search/beras?attr=grade.premium,size.5000g&city=surabaya&order_by=price_asc',
    ResultsScreen,
  )
  await screen.findByRole('article')
  expect(calls[0]!.url.searchParams.get('attr')).toBe('grade.premium,size.5000g')
  // A value without a name in the reply is shown in words.
  expect(screen.getByRole('button', { name: 'Hapus filter Premium' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter 5 kg' }))
  expect(decodeURIComponent(address())).toBe(
    '/search/beras?city=surabaya&attr=grade.premium&order_by=price_asc',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Hapus semua' }))
  expect(address()).toBe('/search/beras?order_by=price_asc')
  expect(screen.queryByRole('link', { name: 'Hapus semua' })).toBeNull()
})

test('R-10: an empty list names the filters without which it has products', async () => {
  const found = (total_count: number) => results([], { total_count })
  fakeGateway({
    searchItems: ({ url: { searchParams: has } }: { url: URL }) =>
      found(has.has('city') && has.has('attr') ? 0 : has.has('attr') ? 1240 : 0),
  })
  await open(PATH, '/search/beras?attr=grade.premium&city=surabaya', ResultsScreen)
  const link = await screen.findByRole('link', { name: 'Tanpa Surabaya (1.240)' })
  expect(link).toHaveAttribute('href', '/search/beras?attr=grade.premium')
  expect(screen.queryByRole('link', { name: /^Tanpa Premium/ })).toBeNull()
})

test('R-09 R-10: retains the shared filters between the searches for stores and products', async () => {
  fakeGateway({ searchItems: results([product()]), searchSellers: results([]) })
  await open(
    PATH,
    '/search/beras?category=beras&brand=padi-emas&city=surabaya&price_min=5000&rating=4&membership=3&free_shipping=1&personal_courier=1&order_by=rating',
    ResultsScreen,
  )
  const shared =
    'category=beras&city=surabaya&rating=4&membership=3&free_shipping=1&personal_courier=1'
  expect(screen.getByRole('link', { name: 'Toko' })).toHaveAttribute(
    'href',
    `/search/beras/stores?${shared}&order_by=rating`,
  )
  await open(
    `${PATH}/stores`,
    `/search/beras/stores?${shared}&is_open=1&order_by=products`,
    StoreResultsScreen,
  )
  const products = screen.getAllByRole('link', { name: 'Produk' }).at(-1)
  expect(products).toHaveAttribute('href', `/search/beras?${shared}`)
})

test('R-10: names the filters as the reply does, also while the next reply is in flight', async () => {
  const names = {
    seller: { 'cv-mega-niaga': 'CV Mega Niaga' },
    category: { 'kopi-teh': 'Kopi & Teh' },
  }
  const held: (() => void)[] = []
  fakeGateway({
    searchItems: async ({ url }: { url: URL }) => {
      if (!url.searchParams.has('category')) await new Promise<void>((go) => held.push(go))
      return results([product()], { names })
    },
  })
  await open(PATH, '/search/kopi?seller=cv-mega-niaga&category=kopi-teh', ResultsScreen)
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus filter Kopi & Teh' }))
  await waitFor(() => expect(held).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Hapus filter CV Mega Niaga' })).toBeVisible()
})

test('R-10: moves the focus from a removed filter to the next, and from the last to the heading', async () => {
  fakeGateway({ searchItems: results([product()]) })
  await open(PATH, '/search/beras?city=bandung,surabaya&discounted=1', ResultsScreen)
  const chip = (name: string) => screen.getByRole('button', { name: `Hapus filter ${name}` })
  await userEvent.click(chip('Bandung'))
  await waitFor(() => expect(chip('Surabaya')).toHaveFocus())
  await userEvent.click(chip('Sedang diskon'))
  await waitFor(() => expect(chip('Surabaya')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('R-09: shows an error when the list fails, and retries in place', async () => {
  const { answers } = fakeGateway({
    searchItems: () => {
      throw refusal(403, 'NO', 'Tidak boleh')
    },
  })
  await open(PATH, '/search/beras', ResultsScreen)
  expect(await screen.findByText('Tidak boleh')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hasil untuk “beras”')
  answers.searchItems = results([product()])
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

test('X-01: requests a list three times, like any other call, before it shows the error', async () => {
  const { calls } = fakeGateway({
    searchItems: () => {
      throw refusal(500, 'DOWN')
    },
  })
  await open(PATH, '/search/beras', ResultsScreen)
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible()
  expect(calls).toHaveLength(3)
}, 20_000)

test('R-09: retains the loaded products when a page fails', async () => {
  fakeGateway({
    searchItems: ({ url }: { url: URL }) => {
      if (url.searchParams.has('page')) throw refusal(403, 'NO')
      return results(pageOf(1), { total_count: 40 })
    },
  })
  await open(PATH, '/search/beras', ResultsScreen)
  await screen.findAllByRole('article')
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByText('Halaman berikutnya gagal dimuat')).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(20)
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('R-09: offers another keyword or a reset of the filters when nothing is found', async () => {
  fakeGateway({ searchItems: results([]) })
  await open(PATH, '/search/zzz', ResultsScreen)
  expect(await screen.findByRole('link', { name: 'Ubah pencarian' })).toHaveAttribute(
    'href',
    '/search?edit=zzz',
  )
  await open(PATH, '/search/zzz?discounted=1', ResultsScreen)
  expect(await screen.findByRole('link', { name: 'Atur ulang' })).toHaveAttribute(
    'href',
    '/search/zzz',
  )
})

test.each([
  ['/search/:keyword', '/search/zzz?seller=toko-makmur&city=surabaya&order_by=price_asc'],
  ['/products', '/products?category=beras&in_stock=1&order_by=price_asc'],
  ['/products', '/products?seller=toko-makmur&city=surabaya'],
])(
  'R-10 T-10: resets an empty list within its store or category, in its order: %s',
  async (path, at) => {
    fakeGateway({ searchItems: results([]) })
    await open(path, at, ResultsScreen)
    expect(await screen.findByRole('link', { name: 'Atur ulang' })).toHaveAttribute(
      'href',
      at.replace(/&?(city|in_stock)=\w+/, ''),
    )
  },
)

test('N-07: shows the bill that the keyword names above the products', async () => {
  fakeGateway({ searchItems: results([product()]) })
  await open(PATH, '/search/Telkomsel', ResultsScreen)
  const first = await screen.findByRole('article')
  const bill = screen.getByRole('link', { name: /Pulsa Telkomsel/ })
  expect(bill).toHaveAttribute('href', '/billing/pulsa')
  expect(bill.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('N-07: shows the bill that the keyword names when there are no products', async () => {
  fakeGateway({ searchItems: results([]) })
  await open(PATH, '/search/pln', ResultsScreen)
  expect(await screen.findByText('Tidak ada hasil')).toBeVisible()
  expect(screen.getByRole('link', { name: /PLN/ })).toHaveAttribute('href', '/billing/listrik')
})

test('N-07: shows no bill for another keyword', async () => {
  fakeGateway({ searchItems: results([product()]) })
  await open(PATH, '/search/beras', ResultsScreen)
  await screen.findByRole('article')
  expect(screen.queryByRole('region', { name: 'Bayar tagihan' })).toBeNull()
})

test('R-09: links from an empty category to all products', async () => {
  fakeGateway({ searchItems: results([]) })
  await open('/products', '/products?category=beras', ResultsScreen)
  expect(await screen.findByRole('link', { name: 'Lihat semua produk' })).toHaveAttribute(
    'href',
    '/products',
  )
  expect(screen.queryByRole('link', { name: 'Atur ulang' })).toBeNull()
})

test('R-09: shows the corrected keyword', async () => {
  fakeGateway({ searchItems: results([product()], { corrected_keyword: 'beras' }) })
  await open(PATH, '/search/bras', ResultsScreen)
  expect(await screen.findByText(/Menampilkan hasil untuk “beras”/)).toBeVisible()
})

test('C-22: tells which words were replaced or left out, and searches for the typed ones', async () => {
  const understood = { left_out: ['zzq'], corrections: [{ from: 'bras', to: 'beras' }] }
  const { calls } = fakeGateway({
    searchItems: ({ url }: { url: URL }) =>
      url.searchParams.has('exact')
        ? results([])
        : results([product()], { corrected_keyword: 'beras', understood }),
  })
  const { address } = await open(PATH, '/search/bras%20zzq?city=surabaya', ResultsScreen)
  expect(await screen.findByText(/Hasil ini tanpa kata “zzq”/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Cari persis “bras zzq”' }))
  expect(address()).toBe('/search/bras%20zzq?city=surabaya&exact=1')
  await waitFor(() => expect(calls.at(-1)!.url.searchParams.get('exact')).toBe('1'))
  await userEvent.click(await screen.findByRole('link', { name: 'Cari juga yang mirip' }))
  expect(address()).toBe('/search/bras%20zzq?city=surabaya')
})

test('C-22 R-11: offers the cheapest first when the keyword asks for it, and removes it', async () => {
  fakeGateway({ searchItems: results([product()], { understood: { order_by: 'price_asc' } }) })
  const { address } = await open(PATH, '/search/beras%20termurah', ResultsScreen)
  await userEvent.click(await screen.findByRole('link', { name: 'Termurah dulu' }))
  expect(address()).toBe('/search/beras%20termurah?order_by=price_asc')
  await userEvent.click(await screen.findByRole('link', { name: 'Hapus Termurah dulu' }))
  expect(address()).toBe('/search/beras%20termurah')
})

test('C-22: a city in the keyword is named, with a way to all cities', async () => {
  const city = { names: ['Surabaya', 'Sidoarjo'], keyword: 'beras' }
  fakeGateway({ searchItems: results([product()], { understood: { city } }) })
  const { address } = await open(PATH, '/search/beras%20surabaya', ResultsScreen)
  expect(await screen.findByText(/Hanya dari penjual di Surabaya dan Sidoarjo/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Cari di semua kota' }))
  expect(address()).toBe('/search/beras')
})

test('C-22: a card stands for the offers of several sellers, until all offers are chosen', async () => {
  const group = { key: 'abc1', sellers: 12, price_from: 300_000 }
  const { calls } = fakeGateway({ searchItems: results([{ ...product(), group }]) })
  const { address } = await open(PATH, '/search/beras?city=surabaya', ResultsScreen)
  const card = await screen.findByRole('article')
  expect(card).toHaveTextContent(/mulai.*300\.000/)
  expect(card).toHaveTextContent('12 penjual')
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/p/abc1')
  await userEvent.click(screen.getByRole('link', { name: 'Semua penjual' }))
  expect(address()).toBe('/search/beras?city=surabaya&all_offers=1')
  await waitFor(() => expect(calls.at(-1)!.url.searchParams.get('all_offers')).toBe('1'))
  await userEvent.click(await screen.findByRole('link', { name: 'Hapus Semua penjual' }))
  expect(address()).toBe('/search/beras?city=surabaya')
})

test('C-22: offers the store that the keyword names, also without a product', async () => {
  const store = { name: 'Toko Makmur', alias: 'toko-makmur', image: 's/7', location: 'Bandung' }
  fakeGateway({ searchItems: results([], { understood: { store } }) })
  await open(PATH, '/search/toko%20makmur', ResultsScreen)
  const link = await screen.findByRole('link', { name: /Toko Makmur/ })
  expect(link).toHaveAttribute('href', '/v/toko-makmur')
})

test('P-01: shows a guest how to see a hidden price, and refetches the prices for a buyer', async () => {
  const hidden = results([product({ masked_price: true, price: null })])
  const { calls } = fakeGateway({ searchItems: hidden })
  await open(PATH, '/search/beras', ResultsScreen)
  expect(await screen.findByText('Masuk untuk lihat harga')).toBeVisible()
  expect(calls).toHaveLength(1)
  fakeGateway({ searchItems: results([product()]) })
  const key = ['searchItems', { query: { keyword: 'beras', group: '1' } }]
  await open(PATH, '/search/beras', ResultsScreen, {
    accessToken: 'a',
    boot: { data: [[key, hidden]] },
  })
  expect(await screen.findByText(/312\.500/)).toBeVisible()
})

test('F-08: downloads the results with the filters of the address', async () => {
  const { calls } = fakeGateway({ searchItems: results([product()]), searchFile: 'Kode' as never })
  await open(PATH, '/search/beras?city=surabaya&order_by=price_asc', ResultsScreen)
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }))
  const asked = await waitFor(() => calls.find(({ call }) => call === 'searchFile')!.url)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    keyword: 'beras',
    city: 'surabaya',
    order_by: 'price_asc',
  })
})
