import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { CreditScreen } from './CreditScreen.tsx'

/** In place of the checkout's list of payment methods. */
const PaymentMethods = ({
  amount,
  value,
  onChange,
}: {
  amount: number
  value: string
  onChange: (choice: { payment_id: string }) => void
}) => (
  <label>
    <input
      type="radio"
      name="method"
      checked={value === 'va-bca'}
      onChange={() => onChange({ payment_id: 'va-bca' })}
    />
    {`BCA untuk ${amount}`}
  </label>
)
const OpenPayment = ({ id }: { id: string }) => <p>{`Cara membayar ${id}`}</p>

async function start(answers: FakeAnswers, address = '/credit', path = address) {
  const gateway = fakeGateway({
    creditLines: { result: lines() },
    sentApplications: { result: { items: [], total_count: 0, page: 1, limit: 20 } },
    ...answers,
  })
  const widgets = Promise.resolve({ PaymentMethods, OpenPayment })
  const opened = await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path,
    address,
    screen: CreditScreen,
    boot: {
      widgets: {
        'checkout/payment-methods': { unit: 'checkout', module: './widgets/PaymentMethods' },
        'checkout/open-payment': { unit: 'checkout', module: './widgets/OpenPayment' },
      },
    },
    modules: { load: () => widgets },
  })
  const sent = (id: string) =>
    gateway.calls.filter(({ call }) => call === id).map(({ body }) => body as { key: string })
  return { ...opened, sent }
}

const line = {
  id: 'l1',
  method: 'pay-later',
  method_name: 'PayLater (tempo)',
  company_name: null,
  limit: 25_000_000,
  used: 400_000,
  free: 24_600_000,
  days: 30,
  state: 'active',
  is_overdue: false,
}
const lines = (more: object = {}) => ({
  lines: [line],
  applications: [],
  methods: [{ method: 'pay-later', name: line.method_name, days: 30, maximum: 25_000_000 }],
  companies: [],
  open_total: 400_000,
  overdue_total: 0,
  ...more,
})
const invoice = (number: string, more: object = {}) => ({
  number,
  method_name: line.method_name,
  company_name: null,
  order_id: 'o1',
  order_serial: 'BRG1',
  amount: 300_000,
  paid: 100_000,
  refunded: 0,
  open: 200_000,
  state: 'open',
  due_on: '2026-12-28',
  is_overdue: false,
  created_at: '2026-11-25T03:00:00Z',
  ...more,
})
const listed = (...items: object[]) => ({ items, total_count: items.length, page: 1, limit: 20 })
const money = (text: string) =>
  screen.findAllByText(text, { normalizer: (found) => found.replaceAll('\u00a0', ' ') })

/** Chooses an invoice. The first choice loads the payment methods. */
async function choose(name: RegExp) {
  const box = await screen.findByRole('checkbox', { name })
  await act(async () => box.click())
}

test('E-08: shows the used and free amount of a line, and each invoice with its due day', async () => {
  await start({
    creditLines: { result: lines({ overdue_total: 200_000 }) },
    creditInvoices: listed(invoice('INV1', { is_overdue: true }), invoice('INV2')),
  })
  expect((await money('Rp 24.600.000'))[0]).toBeVisible()
  expect(await screen.findByText('Lewat jatuh tempo')).toBeVisible()
  expect(screen.getByText('Ada faktur lewat jatuh tempo')).toBeVisible()
  expect(screen.getAllByText('28 Desember 2026')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Lihat faktur INV2' })).toHaveAttribute(
    'href',
    '/credit/INV2',
  )
})

test('E-08: several invoices are paid together, one of them in part, and a retry has the same key', async () => {
  let attempts = 0
  const { sent, address } = await start({
    creditInvoices: listed(invoice('INV1'), invoice('INV2')),
    payCredit: () => {
      attempts += 1
      if (attempts === 1) throw refusal(409, 'AMOUNT_CHANGED', 'Jumlah berubah')
      return { result: { serial: 'TRM1' } }
    },
  })
  await choose(/INV1/)
  await choose(/INV2/)
  const amount = screen.getByLabelText('Jumlah untuk INV2')
  await userEvent.clear(amount)
  await userEvent.type(amount, '50.000')
  await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp\s250\.000$/ }))
  expect(screen.getByText('Pilih metode pembayaran')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'BCA untuk 250000' }))
  await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp/ }))
  expect(await screen.findByText('Jumlah berubah')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Jumlah untuk INV2'), '{Enter}')
  await waitFor(() => expect(address()).toBe('/credit/payment/TRM1'))
  const [first, second] = sent('payCredit')
  expect(first).toMatchObject({
    payment_id: 'va-bca',
    parts: [
      { number: 'INV1', amount: 200_000 },
      { number: 'INV2', amount: 50_000 },
    ],
  })
  expect(second!.key).toBe(first!.key)
})

