import type { SavedAddress } from '@borong/api/addresses.shapes'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { demoBuyers } from '@borong/demo/buyers'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ seeds: ['demo-addresses'] })
})
afterAll(() => gateway.close())

const shop = {
  name: 'Budi Santoso',
  alias: 'Toko',
  address: 'Jl. Ciputat Raya No. 27',
  district_id: '317405',
  postal_code: '12310',
  phone: '0812-3456-7890',
}
type Buyer = { token: string; userId: string }

const add = async (buyer: Buyer, more: object = {}) =>
  gateway.call('addAddress', {
    as: buyer.token,
    params: { userId: buyer.userId },
    body: { ...shop, ...more },
  })
const added = async (buyer: Buyer, more: object = {}): Promise<SavedAddress> => {
  const { status, body } = await add(buyer, more)
  expect(status).toBe(200)
  return body.address
}
const list = async (buyer: Buyer) =>
  (await gateway.call('addresses', { as: buyer.token, params: { userId: buyer.userId } })).body
    .addresses
const mains = async (buyer: Buyer) =>
  (await list(buyer)).filter((one) => one.set_default).map((one) => one.shipping_address_id)

test('C-14 E-04: stores an address with each of its fields', async () => {
  const buyer = await gateway.signedIn()
  const extra = {
    type: 'billing',
    subdistrict_id: '3174051002',
    rt_rw: '004/002',
    landmark: 'Seberang pom bensin',
    courier_note: 'Lewat pintu samping',
    latitude: -6.2768,
    longitude: 106.7771,
  }
  const address = await added(buyer, extra)
  expect(address).toMatchObject({
    ...shop,
    ...extra,
    phone: '6281234567890',
    user_id: buyer.userId,
    district: 'Kebayoran Lama',
    city: 'Kota Jakarta Selatan',
    province: 'DKI Jakarta',
    subdistrict: 'Pondok Pinang',
  })
  expect(await list(buyer)).toEqual([address])
})

test('C-14: makes the first address the main one, a later one only on request', async () => {
  const buyer = await gateway.signedIn()
  const first = await added(buyer)
  const second = await added(buyer)
  expect(await mains(buyer)).toEqual([first.shipping_address_id])
  const third = await added(buyer, { set_default: true })
  expect(await mains(buyer)).toEqual([third.shipping_address_id])
  expect((await list(buyer)).map((one) => one.shipping_address_id)).toEqual(
    [third, second, first].map((one) => one.shipping_address_id),
  )
})

test('C-14: makes a changed address the main one on request; a change without the flag does not affect it', async () => {
  const buyer = await gateway.signedIn()
  const first = await added(buyer)
  const second = await added(buyer)
  const edit = (addressId: string, body: object) =>
    gateway.call('editAddress', {
      as: buyer.token,
      params: { userId: buyer.userId, addressId },
      body: { ...shop, ...body },
    })
  const { body } = await edit(second.shipping_address_id, { alias: 'Gudang', set_default: true })
  expect(body.address).toMatchObject({ alias: 'Gudang', set_default: true })
  expect(await mains(buyer)).toEqual([second.shipping_address_id])
  await edit(second.shipping_address_id, { set_default: false })
  expect(await mains(buyer)).toEqual([second.shipping_address_id])
  expect((await list(buyer)).at(-1)?.shipping_address_id).toBe(first.shipping_address_id)
})

test('C-14: makes the newest other address the main one when the main address is removed', async () => {
  const buyer = await gateway.signedIn()
  const first = await added(buyer)
  const second = await added(buyer)
  const remove = (addressId: string) =>
    gateway.call('removeAddress', { as: buyer.token, params: { userId: buyer.userId, addressId } })
  expect((await remove(first.shipping_address_id)).body).toEqual({
    main_address_id: second.shipping_address_id,
  })
  expect(await mains(buyer)).toEqual([second.shipping_address_id])
  expect((await remove(second.shipping_address_id)).body).toEqual({ main_address_id: null })
  expect((await remove(second.shipping_address_id)).status).toBe(404)
  expect((await added(buyer)).set_default).toBe(true)
})

test('C-14: stores at most twenty of thirty addresses that are added concurrently, one of them the main one', async () => {
  const buyer = await gateway.signedIn()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      add(buyer, { alias: `Cabang ${at}`, set_default: at % 3 === 0 }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.problem).toMatchObject({
    name: 'ADDRESS_LIMIT',
    message: expect.stringContaining('20 alamat'),
  })
  expect(await list(buyer)).toHaveLength(20)
  expect(await mains(buyer)).toHaveLength(1)
})

