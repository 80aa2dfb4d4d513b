import type { Carrier, ShippingOption } from '@borong/api/shipping.shapes'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
/** Two sellers of the market and their products, with properties that these tests depend on. */
let NEAR: number
let ISLANDER: number
let RICE: number
let BOTTLE: number
let SHIRT: number

beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
  const db = gateway.gateway.db
  const rows = await db.selectFrom('products').select(['id', 'seller_id']).orderBy('id').execute()
  const sold = Map.groupBy(rows, (row) => row.seller_id)
  const sellers = [...sold].filter(([, products]) => products.length >= 2)
  // The id of a seller without membership decides whether it ships on its own island only.
  const [islander] = sellers.find(([id]) => id % 4 === 0)!
  const [near] = sellers.find(([id]) => id !== islander)!
  NEAR = near
  ISLANDER = islander
  ;[RICE, BOTTLE] = sold.get(near)!.map((row) => row.id) as [number, number]
  ;[SHIRT] = sold.get(islander)!.map((row) => row.id) as [number]

  const place = {
    province: 'DKI Jakarta',
    latitude: -6.1683,
    longitude: 106.7588,
    personal_courier: true,
    free_shipping: false,
    is_open: true,
  }
  await db
    .updateTable('sellers')
    .set({ ...place, membership: 3, minimum_purchase: 300_000 })
    .where('id', '=', NEAR)
    .execute()
  await db
    .updateTable('sellers')
    .set({ ...place, membership: 0, minimum_purchase: 0 })
    .where('id', '=', ISLANDER)
    .execute()
  // The daily deals would change the value of the lines.
  await db.deleteFrom('daily_deal_pool').execute()
  await sells(RICE, 300_000, { weight_grams: 25_000 })
  await sells(BOTTLE, 20_000, { weight_grams: 1000, length_cm: 60, width_cm: 40, height_cm: 30 })
  await sells(SHIRT, 50_000, { weight_grams: 300 })
})
afterAll(() => gateway.close())

async function sells(
  id: number,
  price: number,
  facts: {
    weight_grams: number
    length_cm?: number
    width_cm?: number
    height_cm?: number
    storage?: 'ambient' | 'frozen'
  },
) {
  const db = gateway.gateway.db
  const tiers = JSON.stringify([{ quantity_end: 1_000_000, price, discount: null }])
  await db
    .updateTable('products')
    .set({ length_cm: 10, width_cm: 10, height_cm: 10, ...facts, tiers })
    .where('id', '=', id)
    .execute()
}

const JAKARTA = '317405'
const MEDAN = '127101'

async function buyerWith(
  lines: [productId: number, quantity: number, more?: object][],
  district_id = JAKARTA,
) {
  const buyer = await gateway.signedIn()
  const body = {
    name: 'Budi',
    alias: 'Toko',
    address: 'Jl. Raya 1',
    district_id,
    postal_code: '12310',
    phone: '081234567890',
  }
  const { body: added } = await gateway.call('addAddress', {
    as: buyer.token,
    params: { userId: buyer.userId },
    body,
  })
  const written = {
    user_id: buyer.userId,
    selected: true,
    saved: false,
    sequence: 1,
    seen_prices: '[]',
    added_at: new Date(),
    updated_at: new Date(),
  }
  if (lines.length > 0) {
    await gateway.gateway.db
      .insertInto('cart_lines')
      .values(
        lines.map(([product_id, quantity, more]) => ({
          ...written,
          product_id,
          quantity,
          ...more,
        })),
      )
      .execute()
  }
  return { ...buyer, addressId: added.address.shipping_address_id }
}

async function optionsFor(buyer: { token: string; addressId: string }) {
  const { status, body } = await gateway.call('shippingOptions', {
    as: buyer.token,
    query: { addressId: buyer.addressId },
  })
  expect(status).toBe(200)
  return body.result
}
const named = (options: ShippingOption[] | undefined, id: string) =>
  options?.find((option) => option.id === id)

