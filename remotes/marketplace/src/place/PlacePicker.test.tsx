import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import PlacePicker from './PlacePicker.tsx'

const place = {
  district_id: '317407',
  district: 'Kebayoran Baru',
  city: 'Jakarta Selatan',
  province: 'DKI Jakarta',
  subdistrict_id: null,
  subdistrict: null,
  postal_code: null,
  label: 'Kebayoran Baru, Jakarta Selatan',
  latitude: -6.24,
  longitude: 106.8,
}
const none = { total_count: 0, page: 1, limit: 8 }

test('V-03 R-13: searches places from three characters', async () => {
  const { calls } = fakeGateway({ searchPlaces: { result: [place], ...none } })
  const chosen = jest.fn()
  await open('/', '/', () => <PlacePicker onChoose={chosen} />)
  const box = screen.getByLabelText('Kecamatan atau kode pos')
  await userEvent.type(box, 'ke ')
  expect(screen.getByText('Ketik minimal 3 karakter')).toBeVisible()
  await userEvent.type(box, '{Backspace}b')
  await userEvent.click(await screen.findByRole('button', { name: /Kebayoran Baru/ }))
  expect(chosen).toHaveBeenCalledWith(
    expect.objectContaining({ district_id: '317407', latitude: -6.24 }),
  )
  expect(calls.map(({ url }) => url.searchParams.get('like'))).toEqual(['keb'])
})

test('X-08: shows a message when no place matches', async () => {
  fakeGateway({ searchPlaces: { result: [], ...none } })
  await open('/', '/', () => <PlacePicker onChoose={() => {}} />)
  await userEvent.type(screen.getByLabelText('Kecamatan atau kode pos'), 'xyzzy')
  expect(await screen.findByText('Kecamatan tidak ditemukan')).toBeVisible()
})

test('R-13: leaves the text search when geolocation is refused', async () => {
  fakeGateway({})
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (_: unknown, refuse: (why: unknown) => void) => refuse({ code: 1 }),
    },
  })
  await open('/', '/', () => <PlacePicker onChoose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Gunakan lokasi saya' }))
  expect(await screen.findByText(/Ketik kecamatan Anda/)).toBeVisible()
})
