import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { seller } from '../testing/samples.ts'
import { LocalStoreScreen } from './LocalStoreScreen.tsx'

const HERE = 'latitude=-6.24&longitude=106.8&place=Kebayoran+Baru'
const store = (id: string, name: string, latitude: number, distance_km: number) => ({
  ...seller({ id, name, alias: `toko-${id}` }),
  distance_km,
  latitude,
  longitude: 106.8,
})
const place = (subdistrict: string | null, district: string, latitude: number) => ({
  district_id: '317406',
  district,
  city: 'Depok',
  province: 'Jawa Barat',
  subdistrict_id: subdistrict && '3174061001',
  subdistrict,
  postal_code: null,
  label: `${subdistrict ?? ''} ${district}, Depok`,
  latitude,
  longitude: 106.8,
})

async function start(found: readonly ReturnType<typeof place>[]) {
  fakeGateway({
    localStores: {
      result: [store('1', 'Sumber Makmur', -6.25, 1.1), store('2', 'Tani Jaya', -6.4, 17.8)],
      total_count: 2,
      page: 1,
      limit: 50,
    },
    districtsAround: {
      result: [
        { id: '317407', name: 'Kebayoran Baru', latitude: -6.24, longitude: 106.8 },
        { id: '317406', name: 'Cilandak', latitude: -6.29, longitude: 106.8 },
      ],
    },
    searchPlaces: { result: found, total_count: found.length, page: 1, limit: 8 },
  })
  const opened = await open('/local-store', `/local-store?${HERE}&view=map`, LocalStoreScreen)
  const field = await screen.findByRole('combobox', { name: 'Cari tempat atau toko' })
  return { ...opened, field }
}

beforeEach(() => localStorage.clear())

test('R-13: a store of the map is found by a part of its name, and its card opens', async () => {
  const { field } = await start([])
  await userEvent.type(field, 'tani')
  await userEvent.click(await screen.findByRole('option', { name: /^Tani Jaya 17,8 km/ }))
  expect(screen.getByRole('link', { name: 'Tani Jaya' })).toHaveAttribute('href', '/v/toko-2')
  expect(screen.getByRole('application')).toHaveFocus()
  expect(screen.getByRole('button', { name: /^Tani Jaya/ }).parentElement).toHaveStyle({
    transform: 'translate(0px, 0px)',
  })
})

test('R-13 C-13: a village nearby moves the map there, and a message names it', async () => {
  const { field, address } = await start([place('Lebak Bulus', 'Cilandak', -6.3)])
  const before = address()
  await userEvent.type(field, 'lebak')
  await screen.findByRole('option', { name: /^Lebak Bulus/ })
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Peta menampilkan Lebak Bulus')).toBeInTheDocument()
  expect(screen.getByText('Lebak Bulus')).toHaveStyle({ transform: 'translate(0px, 0px)' })
  expect(address()).toBe(before)
})

test('R-13: a place beyond the radius opens the map of the stores around it', async () => {
  const { field, address } = await start([place(null, 'Bandung Wetan', -6.9)])
  await userEvent.type(field, 'bandung')
  await userEvent.click(await screen.findByRole('option', { name: /^Bandung Wetan/ }))
  await waitFor(() =>
    expect(address()).toBe(
      '/local-store?latitude=-6.9&longitude=106.8&place=Bandung+Wetan%2C+Depok&view=map',
    ),
  )
  await waitFor(() => expect(screen.getByRole('application')).toHaveFocus())
})

test('R-13: shows a message when neither a place nor a store matches', async () => {
  const { field } = await start([])
  await userEvent.type(field, 'xyzzy')
  expect(await screen.findByText(/^Tempat atau toko tidak ditemukan/)).toBeVisible()
})