test('C-16: quotes the selected lines of the cart by seller, each with its own weight, volume and value', async () => {
  const result = await optionsFor(
    await buyerWith([
      [RICE, 2],
      [BOTTLE, 1],
      [SHIRT, 1],
    ]),
  )
  expect(Object.keys(result).toSorted()).toEqual([String(NEAR), String(ISLANDER)])
  // 50 kg of rice and one bottle, whose box of 60 x 40 x 30 has a lower volumetric weight.
  expect(named(result[NEAR], 'jne-jtr')).toMatchObject({
    chargeable_weight_kg: 60,
    minimum_purchase_fulfilled: 'Y',
    vendor_id: String(NEAR),
  })
  expect(result[NEAR]?.[0]?.kind).toBe('cargo')
  expect(named(result[ISLANDER], 'jne-reg')?.chargeable_weight_kg).toBe(1)
})

test('C-16: excludes lines that are not selected, saved for later or removed', async () => {
  const result = await optionsFor(
    await buyerWith([
      [RICE, 1, { selected: false }],
      [BOTTLE, 1, { saved: true }],
      [SHIRT, 0],
    ]),
  )
  expect(result).toEqual({})
})

const isColdOrSameDay = ({ id, kind }: ShippingOption) =>
  /frozen|cold/.test(id) || kind === 'instant' || kind === 'pickup'

test('C-16 C-17: frozen goods in a seller’s parcel decide its couriers, and affect no other seller’s', async () => {
  await sells(BOTTLE, 20_000, { weight_grams: 1000, storage: 'frozen' })
  const buyer = await buyerWith([
    [RICE, 1],
    [BOTTLE, 1],
    [SHIRT, 1],
  ])
  const result = await optionsFor(buyer)
  expect(result[NEAR]?.filter((option) => !isColdOrSameDay(option))).toEqual([])
  expect(result[NEAR]?.some((option) => /frozen|cold/.test(option.id))).toBe(true)
  expect(named(result[ISLANDER], 'jne-reg')).toBeDefined()
  const { body } = await gateway.call('cartShippingEstimate', {
    as: buyer.token,
    query: { address_id: buyer.addressId },
  })
  const services = body.data[NEAR]?.flatMap((carrier) => carrier.services)
  expect(services?.map(({ id }) => id).toSorted()).toEqual(
    result[NEAR]?.map(({ id }) => id).toSorted(),
  )
  await sells(BOTTLE, 20_000, { weight_grams: 1000, storage: 'ambient' })
})

test('V-06: below the minimum of its seller, every option shows it', async () => {
  const result = await optionsFor(await buyerWith([[BOTTLE, 2]]))
  const options = result[NEAR] ?? []
  expect(new Set(options.map((option) => option.minimum_purchase_fulfilled))).toEqual(
    new Set(['N']),
  )
  expect(options[0]?.minimum_purchase).toBe(300_000)
})

test('V-06: a seller that ships on its island only shows it, and the other seller is still listed', async () => {
  const result = await optionsFor(
    await buyerWith(
      [
        [RICE, 1],
        [SHIRT, 1],
      ],
      MEDAN,
    ),
  )
  expect(new Set(result[ISLANDER]?.map((option) => option.covered_city))).toEqual(new Set(['N']))
  expect(named(result[NEAR], 'jne-reg')?.covered_city).toBe('Y')
})

test('C-16 R-32: couriers charge by district, wherever in it the pin is', async () => {
  const buyer = await buyerWith([[RICE, 1]])
  const before = await optionsFor(buyer)
  await gateway.call('pinAddress', {
    as: buyer.token,
    params: { addressId: buyer.addressId },
    body: { latitude: -6.1684, longitude: 106.7589 },
  })
  expect(await optionsFor(buyer)).toEqual(before)
})

