import { pickupDays } from '@borong/api/rules/cargo'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { longDate } from '@borong/ui/format/moment'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { BookScreen } from './BookScreen.tsx'

const NUMBER = 'KRG261124ABCDEFGH'
const address = (id: string, district_id: string, city: string) => ({
  shipping_address_id: id,
  alias: id,
  address: 'Jl. Raya 1',
  district_id,
  district: 'Kecamatan',
  city,
})
const addresses = [
  address('Toko', '317405', 'Jakarta Selatan'),
  address('Gudang', '327302', 'Bandung'),
]
const rate = {
  service: 'shared',
  price: 92_000,
  chargeable_kg: 30,
  most_kg: 1000,
  shortest_days: 3,
  longest_days: 7,
}
const { last } = pickupDays(Date.now())

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

async function start(
  answers: FakeAnswers = {},
  more: object = { has_pin: true },
  documentNow = performance.timeOrigin,
) {
  const gateway = fakeGateway({
    userProfile: { result: { addresses, ...more } },
    cargoRates: { result: { volumetric_kg: 0, rates: [rate] } },
    bookCargo: { result: { number: NUMBER } },
    companies: { companies: [] },
    ...answers,
  })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '*',
    address: '/services/borong-kargo/book?order=brg1',
    screen: BookScreen,
    accessToken: 'buyer',
    boot: { now: documentNow },
  })
  return { ...opened, calls: gateway.calls }
}
const sent = (calls: readonly { call: string | undefined; body: unknown }[]) =>
  calls.filter(({ call }) => call === 'bookCargo').map(({ body }) => body as { key: string })
async function fill() {
  await userEvent.type(await screen.findByLabelText('Berat semua koli'), '25')
  await userEvent.click(await screen.findByRole('radio', { name: /Kargo Hemat/ }))
  await userEvent.type(screen.getByLabelText('Hari jemput'), last)
  await userEvent.type(screen.getByLabelText('Isi barang'), 'Beras')
  await userEvent.click(screen.getByLabelText('Nilai barang'))
  await userEvent.paste('10.000.000,00')
  await userEvent.click(screen.getByRole('checkbox', { name: /Asuransikan/ }))
  await userEvent.type(screen.getByLabelText('PIN saldo'), '123456')
}
const pay = () => screen.getByRole('button', { name: /dan pesan|Pesan dan bayar/ })

test('R-15: books with insurance and opens the shipment; a double tap sends one booking', async () => {
  const { calls, address } = await start()
  await fill()
  expect(screen.getByText('Rp 112.000')).toBeVisible()
  await userEvent.dblClick(pay())
  await waitFor(() => expect(address()).toBe(`/services/borong-kargo/${NUMBER}`))
  expect(sent(calls)).toMatchObject([
    {
      from_address_id: 'Toko',
      to_address_id: 'Gudang',
      service: 'shared',
      weight_kg: 25,
      packages: 1,
      pickup_day: last,
      goods: 'Beras',
      declared_value: 10_000_000,
      insured: true,
      order_serial: 'BRG1',
      price: 112_000,
      pin: '123456',
    },
  ])
})

test('R-15: a tab that is open since yesterday offers the pickup days of today', async () => {
  const yesterday = Date.UTC(2026, 7, 17, 5)
  const day = 86_400_000
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + day)
  await start({}, {}, yesterday)
  const { first } = pickupDays(yesterday + day)
  expect(await screen.findByText(new RegExp(longDate(first, 'id')))).toBeVisible()
})

test('X-01: a mistake of the page is reported, and explained beside the button', async () => {
  const { page } = await start({ bookCargo: {} })
  await fill()
  await userEvent.click(pay())
  expect(await screen.findByText(/Mohon maaf terjadi kesalahan/)).toBeVisible()
  expect(page.records).toContainEqual(expect.objectContaining({ type: 'error' }))
})

test('R-15: marks what is missing and sends nothing', async () => {
  const { calls } = await start()
  await screen.findByLabelText('Berat semua koli')
  await userEvent.click(pay())
  for (const text of [
    'Isi berat lebih dari 0 sampai 15.000 kg',
    'Pilih hari dalam rentang ini',
    'Isi PIN saldo',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(sent(calls)).toEqual([])
})

test('R-15: a wrong PIN is typed again, and the second try has the same key', async () => {
  let tries = 0
  const { calls, address } = await start({
    bookCargo: () => {
      tries += 1
      if (tries === 1) throw refusal(422, 'PIN_WRONG', 'PIN salah. Sisa 4 percobaan.')
      return { result: { number: NUMBER } }
    },
  })
  await fill()
  await userEvent.click(pay())
  expect(await screen.findByText('PIN salah. Sisa 4 percobaan.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('PIN saldo'), '654321')
  await userEvent.click(pay())
  await waitFor(() => expect(address()).toBe(`/services/borong-kargo/${NUMBER}`))
  const [one, two] = sent(calls)
  expect(two!.key).toBe(one!.key)
})

test('R-15: an order that has a shipment leads to it', async () => {
  await start({
    bookCargo: () => {
      throw Response.json(
        { name: 'ORDER_BOOKED', message: 'Pesanan ini sudah dikirim', data: { number: NUMBER } },
        { status: 409 },
      )
    },
  })
  await fill()
  await userEvent.click(pay())
  expect(await screen.findByRole('link', { name: 'Lihat pengiriman' })).toHaveAttribute(
    'href',
    `/services/borong-kargo/${NUMBER}`,
  )
})

test('R-15: a buyer without a PIN is led to set one', async () => {
  await start({}, { has_pin: false })
  expect(await screen.findByRole('link', { name: 'Buat PIN' })).toHaveAttribute(
    'href',
    '/profile/pin',
  )
})

test('F-08 R-15: a company ships with its balance and a cost centre', async () => {
  const { calls } = await start({
    companies: { companies: [{ id: 'c1', name: 'PT Dapur Rasa', role: 'buyer' }] },
    company: {
      cost_centres: [
        { id: 'k1', name: 'Kemang', is_archived: false },
        { id: 'k2', name: 'Tutup', is_archived: true },
      ],
    },
  })
  expect(await screen.findByRole('combobox', { name: 'Untuk' })).toHaveDisplayValue('PT Dapur Rasa')
  const centre = await screen.findByRole('combobox', { name: 'Pusat biaya' })
  expect(screen.queryByRole('option', { name: 'Tutup' })).toBeNull()
  await userEvent.selectOptions(centre, 'Kemang')
  await fill()
  await userEvent.click(pay())
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      expect.objectContaining({ company_id: 'c1', cost_centre_id: 'k1' }),
    ]),
  )
})
