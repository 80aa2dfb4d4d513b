import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ShipmentScreen } from './ShipmentScreen.tsx'

const NUMBER = 'KRG261124ABCDEFGH'
const at = '2026-11-24T03:00:00Z'
const party = {
  name: 'Budi',
  phone: '6281234567890',
  address: 'Jl. Raya 1',
  district: 'Coblong',
  city: 'Bandung',
  province: 'Jawa Barat',
  postal_code: '40132',
}
const shipment = (more: object = {}) => ({
  number: NUMBER,
  tracking_number: 'RSI261124ABCDEFGH',
  state: 'booked',
  service: 'shared',
  from_city: 'Jakarta Selatan',
  to_city: 'Bandung',
  pickup_day: '2026-11-25',
  price: 92_000,
  created_at: at,
  sender: party,
  recipient: { ...party, name: 'Agus' },
  goods: 'Beras',
  weight_kg: 25,
  chargeable_kg: 30,
  packages: 2,
  length_cm: 0,
  width_cm: 0,
  height_cm: 0,
  declared_value: 400_000,
  freight: 92_000,
  insurance: 0,
  shortest_days: 3,
  longest_days: 7,
  order_serial: null,
  events: [{ state: 'booked', text: '', at }],
  ...more,
})

async function start(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/borong-kargo/:number',
    address: `/services/borong-kargo/${NUMBER}`,
    screen: ShipmentScreen,
    accessToken: 'buyer',
  })
  return gateway.calls
}

test('R-15: shows both numbers, the places so far and the states ahead', async () => {
  const events = [
    { state: 'booked', text: '', at },
    { state: 'picked_up', text: 'Gudang Cikarang', at },
  ]
  const order_serial = 'BRG1'
  await start({ cargoBooking: { result: shipment({ state: 'picked_up', events, order_serial }) } })
  expect(await screen.findByText('RSI261124ABCDEFGH')).toBeVisible()
  expect(screen.getByText(NUMBER)).toBeVisible()
  expect(screen.getByText(/Gudang Cikarang/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'BRG1' })).toHaveAttribute('href', '/transaction/BRG1')
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.at(-1)).toBe('Tiba')
  expect(screen.queryByRole('button', { name: 'Batalkan pengiriman' })).toBeNull()
})

test('R-15: cancels after a second confirmation and shows the refund', async () => {
  await start({
    cargoBooking: { result: shipment() },
    cancelCargo: { result: shipment({ state: 'cancelled' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan pengiriman' }))
  expect(screen.getByRole('button', { name: 'Tidak, tetap kirim' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan pengiriman' }))
  expect(
    await screen.findByText('Pengiriman dibatalkan. Biayanya sudah kembali ke saldo Anda.'),
  ).toBeVisible()
})

test('R-15: an unknown number shows it, with the ways on', async () => {
  await start({
    cargoBooking: () => {
      throw refusal(404, 'CARGO_UNKNOWN', 'Pengiriman tidak ditemukan')
    },
  })
  expect(await screen.findByText('Pengiriman tidak ditemukan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Borong Kargo' })).toBeVisible()
})
