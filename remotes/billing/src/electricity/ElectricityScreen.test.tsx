import { refusal } from '@borong/contract/testing/fake-gateway'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bill, inquiry, product, token } from '../testing/bill-parts.ts'
import { findText, openBills } from '../testing/open-bills.tsx'
import { ElectricityScreen } from './ElectricityScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

type Answers = Parameters<typeof openBills>[0]['answers']
const tokens = [token(50_000), token(100_000)]
const pln = product({
  code: 'pln-post',
  kind: 'electricity',
  operator: 'pln',
  operator_name: 'PLN',
  name: 'Tagihan listrik',
  nominal: null,
  price: null,
  admin: 2500,
})
const open = (answers: Answers = {}, address = '/billing/listrik', isGuest = false) =>
  openBills({
    screen: ElectricityScreen,
    path: '/billing/listrik',
    address,
    isGuest,
    answers: {
      billProducts: ({ url }: { url: URL }) => ({
        result: { items: url.searchParams.get('kind') === 'token' ? tokens : [pln] },
      }),
      inquireBill: { result: inquiry() },
      ...answers,
    },
  })
const field = () => screen.getByRole('textbox', { name: /meter|pelanggan/ })
const check = () => userEvent.click(screen.getByRole('button', { name: 'Cek nomor' }))

test('F-07 R-38: a token shows owner and power before the payment, and the estimated kWh', async () => {
  const { sent } = await open()
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '1234 5678 910')
  await check()
  expect(await screen.findByText('BUDI SANTOSO')).toBeVisible()
  expect(screen.getByText('R1/1300 VA')).toBeVisible()
  expect(sent('inquireBill')).toEqual([{ product: 'pln-50000', number: '12345678910', months: 1 }])
  const nominal = screen.getByRole('radio', { name: /67,1 kWh \(perkiraan\)/ })
  await userEvent.click(nominal)
  expect(await findText('Rp 101.500')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(/BUDI SANTOSO/)
})

test('U-10: a meter number is grouped as it is typed, and the cursor keeps its place', async () => {
  const { sent } = await open()
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '124567')
  expect(field()).toHaveValue('1245 67')
  // A forgotten digit is typed within the number.
  await userEvent.type(field(), '3', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field()).toHaveValue('1234 567')
  await userEvent.keyboard('9{Backspace}')
  expect(field()).toHaveValue('1234 567')
  await userEvent.type(field(), '8910')
  expect(field()).toHaveValue('1234 5678 910')
  // A deleted space does not join the groups.
  await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(field()).toHaveValue('1234 5678 910')
  await check()
  expect(sent('inquireBill')).toMatchObject([{ number: '12345678910' }])
})

test('U-04: a number that is too short is judged when the buyer leaves it', async () => {
  await open()
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '12345')
  expect(field()).toBeValid()
  await userEvent.tab()
  await waitFor(() => expect(field()).toBeInvalid())
  await userEvent.type(field(), '678910')
  expect(field()).toBeValid()
})

test('F-07: another number has to be checked again', async () => {
  await open()
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '12345678910')
  await check()
  await userEvent.click(screen.getByRole('radio', { name: /^100\.000/ }))
  await userEvent.type(field(), '1')
  expect(screen.queryByText('BUDI SANTOSO')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Lanjut' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cek nomor' })).toBeVisible()
})

test('F-07: letters in a meter number are refused beside the field, without a call', async () => {
  const { sent } = await open()
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '12345A78910')
  await check()
  expect(screen.getByText(/hanya berisi angka/)).toBeVisible()
  expect(sent('inquireBill')).toEqual([])
})

test('F-07: a number that the biller does not know is refused beside the field, which keeps it', async () => {
  await open({
    inquireBill: () => {
      throw refusal(422, 'NUMBER_UNKNOWN', 'Nomor tidak ditemukan. Periksa lagi angkanya.')
    },
  })
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '12345678911')
  await check()
  expect(await screen.findByText(/Nomor tidak ditemukan/)).toBeVisible()
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('1234 5678 911')
})

