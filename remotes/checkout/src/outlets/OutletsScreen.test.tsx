import { refusal, type FakeAnswers, type RecordedCall } from '@borong/contract/testing/fake-gateway'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setWindowWidth } from '@borong/contract/testing/window-width'
import { openCheckout } from '../testing/open-checkout.tsx'
import { OutletsScreen } from './OutletsScreen.tsx'
import type { PlanBody } from './plan-body.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setWindowWidth(360)
})

const product = {
  id: '12',
  code: 'B-12',
  alias: 'beras',
  vendor_alias: 'sumber-makmur',
  vendor_name: 'Sumber Makmur',
  name: 'Beras 25 kg',
  image: 'p/12.jpg',
  unit_type: 'sak',
  unit_price: 300_000,
}
const address = (id: string, alias: string, cost_centre_id: string | null) => ({
  shipping_address_id: id,
  alias,
  name: alias,
  city: 'Jakarta',
  cost_centre_id,
})
const company = {
  company: { id: 'c1', name: 'PT Dapur Rasa', role: 'buyer', actions: ['company:buy'] },
  members: [],
  invitations: [],
  cost_centres: [
    { id: 'k1', name: 'Kemang', is_archived: false },
    { id: 'k2', name: 'Tebet', is_archived: false },
  ],
  settings: {},
}
const addresses = {
  items: [address('a1', 'Outlet Kemang', 'k1'), address('a2', 'Outlet Tebet', 'k2')],
  total_count: 2,
  page: 1,
  limit: 50,
  is_editable: false,
}

const noTotals = {
  tax: 0,
  subvention_shipping_fee: 0,
  points_used: 0,
  credit_used: 0,
  rounding: 0,
  unique_code: 0,
  cash_back: 0,
}

/** A plan of sacks that are sold by 2, at Rp 300.000, with a freight of Rp 10.000 or 25.000. */
function plan({ body }: { body?: unknown }) {
  const { items, couriers, shipping_used = [], payment_id, ...asked } = body as PlanBody
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
  const parts = items
    .filter((item) => item.quantity % 2 !== 0)
    .map(({ id_item, shipping_address_id, quantity }) => ({
      id_item,
      shipping_address_id,
      quantity,
      problem: { code: 'BELOW_MINIMUM_ORDER', message: 'Jumlah di bawah pembelian minimum' },
    }))
  const shipments = items.map(({ shipping_address_id, quantity }) => {
    const chosen = shipping_used.find((one) => one.shipping_address_id === shipping_address_id)
    const shipping_id = chosen?.shipping_id ?? (couriers === 'fastest' ? 'fast' : 'slow')
    return {
      vendor_id: '7',
      shipping_address_id,
      goods: quantity * 300_000,
      tax: 0,
      shipping_id,
      shipping: shipping_id === 'fast' ? 25_000 : 10_000,
      couriers: [
        { id: 'slow', price: 10_000, from: '2026-12-01', to: '2026-12-04' },
        { id: 'fast', price: 25_000, from: '2026-12-01', to: '2026-12-01' },
      ],
      insurance: {
        fee: 1000,
        is_chosen:
          asked.insurance_of?.find((one) => one.shipping_address_id === shipping_address_id)
            ?.insurance ??
          asked.insurance ??
          false,
      },
      problem: null,
    }
  })
  const insurance_fee = 1000 * shipments.filter(({ insurance }) => insurance.is_chosen).length
  const code = asked.voucher?.code ?? (asked.voucher?.best ? 'BORONG100' : '')
  const isWrong = code !== '' && code !== 'BORONG100'
  const total_discount = code === 'BORONG100' ? 100_000 : 0
  const shipping = shipments.reduce((sum, one) => sum + one.shipping, 0)
  const fee = payment_id ? 4000 : 0
  const total = quantity * 300_000 + shipping + insurance_fee - total_discount
  const wallet_used = asked.use_wallet ? Math.min(5_000_000, total) : 0
  const service_fee = total > wallet_used ? fee : 0
  return {
    result: {
      lines: [
        {
          ...product,
          id_item: '12',
          vendor_id: '7',
          quantity,
          subtotal: quantity * 300_000,
          tax: 0,
          minimum_order: 2,
          step: 2,
          most: 100,
          next_price: { quantity: 20, unit_price: 280_000 },
          problem: null,
        },
      ],
      parts,
      sellers: [{ id: '7', name: 'Sumber Makmur', minimum_purchase: 0, goods: 0, problem: null }],
      shipments,
      couriers: [
        { id: 'slow', name: 'JNE REG' },
        { id: 'fast', name: 'JNE YES' },
      ],
      problems: [],
      voucher:
        code === ''
          ? null
          : {
              code,
              title: isWrong ? '' : 'Potongan Rp 100.000',
              problem: isWrong ? { code: 'VOUCHER_REFUSED', message: 'Kode tidak dikenal' } : null,
            },
      vouchers: [
        {
          code: 'BORONG100',
          title: 'Potongan Rp 100.000',
          applicable: true,
          message: '',
          saves: 100_000,
          cash_back: 0,
        },
        {
          code: 'BELANJABESAR',
          title: 'Diskon 15%',
          applicable: false,
          message: 'Voucher belum berlaku',
          saves: 0,
          cash_back: 0,
        },
      ],
      balances: { wallet: 5_000_000, points: 0 },
      totals: {
        ...noTotals,
        total_price: quantity * 300_000,
        total_strike_price: quantity * 300_000,
        total_discount,
        total_shipping_price: shipping,
        insurance_fee,
        service_fee,
        grand_total: total + service_fee,
        wallet_used,
        total_payment: total + service_fee - wallet_used,
      },
      budget: null,
      needs_approval: false,
      is_orderable: parts.length === 0 && !isWrong,
    },
  }
}

