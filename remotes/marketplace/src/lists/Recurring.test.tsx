import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { ListsScreen } from './ListsScreen.tsx'

const item = {
  id_item: '12',
  code: 'B-000012-1',
  alias: 'beras',
  vendor_alias: 'sumber-makmur',
  vendor_name: 'Sumber Makmur',
  name: 'Beras 25 kg',
  image: 'p/12.jpg',
  unit_type: 'sak',
  quantity: 2,
  cart_quantity: 2,
  minimum_order: 1,
  quantity_step: 1,
  maximum: 100,
  unit_price: 300_000,
  saved_unit_price: 300_000,
  subtotal: 600_000,
  can_buy: true,
  notices: [],
}
const monday = {
  rhythm: 'weekly' as const,
  day: 1,
  next_on: '2027-03-08',
  is_paused: false,
  cap: null as number | null,
  address_id: null,
  payment_id: 'wallet' as const,
  last: null as null | {
    on: string
    outcome: 'ordered' | 'wallet_short'
    order_id: string | null
    is_credit_refused: boolean
  },
}
const listWith = (schedule: typeof monday | null) => ({
  result: {
    id: 'l1',
    kind: 'own' as const,
    name: 'Dapur',
    company: null,
    item_count: 1,
    updated_at: null,
    can_manage: true,
    items: [item],
    hidden_count: 0,
    schedule,
  },
})
const profile = (has_pin = true) =>
  ({
    result: {
      has_pin,
      addresses: [
        { shipping_address_id: 'a1', alias: 'Toko', address: 'Jl. Uji 1', set_default: true },
      ],
    },
  }) as never
const start = () => open('/lists/:listId?', '/lists/l1', ListsScreen, { accessToken: 'a' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const auto = () => userEvent.click(screen.getByRole('switch', { name: /Pesan otomatis/ }))

test('F-08: a rhythm without a cap is a notice only', async () => {
  const { calls } = fakeGateway({
    list: listWith(null),
    userProfile: profile(),
    setListSchedule: { result: monday },
  })
  await start()
  await press('Atur jadwal')
  await userEvent.selectOptions(screen.getByLabelText('Seberapa sering'), 'Setiap bulan')
  await userEvent.selectOptions(screen.getByLabelText('Tanggal'), '31')
  await press('Simpan jadwal')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'setListSchedule')?.body).toEqual({
      rhythm: 'monthly',
      day: 31,
    }),
  )
})

test('F-08: a cap needs an amount and the PIN; a wrong PIN is explained at its field', async () => {
  const { calls } = fakeGateway({
    list: listWith(null),
    userProfile: profile(),
    setListSchedule: () => {
      throw refusal(422, 'PIN_WRONG', 'PIN salah. Sisa 4 percobaan.')
    },
  })
  await start()
  await press('Atur jadwal')
  await auto()
  await press('Simpan jadwal')
  expect(await screen.findByRole('link', { name: /Isi batas dari/ })).toBeVisible()
  expect(screen.getByText('Isi PIN Anda')).toBeVisible()
  expect(calls.some(({ call }) => call === 'setListSchedule')).toBe(false)
  await userEvent.click(screen.getByLabelText('Batas total'))
  await userEvent.paste('1.500.000,00')
  await userEvent.type(screen.getByLabelText('PIN saldo'), '111111')
  await press('Simpan jadwal')
  expect(await screen.findByText('PIN salah. Sisa 4 percobaan.')).toBeVisible()
  expect(calls.find(({ call }) => call === 'setListSchedule')?.body).toEqual({
    rhythm: 'weekly',
    day: 1,
    cap: 1_500_000,
    address_id: 'a1',
    payment_id: 'wallet',
    pin: '111111',
  })
})

test('F-08: without a PIN there is a link to set one', async () => {
  fakeGateway({ list: listWith(null), userProfile: profile(false) })
  await start()
  await press('Atur jadwal')
  await auto()
  expect(await screen.findByRole('link', { name: 'Buat PIN' })).toHaveAttribute(
    'href',
    '/profile/pin',
  )
})

test('F-08: the next day, the cap and the reason of the latest skip are shown, and the next day is skipped', async () => {
  const last = {
    on: '2027-03-01',
    outcome: 'wallet_short' as const,
    order_id: null,
    is_credit_refused: false,
  }
  const { calls } = fakeGateway({
    list: listWith({ ...monday, cap: 900_000, last }),
    changeListSchedule: { result: { ...monday, next_on: '2027-03-15' } },
  })
  await start()
  expect(await screen.findByText('Setiap minggu, Senin')).toBeVisible()
  expect(screen.getByText(/Berikutnya 8 Maret 2027/)).toBeVisible()
  expect(screen.getByText(/Dipesan otomatis hingga Rp\s900\.000 · Saldo Borong/)).toBeVisible()
  expect(screen.getByText('Dilewati pada 1 Maret 2027: saldo tidak cukup')).toBeVisible()
  await press('Lewati berikutnya')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'changeListSchedule')?.body).toEqual({
      action: 'skip',
      next_on: '2027-03-08',
    }),
  )
})

test('F-08: a paused rhythm is resumed, and one is ended after a second press only', async () => {
  const { calls } = fakeGateway({
    list: listWith({ ...monday, is_paused: true }),
    changeListSchedule: { result: monday },
    endListSchedule: { ended: true },
  })
  await start()
  await press('Lanjutkan')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'changeListSchedule')?.body).toMatchObject({
      action: 'resume',
    }),
  )
  await press('Akhiri jadwal')
  expect(calls.some(({ call }) => call === 'endListSchedule')).toBe(false)
  await press('Ya, akhiri')
  await waitFor(() => expect(calls.some(({ call }) => call === 'endListSchedule')).toBe(true))
})
