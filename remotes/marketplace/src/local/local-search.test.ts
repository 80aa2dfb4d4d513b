import { localPath, localQuery, readLocal } from './local-search.ts'

test('R-13: reads the same place, radius and filters from the address that it writes', () => {
  const local = {
    latitude: '-6.24',
    longitude: '106.8',
    place: 'Kebayoran Baru, Jakarta Selatan',
    radius: '10',
    keyword: 'beras',
    area: 'resto',
    is_open: '1',
    personal_courier: '1',
    view: 'map',
  }
  const path = localPath(local, '/filter')
  expect(path.startsWith('/local-store/filter?')).toBe(true)
  expect(readLocal(new URLSearchParams(path.split('?')[1]))).toEqual(local)
})

test('R-13 V-10: drops empty and invalid values', () => {
  expect(readLocal(new URLSearchParams('latitude=utara&radius=7&area=&is_open=2'))).toEqual({})
  expect(localPath({ keyword: ' ', radius: '5' })).toBe('/local-store?radius=5')
})

test('R-13: has no query without a place', () => {
  expect(localQuery({ keyword: 'beras' })).toBeUndefined()
  expect(localQuery({ latitude: '-6.24', longitude: '106.8', place: 'Sini', view: 'map' })).toEqual(
    {
      latitude: '-6.24',
      longitude: '106.8',
    },
  )
})
