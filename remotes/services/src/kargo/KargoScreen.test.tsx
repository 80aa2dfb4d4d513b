import {
  fakeGateway,
  refusal,
  type FakeAnswers,
  type RecordedCall,
} from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { KargoScreen } from './KargoScreen.tsx'

const place = (district_id: string, district: string, city: string) => ({
  district_id,
  district,
  city,
  province: 'Jawa',
  subdistrict_id: null,
  subdistrict: null,
  postal_code: null,
  label: `${district}, ${city}, Jawa`,
  latitude: -6,
  longitude: 106,
})
const places = (result: object[]) => ({ result, total_count: result.length, page: 1, limit: 6 })
const rates = {
  result: {
    volumetric_kg: 0,
    rates: [
      {
        service: 'shared',
        price: 92_000,
        chargeable_kg: 30,
        most_kg: 1000,
        shortest_days: 3,
        longest_days: 7,
      },
      {
        service: 'van',
        price: 900_000,
        chargeable_kg: null,
        most_kg: 700,
        shortest_days: 1,
        longest_days: 2,
      },
    ],
  },
}

beforeEach(() => sessionStorage.clear())

async function start(answers: FakeAnswers = {}, accessToken = '') {
  const gateway = fakeGateway({
    searchPlaces: ({ url }: RecordedCall) =>
      places([
        url.searchParams.get('like')?.startsWith('Kebay')
          ? place('317405', 'Kebayoran Lama', 'Jakarta Selatan')
          : place('327302', 'Coblong', 'Bandung'),
      ]),
    cargoRates: rates,
    ...answers,
  })
  await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/borong-kargo',
    address: '/services/borong-kargo',
    screen: KargoScreen,
    accessToken,
  })
  return gateway.calls
}
const choose = async (label: string, typed: string, name: RegExp) => {
  await userEvent.type(screen.getByLabelText(label), typed)
  await userEvent.click(await screen.findByRole('button', { name }))
}
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Cek ongkos kirim' }))

test('R-15: a guest sees the terms and the rates between two districts', async () => {
  const calls = await start()
  expect(await screen.findByRole('heading', { level: 1, name: 'Borong Kargo' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Syarat' })).toBeVisible()
  await choose('Kecamatan asal', 'Kebayoran', /^Kebayoran Lama/)
  await choose('Kecamatan tujuan', 'Coblong', /^Coblong/)
  await userEvent.type(screen.getByLabelText('Berat semua koli'), '25,5')
  await ask()
  expect(await screen.findByText('Rp 92.000')).toBeVisible()
  expect(screen.getByText('Dihitung 30 kg · 3–7 hari')).toBeVisible()
  expect(screen.getByText('Satu kendaraan, muatan sampai 700 kg · 1–2 hari')).toBeVisible()
  const query = calls.find(({ call }) => call === 'cargoRates')!.url.searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    from: '317405',
    to: '327302',
    weight_kg: '25.5',
  })
})

test('R-15: marks a missing district and a weight of zero, and asks nothing', async () => {
  const calls = await start()
  await userEvent.type(await screen.findByLabelText('Berat semua koli'), '0')
  await ask()
  expect(screen.getAllByText('Pilih kecamatan dari daftar')).toHaveLength(2)
  expect(screen.getByText('Isi berat lebih dari 0 sampai 15.000 kg')).toBeVisible()
  expect(calls.filter(({ call }) => call === 'cargoRates')).toEqual([])
})

test('R-15: shows why a route has no rate', async () => {
  await start({
    cargoRates: () => {
      throw refusal(422, 'NO_SERVICE', 'Belum ada layanan untuk rute dan berat ini')
    },
  })
  await choose('Kecamatan asal', 'Kebayoran', /^Kebayoran Lama/)
  await choose('Kecamatan tujuan', 'Coblong', /^Coblong/)
  await userEvent.type(screen.getByLabelText('Berat semua koli'), '25')
  await ask()
  expect(await screen.findByText('Belum ada layanan untuk rute dan berat ini')).toBeVisible()
})

test('R-15: lists the buyer’s own shipments', async () => {
  await start(
    {
      cargoBookings: {
        result: {
          items: [
            {
              number: 'KRG261124ABCDEFGH',
              tracking_number: 'RSI261124ABCDEFGH',
              state: 'in_transit',
              service: 'shared',
              from_city: 'Jakarta Selatan',
              to_city: 'Bandung',
              pickup_day: '2026-11-25',
              price: 92_000,
              created_at: '2026-11-24T03:00:00Z',
            },
          ],
          total_count: 1,
          page: 1,
          limit: 20,
        },
      },
    },
    'buyer',
  )
  await waitFor(() =>
    expect(
      screen.getByRole('link', { name: /Jakarta Selatan → Bandung.*Dalam perjalanan/ }),
    ).toHaveAttribute('href', '/services/borong-kargo/KRG261124ABCDEFGH'),
  )
})