const method = {
  payment_id: 'va-bca',
  payment_name: 'BCA Virtual Account',
  payment_type: 'marketplace',
  payment_group: 'va_payment',
  image: 'pay/bca',
  service_fee: 4000,
  minimum: 0,
  maximum: null,
  available: true,
  message: '',
}

const start = (answers: FakeAnswers = {}, address = '/company/c1/order-by-outlet') =>
  openCheckout(OutletsScreen, address, {
    path: '/company/:companyId/order-by-outlet',
    answers: {
      company,
      companyAddresses: addresses,
      lists: { result: [], companies: [] },
      judgeLines: ({ body }: RecordedCall) => ({
        result: (body as { lines: { code: string }[] }).lines.map(({ code }) => ({
          product: code === 'B-12' ? product : null,
          quantity: 1,
          subtotal: 0,
          reason: null,
          suggestion: null,
        })),
      }),
      planOutletOrder: plan,
      paymentMethods: {
        data: [{ code: 'va_payment', name: 'Virtual account', payment_methods: [method] }],
      },
      permissionCheck: { data: { actions: [], denied: [] } },
      ...answers,
    },
  })

async function fill(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Tempel dari spreadsheet' }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan ke tabel' }))
}

/** The next step, whose part may still have to load. */
async function toSend() {
  const button = screen.getByRole('button', { name: 'Kurir dan pembayaran' })
  await act(async () => button.click())
  await screen.findByRole('combobox', { name: 'Dibebankan ke' }, { timeout: 5000 })
}

const cell = (outlet: string) => screen.findByRole('textbox', { name: `Beras 25 kg, ${outlet}` })

test('F-08: pasted cells fill the table, and each part of the text that cannot be read is named', async () => {
  await start()
  await fill('Kode\tKemang\tOutlet Bekasi\nB-12\t4\t2\nX-9\t1\t\nB-12\tdua\t')
  expect(await screen.findByText('Tabel diisi: 1 produk, 1 jumlah')).toBeVisible()
  expect(screen.getByText('Kode tidak dikenal: X-9')).toBeVisible()
  expect(screen.getByText('Outlet tidak dikenal: Outlet Bekasi')).toBeVisible()
  expect(screen.getByText('Bukan jumlah: baris 4 “dua”')).toBeVisible()
  expect(await cell('Outlet Kemang')).toHaveValue('4')
  expect(await screen.findByText('Semua jumlah dapat dipesan')).toBeVisible()
})

