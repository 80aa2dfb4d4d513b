import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { seller } from '../testing/samples.ts'
import { LocalStoreScreen } from './LocalStoreScreen.tsx'

const HERE = 'latitude=-6.24&longitude=106.8&place=Kebayoran+Baru'
const MAP = `/local-store?${HERE}&view=map`

const store = (id: string, name: string, latitude: number, distance_km: number) => ({
  ...seller({ id, name, alias: `toko-${id}` }),
  distance_km,
  latitude,
  longitude: 106.8,
})
const pageOf = (...result: ReturnType<typeof store>[]) => ({
  result,
  total_count: result.length,
  page: 1,
  limit: 50,
})
const near = store('1', 'Sumber Makmur', -6.25, 1.1)
const far = store('2', 'Tani Jaya', -6.4, 17.8)
const districtsAround = {
  result: [
    { id: '317407', name: 'Kebayoran Baru', latitude: -6.24, longitude: 106.8 },
    { id: '317406', name: 'Cilandak', latitude: -6.29, longitude: 106.8 },
    { id: '327601', name: 'Pancoran Mas', latitude: -6.4, longitude: 106.8 },
  ],
}

beforeEach(() => localStorage.clear())

const hrefOf = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Tampilan toko' }))
    .getByRole('link', { name })
    .getAttribute('href')

test('R-13: the list has a link to the map, and sends no call for the map', async () => {
  const { calls } = fakeGateway({ localStores: pageOf(near, far), districtsAround })
  await open('/local-store', `/local-store?${HERE}&radius=50`, LocalStoreScreen)
  expect(await screen.findByText('Tani Jaya')).toBeVisible()
  expect(hrefOf('Peta')).toBe(`/local-store?${HERE}&radius=50&view=map`)
  expect(calls.map(({ call }) => call)).toEqual(['localStores'])
})

test('R-13: the map has the filters of the list, and districts beyond its radius', async () => {
  const { calls } = fakeGateway({ localStores: pageOf(near, far), districtsAround })
  await open('/local-store', `${MAP}&radius=50&is_open=1`, LocalStoreScreen)
  expect(await screen.findByRole('button', { name: 'Tani Jaya, 17,8 km' })).toBeVisible()
  expect(hrefOf('Daftar')).toBe(`/local-store?${HERE}&radius=50&is_open=1`)
  const sent = (name: string) => {
    const found = calls.filter(({ call }) => call === name)
    return found.map(({ url }) => Object.fromEntries(url.searchParams))
  }
  const here = { latitude: '-6.24', longitude: '106.8' }
  expect(sent('localStores')).toEqual([{ ...here, radius: '50', is_open: '1', limit: '50' }])
  expect(sent('districtsAround')).toEqual([{ ...here, radius: '75' }])
})

test('R-13: a marker opens the card of its store, with a link to it, and the card closes', async () => {
  fakeGateway({ localStores: pageOf(near, far), districtsAround })
  await open('/local-store', MAP, LocalStoreScreen)
  const marker = await screen.findByRole('button', { name: 'Tani Jaya, 17,8 km' })
  expect(screen.getByText('Pancoran Mas')).toBeInTheDocument()
  await userEvent.click(marker)
  expect(marker).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Tani Jaya' })).toHaveAttribute('href', '/v/toko-2')
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('link', { name: 'Tani Jaya' })).toBeNull()
  expect(marker).toHaveAttribute('aria-expanded', 'false')
})

test('R-13: stores that would overlap share a marker, which zooms in until they do not', async () => {
  const beside = store('3', 'Rejeki', -6.255, 1.7)
  fakeGateway({ localStores: pageOf(near, beside, far), districtsAround })
  await open('/local-store', MAP, LocalStoreScreen)
  await userEvent.click(
    await screen.findByRole('button', { name: '2 toko di sekitar Sumber Makmur' }),
  )
  expect(screen.getByRole('button', { name: 'Sumber Makmur, 1,1 km' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Rejeki, 1,7 km' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Rejeki' })).toBeNull()
})

test('R-13: the marker of stores in one spot opens the cards of all of them', async () => {
  const same = store('3', 'Rejeki', near.latitude, 1.1)
  fakeGateway({ localStores: pageOf(near, same), districtsAround })
  await open('/local-store', MAP, LocalStoreScreen)
  await userEvent.click(await screen.findByRole('button', { name: /^2 toko/ }))
  expect(screen.getByRole('link', { name: 'Sumber Makmur' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rejeki' })).toBeVisible()
})

test('R-13 X-01: shows the stores without the names of districts when these fail', async () => {
  fakeGateway({
    localStores: pageOf(near, far),
    districtsAround: () => {
      throw refusal(403, 'NO')
    },
  })
  await open('/local-store', MAP, LocalStoreScreen)
  expect(await screen.findByText(/Nama kecamatan tidak dapat dimuat/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sumber Makmur, 1,1 km' })).toBeVisible()
})

test('R-13 X-01: shows an error instead of the map when the stores fail, and retries in place', async () => {
  const { answers } = fakeGateway({
    districtsAround,
    localStores: () => {
      throw refusal(403, 'NO', 'Tidak boleh')
    },
  })
  await open('/local-store', MAP, LocalStoreScreen)
  expect(await screen.findByText('Tidak boleh')).toBeVisible()
  Object.assign(answers, { localStores: pageOf(near) })
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('button', { name: 'Sumber Makmur, 1,1 km' })).toBeVisible()
})

test('R-13: without stores the map offers a wider radius and remains the view', async () => {
  fakeGateway({ localStores: pageOf(), districtsAround })
  await open('/local-store', MAP, LocalStoreScreen)
  expect(await screen.findByRole('link', { name: 'Cari sampai 100 km' })).toHaveAttribute(
    'href',
    `/local-store?${HERE}&radius=100&view=map`,
  )
  expect(screen.queryByRole('link', { name: 'Atur ulang' })).toBeNull()
})