test('F-07: a biller that is down is shown with the form, and a second attempt works', async () => {
  const { answers } = await open({
    inquireBill: () => {
      throw refusal(503, 'BILLER_DOWN', 'Penyedia sedang tidak dapat dihubungi.')
    },
  })
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '12345678910')
  await check()
  expect(await screen.findByRole('alert')).toHaveTextContent('Penyedia sedang tidak')
  answers.inquireBill = { result: inquiry() }
  await check()
  expect(await screen.findByText('BUDI SANTOSO')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('F-07: a guest logs in before an inquiry, because it names the owner', async () => {
  const { sentToLogin, sent } = await open({}, '/billing/listrik', true)
  await screen.findByRole('radio', { name: /^100\.000/ })
  await userEvent.type(field(), '12345678910')
  await check()
  expect(sentToLogin()).toBe(true)
  expect(sent('inquireBill')).toEqual([])
})

test('R-38: the monthly bill shows owner, power, period, amount, fee and total', async () => {
  const found = inquiry({
    kind: 'electricity',
    product: pln,
    amount: 250_000,
    admin: 2500,
    price: 252_500,
    facts: [{ label: 'Periode', value: 'November 2026' }],
  })
  await open({ inquireBill: { result: found } }, '/billing/listrik?kind=electricity')
  const button = await screen.findByRole('button', { name: 'Cek tagihan' })
  await userEvent.type(field(), '12345678910')
  await userEvent.click(button)
  const facts = await screen.findByText('November 2026')
  expect(facts).toBeVisible()
  for (const amount of ['Rp 250.000', 'Rp 2.500']) expect(await findText(amount)).toBeVisible()
  expect(screen.getAllByText(/Rp\s252\.500/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeVisible()
})

test('F-07: an inquiry of yesterday is made again, and a new amount has to be confirmed', async () => {
  const at = (price: number, id: string) =>
    inquiry({ id, kind: 'electricity', product: pln, amount: price - 2500, admin: 2500, price })
  const opened = await open(
    {
      inquireBill: { result: at(252_500, 'inq-1') },
      createBill: () => {
        throw refusal(409, 'INQUIRY_STALE', 'Cek lagi nomornya.')
      },
    },
    '/billing/listrik?kind=electricity',
  )
  const { answers, sent, address } = opened
  const button = await screen.findByRole('button', { name: 'Cek tagihan' })
  await userEvent.type(field(), '12345678910')
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'va-bca' }))
  answers.inquireBill = { result: at(260_000, 'inq-2') }
  await userEvent.click(screen.getByRole('button', { name: /^Bayar Rp\s252\.500$/ }))
  const again = await screen.findByRole('button', { name: /^Bayar Rp\s260\.000$/ })
  expect(address()).toMatch(/listrik/)
  answers.createBill = { result: bill() }
  await userEvent.click(again)
  await waitFor(() => expect(address()).toMatch(/transaction/))
  const orders = sent<{ inquiry_id: string; price: number }>('createBill')
  expect(orders.map(({ inquiry_id, price }) => [inquiry_id, price])).toEqual([
    ['inq-1', 252_500],
    ['inq-2', 260_000],
  ])
})

test('F-07: a service in its nightly stop shows until when, and keeps the number', async () => {
  const stopped = { ...pln, state: 'cut_off' as const, cut_off: { from: '23:00', to: '01:00' } }
  await open(
    { billProducts: { result: { items: [stopped] } } },
    '/billing/listrik?kind=electricity',
  )
  expect(await screen.findByText(/Berhenti sampai 01\.00 WIB/)).toBeVisible()
  await userEvent.type(field(), '12345678910')
  cleanup()
  await open({}, '/billing/listrik?kind=electricity')
  expect(field()).toHaveValue('1234 5678 910')
})