test('F-08: the lines of the quick order go into the table, for one outlet or for each', async () => {
  const lines = [
    { key: 0, code: 'B-12', quantity: '4' },
    { key: 1, code: 'X-9', quantity: '1' },
    { key: 2, code: 'B-12', quantity: 'dua' },
  ]
  sessionStorage.setItem('checkout.quick-order', JSON.stringify({ text: '', lines, leftOut: 0 }))
  await start()
  const choice = await screen.findByRole('combobox', { name: 'Ambil pesanan cepat (3 baris)' })
  await userEvent.selectOptions(choice, 'Outlet Tebet')
  expect(await screen.findByText('Tabel diisi: 1 produk, 1 jumlah')).toBeVisible()
  expect(screen.getByText('Kode tidak dikenal: X-9')).toBeVisible()
  expect(screen.getByText('Bukan jumlah: baris 3 “dua”')).toBeVisible()
  expect(await cell('Outlet Kemang')).toHaveValue('')
  await userEvent.selectOptions(choice, 'Setiap outlet')
  await waitFor(async () => expect(await cell('Outlet Kemang')).toHaveValue('4'))
  await userEvent.click(screen.getByRole('button', { name: 'Outlet berikutnya' }))
  expect(await cell('Outlet Tebet')).toHaveValue('4')
})

test('F-08: a part that an outlet cannot have is shown first, and one tap mends it', async () => {
  await start()
  await fill('B-12;3;4')
  expect(
    await screen.findByText('Beras 25 kg untuk Outlet Kemang: dijual per 2, jumlahnya 3'),
  ).toBeVisible()
  expect(await cell('Outlet Kemang')).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Kurir dan pembayaran' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pakai 4' }))
  expect(await screen.findByText('Semua jumlah dapat dipesan')).toBeVisible()
  expect(await cell('Outlet Kemang')).toHaveValue('4')
})

test('F-08: the quantities of the other outlet are one choice away, and a new start can be undone', async () => {
  await start()
  await fill('B-12;2;6')
  expect(await cell('Outlet Kemang')).toHaveValue('2')
  await userEvent.click(screen.getByRole('button', { name: 'Outlet berikutnya' }))
  expect(await cell('Outlet Tebet')).toHaveValue('6')
  expect(await screen.findByText(/6 unit · Rp\s1\.800\.000/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mulai dari awal' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Beras/ })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /Kembalikan tabel sebelumnya/ }))
  expect(await cell('Outlet Tebet')).toHaveValue('6')
})

test('F-08: orders the plan once, with a courier for each outlet, cost centres by per cent and the PO number', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { calls } = await start({
    createOrder: async () => {
      await answered
      throw refusal(422, 'BUDGET_EXCEEDED', 'Pesanan melebihi anggaran')
    },
  })
  await fill('B-12;2;4')
  await screen.findByText('Semua jumlah dapat dipesan')
  await toSend()
  await userEvent.click(await screen.findByText('Outlet Tebet'))
  const [, tebet] = screen.getAllByRole('combobox', { name: /Sumber Makmur/, hidden: true })
  await userEvent.selectOptions(tebet!, 'fast')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dibebankan ke' }), 'percent')
  await userEvent.type(screen.getByRole('textbox', { name: 'Kemang (%)' }), '33,33')
  expect(await screen.findByText('Belum dibagi: 66.67%')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Tebet (%)' }), '66,67')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor PO' }), 'PO/7')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Metode pembayaran' }),
    'va-bca',
  )
  const total = await screen.findByText(/Rp\s1\.739\.000/, { selector: 'b' })
  expect(total).toBeVisible()
  const send = screen.getByRole('button', { name: 'Buat pesanan' })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.dblClick(send)
  answer()
  expect(await screen.findByText('Pesanan melebihi anggaran')).toBeVisible()
  const orders = calls.filter(({ call }) => call === 'createOrder')
  expect(orders.map(({ body }) => body)).toEqual([
    {
      shipping_address_id: 'a1',
      items: [
        { id_item: '12', quantity: 2, shipping_address_id: 'a1' },
        { id_item: '12', quantity: 4, shipping_address_id: 'a2' },
      ],
      shipping_used: [
        { vendor_id: '7', shipping_address_id: 'a1', shipping_id: 'slow' },
        { vendor_id: '7', shipping_address_id: 'a2', shipping_id: 'fast' },
      ],
      business: {
        company_id: 'c1',
        cost_centres: [
          { cost_centre_id: 'k1', percent: 33.33 },
          { cost_centre_id: 'k2', percent: 66.67 },
        ],
        po_number: 'PO/7',
      },
      payment_id: 'va-bca',
      promo_code: 'BORONG100',
      total_payment: 1_739_000,
    },
  ])
})