test('C-15 R-32: a pin sets latitude and longitude; an edit retains it until the district changes', async () => {
  const buyer = await gateway.signedIn()
  const { shipping_address_id: addressId } = await added(buyer)
  const pin = { latitude: -6.25, longitude: 106.78 }
  const { body } = await gateway.call('pinAddress', {
    as: buyer.token,
    params: { addressId },
    body: pin,
  })
  expect(body.address).toMatchObject(pin)
  const edit = (more: object) =>
    gateway.call('editAddress', {
      as: buyer.token,
      params: { userId: buyer.userId, addressId },
      body: { ...shop, ...more },
    })
  expect((await edit({ alias: 'Kantor' })).body.address).toMatchObject(pin)
  expect((await edit({ district_id: '317506' })).body.address).toMatchObject({
    latitude: null,
    longitude: null,
  })
})

test('C-15: refuses a pin abroad', async () => {
  const buyer = await gateway.signedIn()
  const { shipping_address_id: addressId } = await added(buyer)
  const { status, problem } = await gateway.call('pinAddress', {
    as: buyer.token,
    params: { addressId },
    body: { latitude: 35.6, longitude: 139.7 },
  })
  expect([status, problem.name]).toEqual([422, 'OUTSIDE_INDONESIA'])
})

test.each([
  [{ district_id: '999999' }, 'DISTRICT_UNKNOWN'],
  [{ subdistrict_id: '1101012001' }, 'SUBDISTRICT_UNKNOWN'],
  [{ latitude: 35.6, longitude: 139.7 }, 'OUTSIDE_INDONESIA'],
])('C-14: refuses an unknown place (%o)', async (wrong, name) => {
  const { status, problem } = await add(await gateway.signedIn(), wrong)
  expect([status, problem.name]).toEqual([422, name])
})

test.each([
  [{ phone: '12' }, 'phone'],
  [{ phone: undefined }, 'phone'],
  [{ postal_code: '123' }, 'postal_code'],
  [{ name: '  ' }, 'name'],
  [{ address: 'x'.repeat(301) }, 'address'],
  [{ district_id: 'Kebayoran' }, 'district_id'],
  [{ latitude: 91 }, 'latitude'],
  [{ set_default: 'yes' }, 'set_default'],
  [{ type: 'home' }, 'type'],
])('C-14 V-04: names an invalid field (%o)', async (wrong, field) => {
  const { status, problem } = await add(await gateway.signedIn(), wrong)
  expect(status).toBe(400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test("C-14 C-15: a buyer cannot read or change another's addresses", async () => {
  const owner = await gateway.signedIn()
  const { shipping_address_id: addressId } = await added(owner)
  const stranger = await gateway.signedIn()
  await added(stranger)
  const as = stranger.token
  const others = { userId: owner.userId, addressId }
  const own = { userId: stranger.userId, addressId }
  const pin = { latitude: -6.2, longitude: 106.8 }
  const answers = await Promise.all([
    gateway.call('addresses', { as, params: { userId: owner.userId } }),
    gateway.call('addAddress', { as, params: { userId: owner.userId }, body: shop }),
    gateway.call('editAddress', { as, params: others, body: shop }),
    gateway.call('removeAddress', { as, params: others }),
    gateway.call('editAddress', { as, params: own, body: { ...shop, set_default: true } }),
    gateway.call('removeAddress', { as, params: own }),
    gateway.call('pinAddress', { as, params: { addressId }, body: pin }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404, 404, 404])
  expect(await list(owner)).toMatchObject([
    { shipping_address_id: addressId, latitude: null, set_default: true },
  ])
  expect((await list(stranger)).filter((one) => one.set_default)).toHaveLength(1)
})

test('C-14: addresses require a login', async () => {
  const guest = await gateway.token()
  expect(
    (await gateway.call('addresses', { as: guest, params: { userId: 'anyone' } })).status,
  ).toBe(401)
})

test('R-28: Budi has a shop and a warehouse', async () => {
  const userId = demoBuyers.budi.id
  const budi = { userId, token: await gateway.token(userId) }
  expect(
    (await list(budi)).map(({ alias, set_default, city }) => [alias, set_default, city]),
  ).toEqual([
    ['Toko', true, 'Kota Jakarta Selatan'],
    ['Gudang', false, 'Kota Jakarta Timur'],
  ])
})
