import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import english from '../messages/en.json'
import words from '../messages/id.json'
import { QuoteScreen } from './QuoteScreen.tsx'
import { line, quoteOf } from './testing-quote.ts'

beforeEach(() => sessionStorage.clear())

const address = {
  shipping_address_id: 'a1',
  alias: 'Toko',
  address: 'Jl. Kemang 12',
  city: 'Jakarta Selatan',
}
const profile = { result: { id: 'u1', addresses: [address] } }

async function start(quote: unknown, answers: FakeAnswers = {}, messages: object = words) {
  const gateway = fakeGateway({
    quote,
    userProfile: profile,
    companies: { companies: [] },
    ...answers,
  })
  await openScreen({
    unit: 'services',
    messages: messages as typeof words,
    path: '/quotes/:quoteId',
    address: '/quotes/q1',
    screen: QuoteScreen,
    accessToken: 'buyer',
  })
  return gateway.calls
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (calls: Awaited<ReturnType<typeof start>>, id: string) =>
  calls.filter(({ call }) => call === id).map(({ body }) => body)

test('F-08: shows prices, freight, terms, validity and the history of an offer', async () => {
  await start({ result: quoteOf() })
  expect(await screen.findByRole('heading', { level: 1, name: /Sumber Makmur/ })).toBeVisible()
  for (const text of ['Rp 45.000', 'Rp 40.000', 'Rp 20.000', 'Mohon harga terbaik', /1 Desember/])
    expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(screen.getByText('Syarat: Bongkar oleh pembeli')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Pesan dengan harga ini' })).toBeNull()
})

const draft = () => quoteOf({ state: 'draft', version: 1, acts: ['ask', 'withdraw'], events: [] })
const kitchen = { id: 'c1', name: 'PT Dapur Rasa', role: 'buyer', company_required: false }
const bakery = { id: 'c2', name: 'PT Roti Rasa', role: 'approver', company_required: true }

test('F-08: a request begins with the company of the buyer, and may be personal', async () => {
  const calls = await start(
    { result: draft() },
    { companies: { companies: [kitchen] }, askQuote: { result: quoteOf({ state: 'asked' }) } },
  )
  const owner = await screen.findByRole('combobox', { name: 'Untuk' })
  expect(owner).toHaveDisplayValue('PT Dapur Rasa')
  await userEvent.click(await button('Kirim permintaan'))
  await waitFor(() => expect(sent(calls, 'askQuote')).toHaveLength(1))
  expect(sent(calls, 'askQuote')).toMatchObject([{ company_id: 'c1' }])
})

test('F-08: a person asks without the company', async () => {
  const calls = await start(
    { result: draft() },
    { companies: { companies: [kitchen] }, askQuote: { result: quoteOf({ state: 'asked' }) } },
  )
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Untuk' }), 'Pribadi')
  await userEvent.click(await button('Kirim permintaan'))
  await waitFor(() => expect(sent(calls, 'askQuote')).toHaveLength(1))
  expect(sent(calls, 'askQuote')[0]).not.toHaveProperty('company_id')
})

test('F-08: a company that requires its own purchases comes first, and leaves no personal request', async () => {
  await start({ result: draft() }, { companies: { companies: [kitchen, bakery] } })
  const owner = await screen.findByRole('combobox', { name: 'Untuk' })
  expect(owner).toHaveDisplayValue('PT Roti Rasa')
  expect(screen.queryByRole('option', { name: 'Pribadi' })).toBeNull()
})

test('F-08: no request is sent before the companies are read, and a failed read can be repeated', async () => {
  let isDown = true
  await start(
    { result: draft() },
    {
      companies: () => {
        if (isDown) throw refusal(403, 'DOWN', 'Perusahaan belum terbaca')
        return { companies: [kitchen] }
      },
    },
  )
  expect(await screen.findByText('Perusahaan belum terbaca')).toBeVisible()
  expect(await button('Kirim permintaan')).toHaveAttribute('aria-disabled', 'true')
  isDown = false
  await userEvent.click(await button('Coba lagi'))
  expect(await screen.findByRole('combobox', { name: 'Untuk' })).toBeVisible()
  expect(await button('Kirim permintaan')).not.toHaveAttribute('aria-disabled', 'true')
})

test('F-08: finance reads whose quote it is, and neither answers nor writes', async () => {
  const made = { company_id: 'c1', company_name: 'PT Dapur Rasa', made_by: 'Sinta' }
  await start({ result: quoteOf({ ...made, acts: [], can_message: false }) })
  expect(await screen.findByText('PT Dapur Rasa, oleh Sinta')).toBeVisible()
  expect(await screen.findByText('Mohon harga terbaik')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Pesan untuk penjual' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Setujui harga' })).toBeNull()
})

test('F-08: two taps accept an offer once, and the order follows', async () => {
  const accepted = quoteOf({ state: 'accepted', version: 4, acts: ['withdraw', 'order'] })
  const calls = await start({ result: quoteOf() }, { acceptQuote: { result: accepted } })
  await userEvent.dblClick(await button('Setujui harga'))
  expect(await screen.findByRole('link', { name: 'Pesan dengan harga ini' })).toHaveAttribute(
    'href',
    '/quotes/q1/order',
  )
  expect(sent(calls, 'acceptQuote')).toEqual([{ version: 3 }])
  expect(screen.queryByText('Penawaran ini baru saja berubah')).toBeNull()
})

