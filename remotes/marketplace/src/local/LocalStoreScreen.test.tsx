import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { seller } from '../testing/samples.ts'
import { LocalStoreFilterScreen } from './LocalStoreFilterScreen.tsx'
import { LocalStoreScreen } from './LocalStoreScreen.tsx'
import { LocalStoreSearchScreen } from './LocalStoreSearchScreen.tsx'

const HERE = 'latitude=-6.24&longitude=106.8&place=Kebayoran+Baru'
const stores = {
  localStores: {
    result: [{ ...seller(), distance_km: 2.4, latitude: -6.2, longitude: 106.8 }],
    total_count: 1,
    page: 1,
    limit: 20,
  },
}

beforeEach(() => localStorage.clear())

test('R-13: sends no call without a place, and prompts for one', async () => {
  const { calls } = fakeGateway(stores)
  await open('/local-store', '/local-store', LocalStoreScreen)
  expect(await screen.findByLabelText('Kecamatan atau kode pos')).toBeVisible()
  expect(calls).toEqual([])
})

test('R-13: uses the place that the visitor chose before', async () => {
  fakeGateway(stores)
  const place = {
    district_id: '317407',
    district: 'Kebayoran Baru',
    city: 'Jakarta Selatan',
    postal_code: null,
    latitude: -6.24,
    longitude: 106.8,
  }
  localStorage.setItem('chosen_place', JSON.stringify(place))
  const { address } = await open('/local-store', '/local-store', LocalStoreScreen)
  expect(await screen.findByText('Sumber Makmur')).toBeVisible()
  expect(address()).toBe(
    '/local-store?latitude=-6.24&longitude=106.8&place=Kebayoran+Baru%2C+Jakarta+Selatan',
  )
})

test('R-13: shows the stores near the place of the address, with their distance', async () => {
  const { calls } = fakeGateway(stores)
  await open('/local-store', `/local-store?${HERE}&radius=10&is_open=1`, LocalStoreScreen)
  expect(await screen.findByText(/2,4 km/)).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
    latitude: '-6.24',
    longitude: '106.8',
    radius: '10',
    is_open: '1',
  })
})

const none = { localStores: { ...stores.localStores, result: [], total_count: 0 } }
const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

test('R-13: offers a wider radius or a reset of the filters when no store is found', async () => {
  fakeGateway(none)
  await open('/local-store', `/local-store?${HERE}&keyword=beras&area=auto`, LocalStoreScreen)
  expect(await hrefOf('Cari sampai 100 km')).toBe(
    `/local-store?${HERE}&radius=100&keyword=beras&area=auto`,
  )
  expect(await hrefOf('Atur ulang')).toBe(`/local-store?${HERE}`)
})

test('R-13: offers to reset the filters at the widest radius, then to show all stores', async () => {
  fakeGateway(none)
  const at = `/local-store?${HERE}&radius=100`
  await open('/local-store', `${at}&area=auto&personal_courier=1`, LocalStoreScreen)
  expect(await hrefOf('Atur ulang')).toBe(at)
  expect(screen.queryByRole('link', { name: 'Cari sampai 100 km' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Atur ulang' }))
  expect(await hrefOf('Semua toko')).toBe('/stores')
  expect(screen.queryByRole('link', { name: /Atur ulang|Cari sampai/ })).toBeNull()
})

test('R-13: retains the place in a search among the stores nearby', async () => {
  fakeGateway(stores)
  const { address } = await open(
    '/local-store/search',
    `/local-store/search?${HERE}`,
    LocalStoreSearchScreen,
  )
  await userEvent.type(screen.getByRole('searchbox'), 'beras{Enter}')
  expect(address()).toBe(`/local-store?${HERE}&keyword=beras`)
})

const facets = (total_count: number, personal_courier = 2) => ({
  data: {
    total_count,
    radii: [5, 10, 25, 50, 100].map((radius) => ({ radius, count: radius })),
    areas: [{ area: 'resto', count: 0 }],
    is_open: 4,
    personal_courier,
  },
})

test('R-13 R-40: retains the place in the filter of local stores, and resets it', async () => {
  fakeGateway({ localStoreFacets: facets(9) })
  const path = '/local-store/filter'
  const { address } = await open(path, `${path}?${HERE}&area=resto`, LocalStoreFilterScreen)
  await userEvent.click(screen.getByRole('button', { name: 'Atur ulang' }))
  await userEvent.click(screen.getByRole('radio', { name: /^Sampai 5 km/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Sedang buka/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Terapkan (9 toko)' }))
  expect(address()).toBe(`/local-store?${HERE}&radius=5&is_open=1`)
})

test('R-13 R-40: shows the number of stores of each filter, and disables a filter without stores', async () => {
  fakeGateway({
    localStoreFacets: ({ url }: { url: URL }) =>
      url.searchParams.has('is_open') ? facets(4, 0) : facets(9),
  })
  const path = '/local-store/filter'
  await open(path, `${path}?${HERE}`, LocalStoreFilterScreen)
  expect(await screen.findByRole('radio', { name: 'Sampai 50 km 50' })).toBeEnabled()
  expect(screen.getByRole('checkbox', { name: 'Resto 0' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Kurir toko 2' })).toBeEnabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sedang buka 4' }))
  expect(await screen.findByRole('button', { name: 'Terapkan (4 toko)' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Kurir toko 0' })).toBeDisabled()
})

test('R-13 R-40: filters stores without counts when there is no place', async () => {
  const { calls } = fakeGateway({})
  await open('/local-store/filter', '/local-store/filter', LocalStoreFilterScreen)
  expect(screen.getByRole('checkbox', { name: 'Sedang buka' })).toBeEnabled()
  expect(calls).toEqual([])
})
