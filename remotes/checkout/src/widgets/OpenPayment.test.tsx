import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { useState } from 'react'
import { openCheckout } from '../testing/open-checkout.tsx'
import { order } from '../testing/order-parts.ts'
import type { Order } from '../thank-you/stored-order.ts'
import { OpenPayment } from './OpenPayment.tsx'

afterEach(() => jest.useRealTimers())

type Payment = Order['payment']

/** A bill's payment that waits for a transfer of Rp 120.321. */
const bill = (more: Partial<Payment> = {}): { result: Payment } => ({
  result: {
    ...order({ payment: more }).payment,
    subject_type: 'bill',
    subject_id: 'b1',
    subject_serial: 'TGH1',
  },
})

async function open(payment: unknown, answers: FakeAnswers = {}) {
  const states: string[] = []
  const Caller = () => <OpenPayment id="p1" onState={(state) => states.push(state)} />
  const opened = await openCheckout(Caller, '/bill', { answers: { payment, ...answers } })
  return { ...opened, states }
}

/** A stream of events that the test writes. */
function stream() {
  let send = (_text: string) => {}
  const events = () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    throw new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  return {
    events,
    send: (event: string, data: object) =>
      send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  }
}

test('E-14: another remote shows amount, unique code, account, deadline and instructions of a payment', async () => {
  const { states, calls } = await open(bill())
  expect(await screen.findByText('Menunggu pembayaran')).toBeVisible()
  expect(screen.getByText('Rp 120.321')).toBeVisible()
  expect(screen.getByText(/Termasuk kode unik 321/)).toBeVisible()
  expect(screen.getByText('5460881230')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/\d\d:\d\d:\d\d/)
  expect(await screen.findByText('Transfer tepat Rp 120.321')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka halaman bank' })).toHaveAttribute(
    'href',
    'http://bank/1',
  )
  const write = jest.fn(async () => {})
  Object.assign(navigator, { clipboard: { writeText: write } })
  await act(async () => screen.getByRole('button', { name: /nomor rekening/ }).click())
  expect(write).toHaveBeenCalledWith('5460881230')
  expect(states).toEqual(['pending'])
  expect(calls.find(({ call }) => call === 'payment')?.url.pathname).toMatch(/\/payments\/p1$/)
})

test('E-14: a response that was read four minutes ago counts down from now, not from then', async () => {
  jest.useFakeTimers()
  let isUp = true
  const answer = () => (isUp ? bill() : new Promise(() => {}))
  const Caller = () => {
    const [isShown, show] = useState(true)
    return (
      <>
        <button onClick={() => show(!isShown)}>Tampil</button>
        {isShown && <OpenPayment id="p1" />}
      </>
    )
  }
  await openCheckout(Caller, '/bill', { answers: { payment: answer } })
  const press = () => act(async () => screen.getByRole('button', { name: 'Tampil' }).click())
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('timer')).toHaveTextContent('24:00:00')
  await press()
  isUp = false
  await act(() => jest.advanceTimersByTimeAsync(240_000))
  await press()
  expect(screen.getByRole('timer')).toHaveTextContent('23:56:00')
})

test('E-14 C-30: an event of the buyer shows that the payment has arrived, and reports it', async () => {
  const { events, send } = stream()
  let now = bill()
  const { states } = await open(() => now, { events })
  await screen.findByText('5460881230')
  now = bill({ state: 'paid', paid_at: '2026-08-16T09:00:00Z', url: null })
  await act(async () =>
    send('notification', { notification: { order_id: null, order_serial: null } }),
  )
  expect(await screen.findByText('Pembayaran diterima')).toBeVisible()
  expect(screen.getByText(/Kami menerima pembayaran Anda pada 16 Agustus 2026/)).toBeVisible()
  expect(screen.queryByText('Bayar sebelum')).toBeNull()
  expect(states).toEqual(['pending', 'paid'])
})

test.each<[string, Partial<Payment>, string, string]>([
  ['expired', { state: 'expired', url: null }, 'Batas pembayaran terlewati', 'expired'],
  ['was cancelled', { state: 'cancelled', url: null }, 'Pembayaran dibatalkan', 'cancelled'],
])(
  'E-14: without a stream of events, polling shows that the payment %s',
  async (_, more, title, state) => {
    jest.useFakeTimers()
    let now = bill()
    const { states } = await open(() => now)
    await act(() => jest.advanceTimersByTimeAsync(100))
    now = bill(more)
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(/Jangan membayar lagi/)).toBeVisible()
    expect(screen.queryByText('5460881230')).toBeNull()
    expect(states).toEqual(['pending', state])
  },
)

test('E-14: a concluded payment is not polled any more', async () => {
  jest.useFakeTimers()
  const { calls } = await open(bill({ state: 'paid', url: null }))
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(calls.map(({ call }) => call)).toEqual(['payment'])
})

test('X-08: a failed payment shows its reason, and can be checked and paid again', async () => {
  const failure = { code: 'INSUFFICIENT_FUNDS', message: 'Saldo tidak mencukupi.' }
  let now = bill({ state: 'failed', failure })
  await open(() => now)
  expect(await screen.findByText('Saldo tidak mencukupi.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka halaman bank' })).toBeVisible()
  now = bill({ state: 'paid', url: null })
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }))
  expect(await screen.findByText('Pembayaran diterima')).toBeVisible()
})

test('X-08: a declined card links to another attempt', async () => {
  await open(
    bill({ state: 'failed', failure: { code: 'CARD_DECLINED', message: 'Kartu ditolak.' } }),
  )
  expect(await screen.findByText('Kartu ditolak.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute('href', 'http://bank/1')
})

test('C-28: an unknown payment shows the refusal, and reports no state', async () => {
  const { states } = await open(() => {
    throw refusal(404, 'PAYMENT_UNKNOWN', 'Pembayaran tidak ditemukan')
  })
  await waitFor(() => expect(screen.getByText('Pembayaran tidak ditemukan')).toBeVisible())
  expect(states).toEqual([])
})
