import { orderNotifications } from '@borong/api/notifications'
import { searchItems } from '@borong/api/search'
import { openScreen } from '@borong/contract/testing/open-screen'
import { fakeGateway, type RecordedCall } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoadMore } from './LoadMore.tsx'
import { QueryContent } from './QueryContent.tsx'
import { useInvalidate } from './use-invalidate.ts'
import { usePages } from './use-pages.ts'

const query = {
  loading: 'Memuat',
  retry: 'Coba lagi',
  more: 'Muat lebih banyak',
  moreFailed: 'Halaman berikutnya gagal dimuat',
  network: 'Terjadi kesalahan jaringan, periksa koneksi anda',
  error: 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
}

const pageOf = (request: RecordedCall) => Number(request.url.searchParams.get('page') ?? 1)

function Products() {
  const pages = usePages(
    searchItems,
    { query: { keyword: 'beras' } },
    ({ data }) => data,
    ({ id }) => id,
  )
  return (
    <QueryContent query={pages} skeleton="…" empty={<p>Kosong</p>}>
      <ul>
        {pages.items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </QueryContent>
  )
}

const open = (component = Products) =>
  openScreen({
    path: '/',
    address: '/',
    screen: component,
    unit: 'marketplace',
    messages: { query },
    accessToken: 'token',
  })

const products = (page: number, ids: readonly string[], total: number) => ({
  data: { items: ids.map((id) => ({ id })), total_count: total, page, limit: 2 },
})
const ids = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('T-10: shows an item of two pages once', async () => {
  const pages = [products(1, ['a', 'b'], 5), products(2, ['b', 'c'], 5), products(3, ['d'], 5)]
  fakeGateway({ searchItems: (request: RecordedCall) => pages[pageOf(request) - 1] })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }))
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd']))
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  { total_count: 0, page: 1, more: false },
  { total_count: 2, page: 1, more: false },
  { total_count: 3, page: 1, more: true },
  { total_count: 4, page: 2, more: false },
  { total_count: 5, page: 2, more: true },
  { total_count: 5000, page: 100, more: false },
])('T-10 K-01: $total_count results have more after page $page: $more', async (list) => {
  fakeGateway({ searchItems: products(list.page, ['a'], list.total_count) })
  await open()
  expect(await screen.findByText('a')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' }) !== null).toBe(list.more)
})

test('R-18: a failed next page keeps the list and can be loaded again', async () => {
  let isUp = false
  fakeGateway({
    searchItems: (request: RecordedCall) => {
      if (pageOf(request) === 1) return products(1, ['a', 'b'], 3)
      if (!isUp) throw new Response('{"name":"NO"}', { status: 400 })
      return products(2, ['c'], 3)
    },
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Halaman berikutnya gagal dimuat')
  expect(ids()).toEqual(['a', 'b'])
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
})

test('R-18: a failed list shows its reason, and a retry loads it', async () => {
  const { answers } = fakeGateway({
    searchItems: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await open()
  expect(
    await screen.findByText('Terjadi kesalahan jaringan, periksa koneksi anda', undefined, {
      timeout: 5000,
    }),
  ).toBeVisible()
  answers.searchItems = products(1, [], 0)
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Kosong')).toBeVisible()
})

test('R-20: invalidating a call refetches the buyer’s list of it', async () => {
  const list = (id: string) => ({
    result: { items: [{ id }], total_count: 1, page: 1, limit: 20, unread_count: 0 },
  })
  const { answers } = fakeGateway({ orderNotifications: list('old') })
  await open(function Notifications() {
    const invalidate = useInvalidate()
    const { items } = usePages(
      orderNotifications,
      { query: {} },
      ({ result }) => result,
      ({ id }) => id,
    )
    return (
      <button onClick={() => void invalidate(orderNotifications)}>
        {items.map(({ id }) => id).join(' ')}
      </button>
    )
  })
  const button = await screen.findByRole('button', { name: 'old' })
  answers.orderNotifications = list('new')
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: 'new' })).toBeVisible()
})