test('F-08 E-13: a code replaces the best voucher, and one that does not apply keeps the order back', async () => {
  const { calls } = await start()
  await fill('B-12;2;4')
  await screen.findByText('Semua jumlah dapat dipesan')
  await toSend()
  const choice = screen.getByRole('combobox', { name: 'Voucher' })
  expect(choice).toHaveDisplayValue('Voucher terbaik')
  expect(screen.getByRole('option', { name: /Voucher belum berlaku/ })).toBeDisabled()
  expect(screen.getByText('Voucher BORONG100')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher lain' }), 'salah')
  await userEvent.click(screen.getByRole('button', { name: 'Pakai' }))
  expect(await screen.findByText('Kode tidak dikenal')).toBeVisible()
  expect(choice).toHaveDisplayValue('SALAH')
  expect(screen.getByText('Ganti voucher')).toBeVisible()
  expect(screen.queryByText('Perbaiki tabel lebih dahulu')).toBeNull()
  await userEvent.selectOptions(choice, 'Tanpa voucher')
  await waitFor(() => expect(screen.queryByText('Kode tidak dikenal')).toBeNull())
  const plans = calls.flatMap(({ call, body }) =>
    call === 'planOutletOrder' ? [body as PlanBody] : [],
  )
  expect(plans.at(-1)!.voucher).toEqual({ code: '' })
})

test('F-08: the balance of the company pays an insured order, which needs no payment method', async () => {
  const { calls } = await start({
    createOrder: () => {
      throw refusal(422, 'WALLET_REFUSED', 'Saldo tidak cukup')
    },
  })
  await fill('B-12;2;4')
  await screen.findByText('Semua jumlah dapat dipesan')
  await toSend()
  const checkbox = (name: RegExp) => screen.findByRole('checkbox', { name, hidden: true })
  await userEvent.click(await checkbox(/Asuransikan semua kiriman \(Rp\s2\.000\)/))
  const [kemang] = await screen.findAllByRole('checkbox', {
    name: /Asuransi Sumber Makmur/,
    hidden: true,
  })
  await waitFor(() => expect(kemang).toBeChecked())
  await userEvent.click(await screen.findByText('Outlet Kemang'))
  await userEvent.click(kemang!)
  await userEvent.click(await checkbox(/Pakai saldo perusahaan/))
  expect(await screen.findByText('Lunas dengan saldo dan poin')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Metode pembayaran' })).toBeNull()
  const send = screen.getByRole('button', { name: 'Buat pesanan' })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(send)
  expect(await screen.findByText('Saldo tidak cukup')).toBeVisible()
  const order = calls.find(({ call }) => call === 'createOrder')
  expect(order!.body).toMatchObject({
    shipping_used: [
      { vendor_id: '7', shipping_address_id: 'a1', shipping_id: 'slow' },
      { vendor_id: '7', shipping_address_id: 'a2', shipping_id: 'slow', insurance: true },
    ],
    use_wallet: true,
    wallet_amount: 1_721_000,
    total_payment: 0,
  })
})

test('F-08: the cost centre of each outlet pays its part, unless the buyer chooses otherwise', async () => {
  const { calls } = await start()
  await fill('B-12;2;4')
  await screen.findByText('Semua jumlah dapat dipesan')
  const plans = () =>
    calls.filter(({ call }) => call === 'planOutletOrder').map(({ body }) => body as PlanBody)
  const last = () => plans().at(-1)!
  expect(last().items.map(({ cost_centre_id }) => cost_centre_id)).toEqual(['k1', 'k2'])
  await toSend()
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Dibebankan ke' }),
    'product',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beras 25 kg' }), 'k2')
  await waitFor(() =>
    expect(last().items.map(({ cost_centre_id }) => cost_centre_id)).toEqual(['k2', 'k2']),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dibebankan ke' }), 'one')
  await waitFor(() =>
    expect(last().items.map(({ cost_centre_id }) => cost_centre_id)).toEqual([
      undefined,
      undefined,
    ]),
  )
})

test('F-08: outlets are in the order of their numbers', async () => {
  const items = ['Outlet 10', 'Outlet 2', 'outlet 1'].map((label, at) =>
    address(`n${at}`, label, null),
  )
  await start({ companyAddresses: { ...addresses, items, total_count: 3 } })
  await fill('B-12;2;4;6')
  const choice = await screen.findByRole('combobox', { name: 'Outlet' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['outlet 1 (2)', 'Outlet 2 (4)', 'Outlet 10 (6)'])
})

test('F-08: a company without addresses leads to them', async () => {
  const none = { ...addresses, items: [], total_count: 0 }
  await start({ companyAddresses: none })
  expect(await screen.findByRole('link', { name: 'Tambah alamat outlet' })).toHaveAttribute(
    'href',
    '/company/c1/outlets',
  )
})

test('F-08: a role that cannot order for the company is told so', async () => {
  await start({ company: { ...company, company: { ...company.company, actions: [] } } })
  expect(await screen.findByText(/tidak dapat memesan/)).toBeVisible()
})

test('F-08: an error of the plan is shown with a retry, and the table stays', async () => {
  let isBroken = true
  await start({
    planOutletOrder: (recorded: RecordedCall) => {
      if (isBroken) throw refusal(422, 'TOO_MANY_SHIPMENTS', 'Bagi tabel ini')
      return plan(recorded)
    },
  })
  await fill('B-12;2;4')
  expect(await screen.findByText('Bagi tabel ini')).toBeVisible()
  isBroken = false
  const section = screen.getByRole('region', { name: 'Jumlah per outlet' })
  await userEvent.click(within(section).getByRole('button', { name: /Coba lagi/ }))
  expect(await screen.findByText('Semua jumlah dapat dipesan')).toBeVisible()
})

test('F-08: in a wide window Enter and the arrows move between cells, and a block of cells is pasted into them', async () => {
  setWindowWidth(1280)
  const oil = { ...product, id: '13', code: 'M-13', name: 'Minyak' }
  await start({
    judgeLines: { result: [product, oil].map((one) => ({ product: one, quantity: 1 })) },
  })
  await fill('B-12;2;4\nM-13;;')
  const at = (name: string) => screen.getByRole('textbox', { name })
  await userEvent.click(await cell('Outlet Kemang'))
  await userEvent.keyboard('{Enter}')
  expect(at('Minyak, Outlet Kemang')).toHaveFocus()
  await userEvent.keyboard('8{ArrowRight}')
  expect(at('Minyak, Outlet Tebet')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(at('Beras 25 kg, Outlet Tebet')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(at('Beras 25 kg, Outlet Kemang')).toHaveFocus()
  await userEvent.paste('10\t12\r\n14\tx\r\n')
  expect(at('Beras 25 kg, Outlet Kemang')).toHaveValue('10')
  expect(at('Beras 25 kg, Outlet Tebet')).toHaveValue('12')
  expect(at('Minyak, Outlet Kemang')).toHaveValue('14')
  expect(at('Minyak, Outlet Tebet')).toHaveValue('')
  const sums = within(screen.getByRole('row', { name: /Jumlah unit/ })).getAllByRole('cell')
  expect(sums.map((one) => one.textContent?.match(/^\d+/)?.[0])).toEqual(['36', '24', '12'])
})