test('F-08: a refused stale version is read again, and the screen says what has changed', async () => {
  let now = quoteOf()
  await start(() => ({ result: now }), {
    acceptQuote: () => {
      now = quoteOf({ version: 4, lines: [line({ unit_price: 42_000 })], total: 440_000 })
      throw refusal(409, 'QUOTE_CHANGED', 'Berubah')
    },
  })
  await userEvent.click(await button('Setujui harga'))
  expect(await screen.findByText('Penawaran ini baru saja berubah')).toBeVisible()
  expect(screen.getByText('Beras 25 kg: Rp 40.000 menjadi Rp 42.000')).toBeVisible()
  await userEvent.click(await button('Mengerti'))
  expect(screen.queryByText('Penawaran ini baru saja berubah')).toBeNull()
  expect(await button('Setujui harga')).toBeVisible()
})

test('F-08: counters with other prices and quantities', async () => {
  const calls = await start(
    { result: quoteOf() },
    { counterQuote: { result: quoteOf({ state: 'countered', version: 4, acts: ['withdraw'] }) } },
  )
  await userEvent.click(await button('Tawar harga'))
  const price = await screen.findByLabelText('Harga Anda')
  await userEvent.clear(price)
  await userEvent.click(await button('Kirim tawaran'))
  expect(await screen.findByText(/^Isi harga dengan angka/)).toBeVisible()
  await userEvent.type(price, '38.500')
  await userEvent.clear(screen.getByLabelText('Jumlah (sak)'))
  await userEvent.type(screen.getByLabelText('Jumlah (sak)'), '20')
  await userEvent.click(await button('Kirim tawaran'))
  expect(await screen.findByText('Penjual sedang menilai harga Anda.')).toBeVisible()
  expect(sent(calls, 'counterQuote')).toEqual([
    { version: 3, lines: [{ product_id: '12', quantity: 20, unit_price: 38_500 }], text: '' },
  ])
})

test('F-08: asks with quantities, a wished price, the address and a note; a product is left out', async () => {
  const draft = quoteOf({
    state: 'draft',
    version: 1,
    total: null,
    freight: null,
    address: null,
    terms: '',
    events: [],
    acts: ['ask', 'withdraw'],
    lines: [
      line({ unit_price: null }),
      line({ id_item: '15', name: 'Minyak', unit_price: null, unit_type: 'jeriken' }),
    ],
  })
  const calls = await start(
    { result: draft },
    { askQuote: { result: quoteOf({ state: 'asked' }) } },
  )
  await userEvent.click(await button('Keluarkan Minyak'))
  await userEvent.type(await screen.findByLabelText('Harga harapan (opsional)'), '39.000')
  expect(await screen.findByLabelText('Alamat kirim')).toHaveValue('a1')
  await userEvent.type(screen.getByLabelText('Catatan untuk penjual (opsional)'), 'Tiap bulan')
  await userEvent.dblClick(await button('Kirim permintaan'))
  await waitFor(() =>
    expect(sent(calls, 'askQuote')).toEqual([
      {
        version: 1,
        address_id: 'a1',
        lines: [{ product_id: '12', quantity: 10, wished_price: 39_000 }],
        text: 'Tiap bulan',
        file_ids: [],
      },
    ]),
  )
})

test('F-08: without an address the request is not sent, and the screen asks for one', async () => {
  const draft = quoteOf({ state: 'draft', version: 1, total: null, acts: ['ask'], events: [] })
  const calls = await start(
    { result: draft },
    { userProfile: { result: { id: 'u1', addresses: [] } } },
  )
  await userEvent.click(await button('Kirim permintaan'))
  expect(await screen.findByText('Tambahkan alamat kirim')).toBeVisible()
  expect(sent(calls, 'askQuote')).toEqual([])
})

test('F-08: declines with a reason after a second confirmation', async () => {
  const calls = await start(
    { result: quoteOf() },
    { declineQuote: { result: quoteOf({ state: 'declined', version: 4, acts: [] }) } },
  )
  await userEvent.click(await button('Tolak penawaran'))
  expect(await button('Jangan')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Alasan (opsional)'), 'Terlalu mahal')
  await userEvent.click(await button('Tolak penawaran'))
  expect(await screen.findByText('Penawaran ini ditolak.')).toBeVisible()
  expect(sent(calls, 'declineQuote')).toEqual([{ version: 3, text: 'Terlalu mahal' }])
})

test('F-08: a retried message has the same key', async () => {
  let attempts = 0
  const calls = await start(
    { result: quoteOf() },
    {
      messageQuote: () => {
        attempts += 1
        if (attempts === 1) throw refusal(503, 'DOWN', 'Coba lagi')
        return { result: quoteOf() }
      },
    },
  )
  await userEvent.click(await button('Kirim pesan'))
  expect(await screen.findByText('Tulis pesan Anda')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Pesan untuk penjual'), 'Bisa pakai palet?')
  await userEvent.click(await button('Kirim pesan'))
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(await button('Kirim pesan'))
  await waitFor(() => expect(screen.getByLabelText('Pesan untuk penjual')).toHaveValue(''))
  const keys = sent(calls, 'messageQuote').map((body) => (body as { key: string }).key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('F-08: another buyer’s quote shows the reason and the way to all quotes; English has its texts', async () => {
  await start(
    () => {
      throw refusal(404, 'QUOTE_UNKNOWN', 'There is no such quote')
    },
    {},
    english,
  )
  expect(await screen.findByText('There is no such quote')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All quotes' })).toHaveAttribute('href', '/quotes')
})
