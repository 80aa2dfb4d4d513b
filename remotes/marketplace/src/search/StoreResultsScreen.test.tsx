import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { results, seller } from '../testing/samples.ts'
import { StoreResultsScreen } from './StoreResultsScreen.tsx'

const PATH = '/search/:keyword/stores'
const stores = (count: number, more: object = {}, from = 1) => ({
  data: {
    ...results([]).data,
    items: Array.from({ length: count }, (_, index) =>
      seller({ id: String(from + index), name: `Toko ${from + index}` }),
    ),
    total_count: count,
    ...more,
  },
})

test('R-09 T-10: appends pages until the last, each store once', async () => {
  const { calls } = fakeGateway({
    searchSellers: ({ url }: { url: URL }) =>
      url.searchParams.has('page')
        ? stores(12, { total_count: 31, page: 2 }, 20)
        : stores(20, { total_count: 31 }),
  })
  await open(PATH, '/search/toko/stores', StoreResultsScreen)
  expect(await screen.findByText('31 toko')).toBeVisible()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(31))
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
  expect(calls.map(({ url }) => url.searchParams.get('page'))).toEqual([null, '2'])
})

test('R-09 C-22: shows the corrected keyword, and links to a search for the typed one', async () => {
  fakeGateway({ searchSellers: stores(2, { corrected_keyword: 'sembako' }) })
  await open(PATH, '/search/sembakoo/stores', StoreResultsScreen)
  expect(await screen.findByText(/Menampilkan hasil untuk “sembako”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cari persis “sembakoo”' })).toHaveAttribute(
    'href',
    '/search/sembakoo/stores?exact=1',
  )
})

test('R-09: shows a minimum when there are more stores than are counted', async () => {
  fakeGateway({ searchSellers: stores(20, { total_count: 2000, total_capped: true }) })
  await open(PATH, '/search/toko/stores', StoreResultsScreen)
  expect(await screen.findByText('2.000+ toko')).toBeVisible()
})

test('P-04 E-10: shows the membership and the opening state of a store, and whether it issues tax invoices', async () => {
  const closed = seller({ id: '8', name: 'Toko Tutup', is_open: false, is_pkp: false })
  fakeGateway({ searchSellers: stores(2, { items: [seller(), closed] }) })
  await open(PATH, '/search/toko/stores', StoreResultsScreen)
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent(/GOLD.*Buka · PKP/)
  expect(second).toHaveTextContent('Tutup')
  expect(second).not.toHaveTextContent('PKP')
})

test('R-10: names the filters of stores as the reply does', async () => {
  const names = { category: { 'kopi-teh': 'Kopi & Teh' } }
  const { calls } = fakeGateway({ searchSellers: stores(1, { names }) })
  await open(PATH, '/search/kopi/stores?category=kopi-teh', StoreResultsScreen)
  expect(await screen.findByRole('button', { name: 'Hapus filter Kopi & Teh' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('R-09: offers a reset of the filters when they leave no store', async () => {
  fakeGateway({ searchSellers: stores(0) })
  await open(PATH, '/search/zzz/stores?is_open=1', StoreResultsScreen)
  expect(await screen.findByRole('link', { name: 'Atur ulang' })).toHaveAttribute(
    'href',
    '/search/zzz/stores',
  )
})

test('R-09: shows an error when the stores fail, and retries in place', async () => {
  const { answers } = fakeGateway({
    searchSellers: () => {
      throw refusal(403, 'NO', 'Tidak boleh')
    },
  })
  await open(PATH, '/search/toko/stores', StoreResultsScreen)
  expect(await screen.findByText('Tidak boleh')).toBeVisible()
  answers.searchSellers = stores(1)
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('article')).toBeVisible()
})
