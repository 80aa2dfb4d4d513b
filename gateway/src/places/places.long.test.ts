import { distanceKm } from './distance.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { atlas } from './atlas.ts'

let gateway: TestGateway
let guest: string
beforeAll(async () => {
  gateway = await startTestGateway()
  guest = await gateway.token()
})
afterAll(() => gateway.close())

const search = async (like: string, page = '1') => {
  const { status, body } = await gateway.call('searchPlaces', { as: guest, query: { like, page } })
  expect(status).toBe(200)
  return body
}

test('C-13: the list is complete: 83,449 villages in 7,230 districts, each at its coordinates', () => {
  const { districts, villageCount, village } = atlas()
  expect(villageCount).toBe(83_449)
  expect(districts).toHaveLength(7230)
  const gambir = districts.find(
    (district) => district.name === 'Gambir' && district.province === 'DKI Jakarta',
  )
  expect(gambir?.city).toBe('Kota Jakarta Pusat')
  expect(gambir?.latitude).toBeCloseTo(-6.17, 1)
  expect(village(villageCount - 1).name).not.toBe('')
})

test('C-13: finds a district by the beginning of its name, before its villages', async () => {
  const { result } = await search('kebayoran b')
  expect(result[0]).toMatchObject({
    district: 'Kebayoran Baru',
    city: 'Kota Jakarta Selatan',
    subdistrict: null,
  })
})

test('C-13: finds a village with its postal code', async () => {
  const { result } = await search('pondok pinang')
  expect(result[0]).toMatchObject({
    subdistrict: 'Pondok Pinang',
    district: 'Kebayoran Lama',
    postal_code: '12310',
  })
})

test('C-13: a city name finds its districts', async () => {
  const { result, total_count } = await search('Kota Cimahi')
  expect(total_count).toBeGreaterThanOrEqual(3)
  expect(result.slice(0, 3).every((place) => place.city === 'Kota Cimahi')).toBe(true)
})

test('C-13: accepts village, district and city in one query', async () => {
  const { result } = await search('cipulir, kebayoran lama jakarta')
  expect(result[0]?.label).toBe('Cipulir, Kebayoran Lama, Kota Jakarta Selatan, DKI Jakarta 12230')
})

test('C-13: a postal code finds its villages, also by its first digits', async () => {
  const whole = await search('12310')
  expect(whole.result.every((place) => place.postal_code === '12310')).toBe(true)
  expect(whole.result.length).toBeGreaterThan(0)
  const begun = await search('123')
  expect(begun.result.every((place) => place.postal_code?.startsWith('123'))).toBe(true)
  expect(begun.total_count).toBeGreaterThan(whole.total_count)
})

test('C-13: pages do not overlap', async () => {
  const first = await search('jakarta')
  const second = await search('jakarta', '2')
  expect(first.result).toHaveLength(20)
  const labels = [...first.result, ...second.result].map((place) => place.label)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each(['qqqqqq', '%%%', '   kota   '])(
  'C-13: an unknown place (%s) gives an empty list',
  async (like) => {
    expect((await search(like)).result).toEqual([])
  },
)

test.each(['ab', '  a  ', ''])(
  'V-03 C-13: rejects a query of fewer than 3 characters (%j)',
  async (like) => {
    const { status, problem } = await gateway.call('searchPlaces', { as: guest, query: { like } })
    expect(status).toBe(400)
    expect(problem.errors).toEqual({ like: ['Minimal 3 karakter'] })
  },
)

test('C-13: places need a guest token', async () => {
  expect((await gateway.call('searchPlaces', { query: { like: 'bandung' } })).status).toBe(401)
})

test('C-13: a district lists its villages by name, each with its postal code', async () => {
  const [district] = (await search('kebayoran lama')).result
  const { body } = await gateway.call('subdistricts', {
    as: guest,
    query: { district: String(district?.district_id) },
  })
  expect(body.result.map((village) => village.name)).toContain('Grogol Utara')
  expect(body.result.every((village) => /^\d{5}$/.test(village.postal_code))).toBe(true)
  expect(body.result.map((village) => village.name)).toEqual(
    body.result.map((village) => village.name).toSorted(),
  )
})

test('C-13: rejects an unknown district', async () => {
  const { status, problem } = await gateway.call('subdistricts', {
    as: guest,
    query: { district: '999999' },
  })
  expect([status, problem.name]).toEqual([422, 'DISTRICT_UNKNOWN'])
})

test('R-13: lists the districts around a point, the nearest first, for a map', async () => {
  const query = { latitude: '-6.2459', longitude: '106.7777', radius: '10' }
  const { body } = await gateway.call('districtsAround', { as: guest, query })
  expect(body.result[0]).toMatchObject({ name: 'Kebayoran Lama' })
  const names = body.result.map(({ name }) => name)
  expect(names).toContain('Cilandak')
  expect(names).not.toContain('Karawang Barat')
  const here = { latitude: -6.2459, longitude: 106.7777 }
  const distances = body.result.map((district) => distanceKm(here, district))
  expect(distances.at(-1)).toBeLessThan(10.1)
  const wide = await gateway.call('districtsAround', {
    as: guest,
    query: { ...query, radius: '150' },
  })
  expect(wide.body.result.length).toBeGreaterThan(body.result.length)
  expect(wide.body.result.length).toBeLessThan(700)
})

test.each(['0', '151', 'far'])('R-13: rejects a radius of %j', async (radius) => {
  const query = { latitude: '-6.2', longitude: '106.8', radius }
  expect((await gateway.call('districtsAround', { as: guest, query })).status).toBe(400)
})

test('R-32: a pin finds the village around it', async () => {
  const { body } = await gateway.call('nearestPlace', {
    as: guest,
    query: { latitude: '-6.2459', longitude: '106.7777' },
  })
  expect(body.result).toMatchObject({ subdistrict: 'Kebayoran Lama Utara', postal_code: '12240' })
  expect(body.result.distance_km).toBeLessThan(0.1)
})

test('R-32: finds the nearest of all villages, also across a cell of the grid', async () => {
  const { villageCount, village } = atlas()
  const { nearestVillage } = await import('./nearest.ts')
  for (const point of [
    { latitude: -6.1999, longitude: 106.8001 },
    { latitude: -2.55, longitude: 140.65 },
    { latitude: -3.9, longitude: 128.3 },
  ]) {
    let least = Infinity
    for (let at = 0; at < villageCount; at++)
      least = Math.min(least, distanceKm(point, village(at)))
    expect(nearestVillage(point)?.distanceKm).toBeCloseTo(least, 1)
  }
})

test.each([
  ['1.3521', '110.0', 422, true],
  ['35.6', '139.7', 422, false],
  ['north', '1', 400, false],
  ['91', '0', 400, false],
])(
  'R-32: a pin at %s, %s: %d unless a village is near',
  async (latitude, longitude, refused, near) => {
    const { status } = await gateway.call('nearestPlace', {
      as: guest,
      query: { latitude, longitude },
    })
    expect(status).toBe(near ? 200 : refused)
  },
)
