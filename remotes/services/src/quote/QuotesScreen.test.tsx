import { fakeGateway, type RecordedCall } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { QuotesScreen } from './QuotesScreen.tsx'
import { quoteOf } from './testing-quote.ts'

async function start(quotes: unknown, address = '/quotes') {
  const gateway = fakeGateway({ quotes })
  await openScreen({
    unit: 'services',
    messages: words,
    path: '/quotes',
    address,
    screen: QuotesScreen,
    accessToken: 'buyer',
  })
  return gateway.calls
}
const pageOf = (items: object[], more: object = {}) => ({
  result: { items, total_count: items.length, page: 1, limit: 20, ...more },
})

test('F-08: lists the quotes with seller, state and total, page by page', async () => {
  await start(({ url }: RecordedCall) =>
    url.searchParams.get('page') === '2'
      ? pageOf([quoteOf({ id: 'q2', first_product: 'Gula 50 kg' })], { total_count: 21, page: 2 })
      : pageOf([quoteOf({ line_count: 3 })], { total_count: 21 }),
  )
  const first = await screen.findByRole('link', { name: /Beras 25 kg dan 2 produk lain/ })
  expect(first).toHaveAttribute('href', '/quotes/q1')
  expect(first).toHaveTextContent(/Sumber Makmur.*Rp 420\.000.*Ada penawaran/)
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByRole('link', { name: /Gula 50 kg/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
})

test('F-08: the address decides the state, which the gateway filters', async () => {
  const calls = await start(pageOf([]), '/quotes?state=accepted')
  expect(await screen.findByText('Tidak ada penawaran dengan status ini')).toBeVisible()
  expect(calls[0]!.url.searchParams.get('state')).toBe('accepted')
})

test('F-08: a buyer without quotes reads how to ask for one', async () => {
  await start(pageOf([]))
  expect(await screen.findByText('Belum ada penawaran')).toBeVisible()
  expect(screen.getByText(/lalu pilih Minta penawaran/)).toBeVisible()
})
