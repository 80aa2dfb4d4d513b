import { fakeGateway, type RecordedCall } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { QuotesScreen } from './QuotesScreen.tsx'
import { quoteOf } from './testing-quote.ts'

const kitchen = { id: 'c1', name: 'PT Dapur Rasa', role: 'admin', company_required: false }

async function start(quotes: unknown, address = '/quotes', companies: object[] = []) {
  const gateway = fakeGateway({ quotes, companies: { companies } })
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
  const sent = calls.find(({ call }) => call === 'quotes')
  expect(sent!.url.searchParams.get('state')).toBe('accepted')
})

test('F-08: an admin chooses the quotes of the company, and sees which member made each', async () => {
  const made = { company_id: 'c1', company_name: 'PT Dapur Rasa', made_by: 'Sinta' }
  const calls = await start(
    ({ url }: RecordedCall) =>
      pageOf(url.searchParams.get('company_id') === 'c1' ? [quoteOf(made)] : []),
    '/quotes?state=offered',
    [kitchen],
  )
  const owner = await screen.findByRole('combobox', { name: 'Milik' })
  await userEvent.selectOptions(owner, 'PT Dapur Rasa')
  expect(await screen.findByRole('link', { name: /Beras 25 kg/ })).toHaveTextContent(
    'PT Dapur Rasa, oleh Sinta',
  )
  const states = calls.flatMap(({ call, url }) =>
    call === 'quotes' ? [url.searchParams.get('state')] : [],
  )
  expect(states).toEqual(['offered', 'offered'])
  expect(screen.getByRole('link', { name: 'Disepakati' })).toHaveAttribute(
    'href',
    '/quotes?state=accepted&company=c1',
  )
})

test('F-08: a buyer without a company sees no owners', async () => {
  await start(pageOf([quoteOf()]))
  expect(await screen.findByRole('link', { name: /Beras 25 kg/ })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Milik' })).toBeNull()
})

test('F-08: a buyer without quotes reads how to ask for one', async () => {
  await start(pageOf([]))
  expect(await screen.findByText('Belum ada penawaran')).toBeVisible()
  expect(screen.getByText(/lalu pilih Minta penawaran/)).toBeVisible()
})
