import { type Parcel, quote, type Shipper } from './quote.ts'
import { regionOf } from './regions.ts'

const jakarta = { latitude: -6.2, longitude: 106.82, province: 'DKI Jakarta' }
const places = {
  Ciputat: { latitude: -6.31, longitude: 106.75, province: 'Banten' },
  Bandung: { latitude: -6.91, longitude: 107.61, province: 'Jawa Barat' },
  Surabaya: { latitude: -7.26, longitude: 112.75, province: 'Jawa Timur' },
  Medan: { latitude: 3.59, longitude: 98.67, province: 'Sumatera Utara' },
  Jayapura: { latitude: -2.53, longitude: 140.72, province: 'Papua' },
} as const
type PlaceName = keyof typeof places

const shipper = (more: Partial<Shipper> = {}): Shipper => ({
  ...jakarta,
  id: 1,
  membership: 3,
  minimumPurchase: 0,
  personalCourier: false,
  freeShipping: false,
  ...more,
})
const parcel = (more: Partial<Parcel> = {}): Parcel => ({
  weightGrams: 2000,
  volumeCm3: 0,
  value: 200_000,
  isCold: false,
  ...more,
})
const to = (place: PlaceName, given: Partial<Parcel> = {}, from: Partial<Shipper> = {}) =>
  quote(shipper(from), places[place], parcel(given))
const option = (options: ReturnType<typeof quote>, id: string) => {
  const found = options.find((one) => one.id === id)
  if (!found) throw new Error(`No option ${id}`)
  return found
}
const ids = (options: ReturnType<typeof quote>) => options.map((one) => one.id)

test.each([
  ['Ciputat', 18_500, [1, 2]],
  ['Bandung', 21_500, [1, 3]],
  ['Surabaya', 36_500, [2, 4]],
  ['Medan', 67_500, [3, 6]],
  ['Jayapura', 144_000, [5, 9]],
] as const)(
  'C-17: two kilos by JNE REG from Jakarta to %s cost Rp %d and take %j days',
  (place, price, days) => {
    const reg = option(to(place), 'jne-reg')
    expect(Math.abs(reg.price - price)).toBeLessThanOrEqual(price * 0.1)
    expect([reg.duration_shortest, reg.duration_longest, reg.duration_uom]).toEqual([
      ...days,
      'day',
    ])
  },
)

test('C-17: the same request has the same result', () => {
  expect(to('Surabaya')).toEqual(to('Surabaya'))
})

test.each([
  [200, 0, 1],
  [1300, 0, 1],
  [1301, 0, 2],
  [2000, 30_000, 5],
  [12_000, 30_000, 12],
])('C-17: %d grams in %d cm³ are paid as %d kg of a parcel', (weightGrams, volumeCm3, kg) => {
  expect(option(to('Bandung', { weightGrams, volumeCm3 }), 'jne-reg').chargeable_weight_kg).toBe(kg)
})

test.each([
  [500, 10],
  [10_000, 10],
  [10_001, 20],
  [45_000, 50],
  [250_000, 250],
])('C-17: %d grams are paid as %d kg of cargo, in steps of ten', (weightGrams, kg) => {
  expect(option(to('Surabaya', { weightGrams }), 'jne-jtr').chargeable_weight_kg).toBe(kg)
})

test('C-17: lists cargo first for a heavy basket, parcels first for a light one, each by price', () => {
  const heavy = to('Surabaya', { weightGrams: 40_000 })
  expect(heavy[0]?.kind).toBe('cargo')
  expect(heavy[0]!.price).toBeLessThan(option(heavy, 'jne-reg').price)
  const light = to('Surabaya', { weightGrams: 800 })
  expect(light[0]?.kind).toBe('parcel')
  const parcels = light.filter((one) => one.kind === 'parcel').map((one) => one.price)
  expect(parcels).toEqual(parcels.toSorted((a, b) => a - b))
})

test('C-17: ships goods that are too heavy for a parcel as cargo only', () => {
  const kinds = new Set(to('Surabaya', { weightGrams: 50_001 }).map((one) => one.kind))
  expect(kinds).toEqual(new Set(['cargo']))
})

test('C-17: next-day services end at 800 km and at the sea; same-day services at 40 km and 20 kg', () => {
  expect(ids(to('Surabaya'))).toContain('jne-yes')
  expect(ids(to('Medan'))).not.toContain('jne-yes')
  expect(ids(to('Ciputat'))).toContain('gosend-sameday')
  expect(ids(to('Bandung'))).not.toContain('gosend-sameday')
  expect(ids(to('Ciputat', { weightGrams: 20_001 }))).not.toContain('gosend-sameday')
  expect(option(to('Surabaya'), 'jne-yes')).toMatchObject({
    duration_shortest: 1,
    duration_longest: 1,
  })
})

test('E-06: same-day delivery needs a seller of silver or gold', () => {
  expect(option(to('Ciputat', {}, { membership: 0 }), 'gosend-sameday').feature_flag).toBe('N')
  expect(option(to('Ciputat', {}, { membership: 2 }), 'gosend-sameday').feature_flag).toBe('Y')
})

test.each([
  ['Ciputat', { weightGrams: 5000 }],
  ['Bandung', { weightGrams: 5000 }],
  ['Surabaya', { weightGrams: 80_000 }],
  ['Medan', { weightGrams: 5000 }],
  ['Jayapura', { weightGrams: 5000 }],
] as const)(
  'C-16 C-17: frozen goods go to %s with a cold-chain or same-day courier, or the buyer collects them',
  (place, given) => {
    const cold = to(place, { ...given, isCold: true }, { personalCourier: true })
    const kinds = cold.map(({ id, kind }) => (/frozen|cold/.test(id) ? 'cold' : kind))
    expect(kinds).toContain('cold')
    expect(kinds.filter((kind) => !['cold', 'instant', 'pickup'].includes(kind))).toEqual([])
    expect(Math.max(...cold.map((one) => one.duration_longest))).toBeLessThan(5)
  },
)