test('C-17: the estimate of the cart has the same options, by seller and carrier', async () => {
  const buyer = await buyerWith([
    [RICE, 1],
    [SHIRT, 2],
  ])
  const { body } = await gateway.call('cartShippingEstimate', {
    as: buyer.token,
    query: { address_id: buyer.addressId },
  })
  const carriers = body.data[ISLANDER] ?? []
  const jne = carriers.find((carrier) => carrier.code === 'jne')
  expect(jne).toMatchObject({ name: 'JNE', image: 'courier/jne' })
  expect(jne?.services.map((service) => service.service).toSorted()).toEqual([
    'JTR',
    'OKE',
    'REG',
    'YES',
  ])
  const flat = carriers.flatMap((carrier) => carrier.services)
  expect(flat).toHaveLength((await optionsFor(buyer))[ISLANDER]?.length ?? 0)
})

test.each(['shippingOptions', 'cartShippingEstimate'] as const)(
  "C-16 C-17: %s needs one's own address and a login",
  async (name) => {
    const owner = await buyerWith([[SHIRT, 1]])
    const stranger = await buyerWith([[SHIRT, 1]])
    const query = { addressId: owner.addressId, address_id: owner.addressId }
    expect((await gateway.call(name, { as: stranger.token, query })).status).toBe(404)
    expect((await gateway.call(name, { as: await gateway.token(), query })).status).toBe(401)
    expect((await gateway.call(name, { as: owner.token, query: {} as never })).status).toBe(400)
  },
)

const parcel = {
  district_id: '317405',
  postal_code: '12310',
  weight: '2500',
  weight_uom: 'gram',
} as const
const estimate = async (more: object = {}) =>
  gateway.call('productShippingEstimate', {
    as: await gateway.token(),
    query: { ...parcel, vendor_id: String(NEAR), ...more },
  })

test('C-17: a guest sees the costs of a parcel, grouped by carrier', async () => {
  const { status, body } = await estimate({
    height: '30',
    width: '40',
    length: '60',
    dimension_uom: 'cm',
    group: 'true',
  })
  expect(status).toBe(200)
  const jne = (body.data as Carrier[]).find((carrier) => carrier.code === 'jne')
  expect(jne?.services.find((service) => service.id === 'jne-reg')?.chargeable_weight_kg).toBe(12)
})

test('C-17: without grouping the options are a list', async () => {
  const { body } = await estimate({ group: 'false' })
  expect(named(body.data as ShippingOption[], 'jne-reg')).toMatchObject({
    chargeable_weight_kg: 3,
    minimum_purchase_fulfilled: 'Y',
  })
})

test('C-17: a product that is marked as frozen is quoted by cold-chain and same-day couriers only', async () => {
  const { body } = await estimate({ group: 'false', storage: 'frozen' })
  const options = body.data as ShippingOption[]
  expect(options.filter((option) => !isColdOrSameDay(option))).toEqual([])
  expect(named(options, 'paxel-frozen')).toMatchObject({ duration_longest: 1 })
})

test('C-17: parses units', async () => {
  const grams = await estimate({ height: '300', width: '400', length: '600', dimension_uom: 'mm' })
  const kilos = await estimate({
    weight: '2.5',
    weight_uom: 'kg',
    height: '0.3',
    width: '0.4',
    length: '0.6',
    dimension_uom: 'm',
  })
  expect(grams.body).toEqual(kilos.body)
})

test.each([
  [{ district_id: '999999' }, 422, 'DISTRICT_UNKNOWN'],
  [{ vendor_id: '999999' }, 404, 'VENDOR_UNKNOWN'],
  [{ vendor_id: '999999999999' }, 400, 'INVALID_REQUEST'],
  [{ weight: '-1' }, 400, 'INVALID_REQUEST'],
  [{ weight: 'NaN' }, 400, 'INVALID_REQUEST'],
  [{ weight_uom: 'stone' }, 400, 'INVALID_REQUEST'],
])('C-17: rejects %j', async (wrong, expected, name) => {
  const { status, problem } = await estimate(wrong)
  expect([status, problem.name]).toEqual([expected, name])
})
