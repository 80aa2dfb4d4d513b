import { refusal } from '@borong/contract/testing/fake-gateway'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileScreen } from '../mobile/MobileScreen.tsx'
import { bill, product, savedNumber } from '../testing/bill-parts.ts'
import { findText, openBills } from '../testing/open-bills.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

interface Sent {
  key: string
  price: number
  payment_id: string
  pin?: string
  again?: boolean
}
const nominals = { result: { items: [product()] } }

async function toSheet(answers: Parameters<typeof openBills>[0]['answers'] = {}) {
  const opened = await openBills({
    screen: MobileScreen,
    path: '/billing/pulsa',
    answers: { billProducts: nominals, createBill: { result: bill() }, ...answers },
  })
  const field = screen.getByLabelText('Nomor HP')
  if (!(field as HTMLInputElement).value) await userEvent.type(field, '081234567890')
  await userEvent.click(await screen.findByRole('radio', { name: /50\.000/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  const sheet = await screen.findByRole('dialog', { name: 'Periksa lalu bayar' })
  await within(sheet).findByRole('radio', { name: 'va-bca' })
  return { ...opened, sheet, orders: () => opened.sent<Sent>('createBill') }
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const payButton = (name: RegExp = /^Bayar Rp\s51\.500$/) => screen.getByRole('button', { name })
const pay = (name?: RegExp) => userEvent.click(payButton(name))
const failing = (status: number, name: string, message: string, data?: object) => () => {
  throw Response.json({ name, message, data }, { status })
}

test('F-07: the confirmation names number, product and total, and its button the amount', async () => {
  const { sheet, orders, address } = await toSheet()
  expect(within(sheet).getByText('0812-3456-7890')).toBeVisible()
  expect(within(sheet).getByText('Telkomsel · Pulsa 50.000')).toBeVisible()
  expect(within(sheet).getByText('Cara membayar 51500')).toBeVisible()
  await choose('va-bca')
  await pay()
  await waitFor(() => expect(address()).toBe('/billing/transaction/BIL261123AAAA'))
  expect(orders()).toEqual([
    expect.objectContaining({ price: 51_500, payment_id: 'va-bca', number: '081234567890' }),
  ])
  expect(orders()[0]).not.toHaveProperty('pin')
})

const kitchen = { id: 'c1', name: 'PT Dapur', role: 'buyer', company_required: false }
const outlet = { id: 'o1', name: 'Gerai 01', is_archived: false }
const ofCompany = (settings: object = {}) => ({
  companies: { companies: [kitchen] },
  company: { cost_centres: [outlet], settings },
})

test('F-08 F-07: a member pays first for the company, with its cost centre, or as a person', async () => {
  const { sheet, orders } = await toSheet(ofCompany())
  await within(sheet).findByRole('combobox', { name: 'Bayar untuk' })
  expect(within(sheet).getByText('Saldo milik c1')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pusat biaya' }), 'o1')
  await choose('va-bca')
  await pay()
  await waitFor(() => expect(orders()).toHaveLength(1))
  expect(orders()[0]).toMatchObject({ company_id: 'c1', cost_centre_id: 'o1' })
})

test('F-08 F-07: the choice of the person is remembered, and offered only where no company forbids it', async () => {
  const { sheet } = await toSheet(ofCompany())
  await within(sheet).findByRole('combobox', { name: 'Bayar untuk' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bayar untuk' }), '')
  expect(screen.queryByRole('combobox', { name: 'Pusat biaya' })).toBeNull()
  cleanup()
  const second = await toSheet(ofCompany())
  await within(second.sheet).findByRole('combobox', { name: 'Bayar untuk' })
  await choose('va-bca')
  await pay()
  await waitFor(() => expect(second.orders()).toHaveLength(1))
  expect(second.orders()[0]).not.toHaveProperty('company_id')
  cleanup()
  const companies = { companies: [{ ...kitchen, company_required: true }] }
  const third = await toSheet({ ...ofCompany(), companies })
  await within(third.sheet).findByRole('combobox', { name: 'Bayar untuk' })
  expect(screen.queryByRole('option', { name: 'Pribadi' })).toBeNull()
})

test('F-08 F-07: a saved number proposes its company and its cost centre', async () => {
  const saved = savedNumber({
    kind: 'pulsa',
    number: '081234567890',
    company_id: 'c1',
    cost_centre_id: 'o1',
  })
  const numbers = { billNumbers: { result: { items: [saved] } } }
  const second = { ...kitchen, id: 'c0', name: 'PT Lain' }
  const companies = { companies: [second, kitchen] }
  await toSheet({ ...ofCompany(), ...numbers, companies })
  expect(await screen.findByRole('combobox', { name: 'Pusat biaya' })).toHaveValue('o1')
  expect(screen.getByRole('combobox', { name: 'Bayar untuk' })).toHaveValue('c1')
})

test('F-08 F-07: a refusal of the company’s budget names it in the confirmation', async () => {
  const message = 'Tagihan melebihi anggaran Gerai 01 November 2026. Sisanya Rp 1.000.'
  await toSheet({ ...ofCompany(), createBill: failing(422, 'BUDGET_EXCEEDED', message) })
  await screen.findByRole('combobox', { name: 'Pusat biaya' })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText(message)).toBeVisible()
})

test('F-08 F-07: above a budget the confirmation offers a request for an exception, and sends it', async () => {
  const message = 'Tagihan melebihi anggaran Gerai 01 November 2026. Sisanya Rp 1.000.'
  const { answers, orders, address } = await toSheet({
    ...ofCompany(),
    createBill: failing(422, 'BUDGET_EXCEEDED', message, { exception: true }),
  })
  await screen.findByRole('combobox', { name: 'Pusat biaya' })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText(message)).toBeVisible()
  answers.createBill = { result: bill() }
  await pay(/^Minta persetujuan Rp\s51\.500$/)
  await waitFor(() => expect(address()).toMatch(/transaction/))
  expect(orders().map((one) => (one as { budget_exception?: boolean }).budget_exception)).toEqual([
    undefined,
    true,
  ])
})

test('F-07: nothing is sent without a payment method', async () => {
  const { orders } = await toSheet()
  await pay()
  expect(screen.getByText('Pilih cara pembayaran.')).toBeVisible()
  expect(orders()).toEqual([])
})

test('F-07: the wallet needs its PIN, and a wrong PIN is refused beside its field', async () => {
  const { orders, answers, address } = await toSheet({
    createBill: failing(422, 'PIN_WRONG', 'PIN salah. Sisa 4 percobaan.'),
  })
  await choose('wallet')
  await pay()
  expect(screen.getByLabelText('PIN saldo')).toBeInvalid()
  expect(orders()).toEqual([])
  await userEvent.type(screen.getByLabelText('PIN saldo'), '111111')
  await pay()
  expect(await screen.findByText('PIN salah. Sisa 4 percobaan.')).toBeVisible()
  expect(screen.getByLabelText('PIN saldo')).toHaveValue('')
  answers.createBill = { result: bill() }
  await userEvent.type(screen.getByLabelText('PIN saldo'), '260817')
  await pay()
  await waitFor(() => expect(address()).toMatch(/transaction/))
  expect(orders().map(({ pin }) => pin)).toEqual(['111111', '260817'])
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1)
})

test('F-07: a wallet without a PIN links to the page that sets one', async () => {
  await toSheet({ userProfile: { result: { handphone: null, has_pin: false } } })
  await choose('wallet')
  expect(await screen.findByRole('link', { name: 'Buat PIN' })).toHaveAttribute(
    'href',
    '/profile/pin',
  )
  expect(screen.queryByLabelText('PIN saldo')).toBeNull()
})

test('F-07: a price that was raised is shown, and has to be confirmed again', async () => {
  const { answers, orders, address } = await toSheet({
    createBill: failing(409, 'PRICE_CHANGED', 'Harga berubah', { price: 52_000 }),
  })
  await choose('va-bca')
  await pay()
  expect(await findText(/Harga berubah menjadi Rp 52\.000\. Belum ada yang dibayar/)).toBeVisible()
  expect(address()).toBe('/billing/pulsa')
  answers.createBill = { result: bill() }
  await pay(/^Bayar Rp\s52\.000$/)
  await waitFor(() => expect(address()).toMatch(/transaction/))
  expect(orders().map(({ price }) => price)).toEqual([51_500, 52_000])
})

test('F-07: the same purchase again is made only after the buyer has confirmed once more', async () => {
  const { answers, orders, address } = await toSheet({
    createBill: failing(409, 'SAME_AGAIN', 'Pembelian yang sama', { serial: 'BIL0' }),
  })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText(/Anda baru saja membeli produk yang sama/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat transaksi tadi' })).toHaveAttribute(
    'href',
    '/billing/transaction/BIL0',
  )
  answers.createBill = { result: bill() }
  await pay(/^Ya, bayar lagi Rp\s51\.500$/)
  await waitFor(() => expect(address()).toMatch(/transaction/))
  expect(orders().map(({ again }) => again)).toEqual([false, true])
})

test('F-07: a bill that is in an unfinished transaction leads there, and is not offered again', async () => {
  const { orders } = await toSheet({
    createBill: failing(409, 'BILL_OPEN', 'Tagihan ini sudah ada', { serial: 'BIL0' }),
  })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText('Tagihan ini sudah ada')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat transaksi tadi' })).toHaveAttribute(
    'href',
    '/billing/transaction/BIL0',
  )
  expect(payButton()).toHaveTextContent(/^Bayar/)
  expect(orders()).toHaveLength(1)
})

test.each([
  ['WALLET_SHORT', 422, 'Saldo Anda tidak cukup.'],
  ['METHOD_REFUSED', 422, 'Metode ini tidak dapat dipakai.'],
  ['BILLER_DOWN', 503, 'Penyedia sedang tidak dapat dihubungi.'],
])('F-07: %s is shown in the confirmation, which stays open', async (reason, status, words) => {
  const { orders } = await toSheet({ createBill: failing(status, reason, words) })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText(words)).toBeVisible()
  expect(payButton()).toBeVisible()
  expect(orders()).toHaveLength(1)
})

test('F-07: a number of another operator is refused beside the number, and the confirmation closes', async () => {
  await toSheet({ createBill: failing(422, 'OPERATOR_MISMATCH', 'Bukan milik Telkomsel.') })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText('Bukan milik Telkomsel.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Nomor HP')).toBeInvalid()
  await userEvent.type(screen.getByLabelText('Nomor HP'), '1')
  expect(screen.queryByText('Bukan milik Telkomsel.')).toBeNull()
})

test('F-07: a product that was closed meanwhile is refused beside the products', async () => {
  await toSheet({ createBill: failing(409, 'PRODUCT_CLOSED', 'Produk sedang ditutup.') })
  await choose('va-bca')
  await pay()
  const choice = await screen.findByRole('group', { name: 'Pilih nominal' })
  expect(await within(choice).findByText('Produk sedang ditutup.')).toBeVisible()
})

test('F-07: two quick taps send one purchase', async () => {
  const { orders, address } = await toSheet()
  await choose('va-bca')
  const button = payButton()
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(address()).toMatch(/transaction/))
  expect(orders()).toHaveLength(1)
})