test('C-17: a cold-chain courier takes only cold goods', () => {
  expect(ids(to('Bandung')).filter((id) => /frozen|cold/.test(id))).toEqual([])
})

test("C-16: the seller's own courier drives 35 km; beyond, its option is marked as out of range", () => {
  const own = { personalCourier: true }
  expect(option(to('Ciputat', {}, own), 'own')).toMatchObject({
    covered_city: 'Y',
    company: 'Kurir Toko',
    kind: 'own',
  })
  expect(option(to('Bandung', {}, own), 'own').covered_city).toBe('N')
  expect(to('Bandung', {}, own).at(-1)?.id).toBe('own')
  expect(ids(to('Ciputat'))).not.toContain('own')
  const light = option(to('Ciputat', { weightGrams: 500_000 }, own), 'own').price
  expect(option(to('Ciputat', { weightGrams: 500_001 }, own), 'own').price).toBeCloseTo(
    2 * light,
    -4,
  )
})

test('C-16: pickup from the store is free and is offered nearby', () => {
  expect(option(to('Ciputat'), 'pickup').price).toBe(0)
  expect(ids(to('Bandung'))).not.toContain('pickup')
})

test('V-06: below the seller’s minimum purchase an option shows it', () => {
  const from = { minimumPurchase: 500_000 }
  expect(option(to('Bandung', { value: 499_999 }, from), 'jne-reg')).toMatchObject({
    minimum_purchase: 500_000,
    minimum_purchase_fulfilled: 'N',
  })
  expect(
    option(to('Bandung', { value: 500_000 }, from), 'jne-reg').minimum_purchase_fulfilled,
  ).toBe('Y')
  expect(option(to('Bandung', { value: null }, from), 'jne-reg').minimum_purchase_fulfilled).toBe(
    'Y',
  )
})

test.each([
  [{ id: 4, membership: 0 }, 'Medan', 'N'],
  [{ id: 4, membership: 0 }, 'Surabaya', 'Y'],
  [{ id: 5, membership: 0 }, 'Medan', 'Y'],
  [{ id: 4, membership: 2 }, 'Medan', 'Y'],
  [{ id: 6, membership: 2 }, 'Jayapura', 'N'],
  [{ id: 6, membership: 3 }, 'Jayapura', 'Y'],
] as const)('V-06: seller %j and an address in %s: covered %s', (from, place, covered) => {
  expect(new Set(to(place, {}, from).map((one) => one.covered_city))).toEqual(new Set([covered]))
})

test('E-06: insurance is two per mille, and mandatory from Rp 5.000.000', () => {
  expect(option(to('Bandung', { value: 1_234_567 }), 'jne-reg')).toMatchObject({
    insurance_fee: 2500,
    is_mandatory_insurance: 'no',
  })
  expect(option(to('Bandung', { value: 5_000_000 }), 'jne-reg')).toMatchObject({
    insurance_fee: 10_000,
    is_mandatory_insurance: 'yes',
  })
  expect(option(to('Ciputat', { value: 5_000_000 }), 'pickup')).toMatchObject({
    insurance_fee: 0,
    is_mandatory_insurance: 'no',
  })
})

test('E-10: the free-shipping programme takes up to Rp 50.000 off slow services for goods from Rp 500.000', () => {
  const from = { freeShipping: true }
  const big = to('Medan', { value: 500_000 }, from)
  expect(option(big, 'jne-reg').normal_price - option(big, 'jne-reg').price).toBe(50_000)
  expect(option(to('Ciputat', { value: 500_000 }, from), 'jne-reg').price).toBe(0)
  expect(option(to('Ciputat', { value: 500_000 }, from), 'jne-yes').price).toBeGreaterThan(0)
  const small = option(to('Medan', { value: 499_999 }, from), 'jne-reg')
  expect(small.price).toBe(small.normal_price)
})

test('C-17: every price is a whole number of rupiah, and every list has options', () => {
  for (const place of Object.keys(places) as PlaceName[]) {
    for (const weightGrams of [0, 1, 999, 10_000, 5_000_000]) {
      const options = to(place, { weightGrams })
      expect(options.length).toBeGreaterThan(0)
      expect(
        options.every(
          (one) =>
            Number.isSafeInteger(one.price) && one.price >= 0 && one.price <= one.normal_price,
        ),
      ).toBe(true)
    }
  }
})

test.each([
  ['DKI Jakarta', 'jawa'],
  ['DI Yogyakarta', 'jawa'],
  ['Daerah Istimewa Yogyakarta', 'jawa'],
  ['Banten', 'jawa'],
  ['Riau', 'sumatra'],
  ['Kepulauan Riau', 'riau-islands'],
  ['Kepulauan Bangka Belitung', 'riau-islands'],
  ['Aceh', 'sumatra'],
  ['Bali', 'bali'],
  ['Nusa Tenggara Timur', 'nusa-tenggara'],
  ['Kalimantan Utara', 'kalimantan'],
  ['Gorontalo', 'sulawesi'],
  ['Maluku Utara', 'far-east'],
  ['Papua Barat', 'far-east'],
])('C-16: %s lies in %s', (province, region) => {
  expect(regionOf(province)).toBe(region)
})