test('C-27: a payment whose response was lost has the same key after a reload', async () => {
  const pay = async () => {
    const { sent } = await start({
      creditInvoices: listed(invoice('INV1')),
      payCredit: () => {
        throw new Response(null, { status: 502 })
      },
    })
    await choose(/INV1/)
    await userEvent.click(screen.getByRole('radio', { name: 'BCA untuk 200000' }))
    await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp/ }))
    await waitFor(() => expect(sent('payCredit')).toHaveLength(1))
    cleanup()
    return sent('payCredit')[0]!.key
  }
  const key = await pay()
  expect(await pay()).toBe(key)
})

test('E-08: an amount above what is owed can’t be paid', async () => {
  const { sent } = await start({ creditInvoices: listed(invoice('INV1')) })
  await choose(/INV1/)
  const amount = screen.getByLabelText('Jumlah untuk INV1')
  expect(amount).toHaveValue('200.000')
  await userEvent.clear(amount)
  await userEvent.type(amount, '200.001')
  expect(screen.getByText(/paling banyak Rp\s200\.000/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Bayar Rp/ })).toHaveAttribute('aria-disabled', 'true')
  expect(sent('payCredit')).toEqual([])
})

test('E-08: without a line the buyer applies for one, and reads the answer to an earlier application', async () => {
  const { sent } = await start({
    creditLines: {
      result: lines({
        lines: [],
        companies: [{ id: 'c1', name: 'PT Dapur Rasa' }],
        applications: [
          {
            number: 'CRA1',
            method: 'pay-later',
            method_name: line.method_name,
            company_name: null,
            limit: 5_000_000,
            state: 'refused',
            answer: 'Lengkapi NPWP',
            created_at: '2026-11-20T03:00:00Z',
          },
        ],
      }),
    },
    applyForCredit: { result: {} },
  })
  expect(await screen.findByText('Anda belum punya limit kredit')).toBeVisible()
  expect(screen.getByText(/Lengkapi NPWP/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Kirim pengajuan' }))
  expect(screen.getByText('Tulis tujuan kredit dalam beberapa kata')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Limit yang diajukan'), '10.000.000')
  await userEvent.type(screen.getByLabelText('Untuk membeli apa?'), 'Beras dan gula')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim pengajuan' }))
  await waitFor(() =>
    expect(sent('applyForCredit')).toEqual([
      expect.objectContaining({
        method: 'pay-later',
        limit: 10_000_000,
        purpose: 'Beras dan gula',
        company_id: 'c1',
      }),
    ]),
  )
})

test('F-06: a buyer applies for credit once, at Borong Financiall, whose open application is shown here', async () => {
  const item = {
    number: 'APP261124ABCDEFGH',
    service: 'financiall',
    state: 'in_review',
    created_at: '2026-11-24T03:00:00Z',
  }
  await start({
    creditLines: { result: lines({ lines: [] }) },
    sentApplications: { result: { items: [item], total_count: 1, page: 1, limit: 20 } },
  })
  expect(await screen.findByRole('link', { name: /Pengajuan Borong Financiall/ })).toHaveAttribute(
    'href',
    '/services/applications/APP261124ABCDEFGH',
  )
  expect(screen.getByRole('link', { name: 'Ajukan kredit untuk saya' })).toHaveAttribute(
    'href',
    '/services/borong-financiall',
  )
  expect(screen.queryByLabelText('Limit yang diajukan')).toBeNull()
})

test('E-08: an invoice names its order, its movements and an unfinished payment', async () => {
  await start(
    {
      creditInvoice: {
        result: {
          ...invoice('INV1'),
          returned: 0,
          unpaid_payment: 'TRM9',
          movements: [
            { kind: 'INVOICE', amount: 300_000, reference: 'BRG1', at: '2026-11-25T03:00:00Z' },
            { kind: 'PAYMENT', amount: -100_000, reference: 'TRM1', at: '2026-11-26T03:00:00Z' },
          ],
        },
      },
    },
    '/credit/INV1',
    '/credit/:number',
  )
  expect(await screen.findByRole('heading', { name: 'Faktur INV1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pesanan BRG1' })).toHaveAttribute(
    'href',
    '/transaction/o1',
  )
  expect(screen.getByRole('link', { name: 'Lanjutkan pembayaran' })).toHaveAttribute(
    'href',
    '/credit/payment/TRM9',
  )
  expect(screen.getByText('Faktur terbit')).toBeVisible()
})

test('E-08: a payment shows how to pay it, and can be cancelled', async () => {
  let state = 'awaiting_payment'
  await start(
    {
      creditPayment: () => ({
        result: {
          serial: 'TRM1',
          state,
          amount: 100_000,
          parts: [{ number: 'INV1', amount: 100_000 }],
          payment: { id: 'p1', amount: 100_000, payment_name: 'BCA', unique_code: 0 },
        },
      }),
      cancelCreditPayment: () => {
        state = 'cancelled'
        return { result: {} }
      },
    },
    '/credit/payment/TRM1',
    '/credit/payment/:serial',
  )
  expect(await screen.findByText('Cara membayar p1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan pembayaran' }))
  expect(await screen.findByText('Dibatalkan')).toBeVisible()
  expect(screen.queryByText('Cara membayar p1')).toBeNull()
})