test('F-07: after a lost answer the transaction is fetched by its key, not sent again', async () => {
  const { orders, calls, address } = await toSheet({
    createBill: () => {
      throw new TypeError('Failed to fetch')
    },
    billByKey: { result: bill() },
  })
  await choose('va-bca')
  await pay()
  await waitFor(() => expect(address()).toBe('/billing/transaction/BIL261123AAAA'))
  expect(orders()).toHaveLength(1)
  const found = calls.find(({ call }) => call === 'billByKey')!
  expect(found.url.pathname).toContain(orders()[0]!.key)
})

test('F-07: after a lost answer and a reload the first transaction is shown, also with another payment', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const first = await toSheet({
    createBill: lost,
    billByKey: () => {
      throw refusal(403, 'FORBIDDEN')
    },
  })
  await choose('va-bca')
  await pay()
  expect(await screen.findByText(/Anda tidak akan membayar dua kali/)).toBeVisible()
  const [{ key }] = first.orders() as [Sent]
  cleanup()
  const second = await toSheet({ billByKey: { result: bill() } })
  await choose('wallet')
  await userEvent.type(screen.getByLabelText('PIN saldo'), '260817')
  await pay()
  await waitFor(() => expect(second.address()).toMatch(/transaction/))
  expect(second.orders()).toEqual([])
  expect(second.calls.find(({ call }) => call === 'billByKey')!.url.pathname).toContain(key)
})

test('F-07: a second tab sends the key of the first, and a later purchase has its own', async () => {
  const first = await toSheet({ createBill: failing(422, 'WALLET_SHORT', 'Saldo kurang.') })
  await choose('va-bca')
  await pay()
  await screen.findByText('Saldo kurang.')
  cleanup()
  const second = await toSheet()
  await choose('va-bca')
  await pay()
  await waitFor(() => expect(second.address()).toMatch(/transaction/))
  expect(second.orders()[0]!.key).toBe(first.orders()[0]!.key)
  cleanup()
  const third = await toSheet()
  await choose('va-bca')
  await pay()
  await waitFor(() => expect(third.address()).toMatch(/transaction/))
  expect(third.orders()[0]!.key).not.toBe(second.orders()[0]!.key)
})

test('F-07: the last payment method is proposed for the next bill', async () => {
  await toSheet()
  await choose('va-bca')
  cleanup()
  await toSheet()
  expect(screen.getByRole('radio', { name: 'va-bca' })).toBeChecked()
})
