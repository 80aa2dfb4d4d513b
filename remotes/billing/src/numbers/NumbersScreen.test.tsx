import { refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { savedNumber } from '../testing/bill-parts.ts'
import { findText, openBills } from '../testing/open-bills.tsx'
import { NumbersScreen } from './NumbersScreen.tsx'

const water = savedNumber({
  id: 'num-9',
  kind: 'water',
  product_code: 'pdam-bandung',
  operator_name: 'PDAM Bandung',
  label: 'Air ruko',
  number: '123456',
  reminder: { day: 20, autopay_cap: 250_000, next_on: '2026-12-20' },
})
const items = { result: { items: [savedNumber(), water] } }
const open = (answers: Parameters<typeof openBills>[0]['answers'] = {}) =>
  openBills({
    screen: NumbersScreen,
    path: '/billing/numbers',
    answers: { billNumbers: items, ...answers },
  })
const edit = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Atur ${name}` }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('F-07: the saved numbers are listed by kind, each with its reminder and a link to pay it', async () => {
  await open()
  const list = within(await screen.findByRole('list', { name: 'Air PDAM' }))
  expect(list.getByRole('link', { name: 'Bayar Air ruko' })).toHaveAttribute(
    'href',
    '/billing/pdam?saved=num-9',
  )
  expect(
    await findText(/Pengingat 20 Desember 2026 · Bayar otomatis hingga Rp 250\.000/),
  ).toBeVisible()
  expect(screen.getByRole('list', { name: 'Pulsa' })).toHaveTextContent('0813-1111-2222')
})

test('F-07: the label of a number is changed, and the list shows the new one', async () => {
  const { sent, answers } = await open({ saveBillNumber: { result: savedNumber() } })
  await edit('HP toko')
  await userEvent.clear(screen.getByLabelText('Nama'))
  await userEvent.type(screen.getByLabelText('Nama'), 'HP gudang')
  answers.billNumbers = { result: { items: [savedNumber({ label: 'HP gudang' })] } }
  await press('Simpan nama')
  expect(await screen.findByRole('button', { name: 'Atur HP gudang' })).toBeVisible()
  expect(sent('saveBillNumber')).toEqual([
    { kind: 'pulsa', number: '081311112222', label: 'HP gudang' },
  ])
})

test('F-07: a number is removed only after a confirmation', async () => {
  const { calls, answers } = await open({ removeBillNumber: { result: { removed: true } } })
  await edit('HP toko')
  await press('Hapus nomor')
  expect(calls.some(({ call }) => call === 'removeBillNumber')).toBe(false)
  answers.billNumbers = { result: { items: [water] } }
  await press('Ya, hapus')
  await waitFor(() => expect(screen.queryByText('HP toko')).toBeNull())
  expect(calls.find(({ call }) => call === 'removeBillNumber')!.url.pathname).toMatch(/num-1$/)
})

test('F-07: a prepaid number has a reminder without autopay', async () => {
  const { sent } = await open({ setBillReminder: { result: savedNumber() } })
  await edit('HP toko')
  await userEvent.selectOptions(screen.getByLabelText(/Ingatkan setiap tanggal/), '31')
  expect(screen.queryByRole('switch')).toBeNull()
  await press('Simpan pengingat')
  await waitFor(() => expect(sent('setBillReminder')).toEqual([{ day: 31 }]))
})

test('F-07: autopay needs a cap and the PIN, and a wrong PIN is refused beside its field', async () => {
  const { sent, answers } = await open({
    setBillReminder: () => {
      throw refusal(422, 'PIN_WRONG', 'PIN salah. Sisa 4 percobaan.')
    },
  })
  await edit('Air ruko')
  await userEvent.clear(screen.getByLabelText(/Batas per tagihan/))
  await press('Simpan pengingat')
  expect(screen.getByLabelText(/Batas per tagihan/)).toBeInvalid()
  expect(screen.getByLabelText('PIN saldo')).toBeInvalid()
  expect(sent('setBillReminder')).toEqual([])
  await userEvent.click(screen.getByLabelText(/Batas per tagihan/))
  await userEvent.paste('300.000,00')
  await userEvent.type(screen.getByLabelText('PIN saldo'), '111111')
  await press('Simpan pengingat')
  expect(await screen.findByText('PIN salah. Sisa 4 percobaan.')).toBeVisible()
  expect(screen.getByLabelText('PIN saldo')).toHaveValue('')
  answers.setBillReminder = { result: water }
  await userEvent.type(screen.getByLabelText('PIN saldo'), '260817')
  await press('Simpan pengingat')
  await waitFor(() =>
    expect(sent('setBillReminder')).toEqual([
      { day: 20, autopay_cap: 300_000, pin: '111111' },
      { day: 20, autopay_cap: 300_000, pin: '260817' },
    ]),
  )
})

test('F-07: a monthly number without a saved product explains why autopay is not available', async () => {
  await open({
    billNumbers: { result: { items: [{ ...water, product_code: null, reminder: null }] } },
  })
  await edit('Air ruko')
  await userEvent.selectOptions(screen.getByLabelText(/Ingatkan setiap tanggal/), '5')
  expect(screen.getByRole('switch')).toBeDisabled()
  expect(screen.getByText(/setelah tagihan ini dibayar sekali/)).toBeVisible()
})

test('F-07: a buyer without saved numbers sees a way to pay a bill', async () => {
  await open({ billNumbers: { result: { items: [] } } })
  expect(await screen.findByText(/Belum ada nomor tersimpan/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bayar tagihan' })).toHaveAttribute('href', '/billing')
})

test('F-07: a list that fails offers a retry', async () => {
  const { answers } = await open({
    billNumbers: () => {
      throw refusal(404, 'NOT_FOUND', 'Data tidak ditemukan')
    },
  })
  expect(await screen.findByText('Data tidak ditemukan')).toBeVisible()
  answers.billNumbers = items
  await press('Coba lagi')
  expect(await screen.findByText('HP toko')).toBeVisible()
})
