import { dealAt } from '../catalogue/deals.ts'
import { testShop } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let seller: number
beforeAll(async () => {
  seller = await shop.seller()
})

const { draft } = orders

test('V-06: enforces the minimum purchase of a seller, with the message and the amount', async () => {
  const buyer = await shop.buyer()
  const strict = await shop.seller({ minimum_purchase: 500_000 })
  const product = await shop.product({ seller_id: strict })
  const body = {
    ...(await draft(buyer, [{ id_item: await shop.product({ seller_id: seller }), quantity: 1 }])),
    items: [{ id_item: product, quantity: 1 }],
  }
  const { problem } = await orders.post(buyer, body)
  expect(problem).toMatchObject({
    name: 'MINIMUM_PURCHASE',
    message: 'Anda belum mencapai minimum pembelian sebesar Rp\u00a0500.000',
  })
})

test('V-06: names a seller that doesn’t ship to the region', async () => {
  const buyer = await shop.buyer({ farAway: true })
  const local = await shop.seller({ id: 4000, membership: 0 })
  const product = await shop.product({ seller_id: local })
  const body = await draft(buyer, [{ id_item: product, quantity: 1 }])
  const { problem } = await orders.post(buyer, body)
  expect(problem).toMatchObject({
    name: 'NOT_COVERED',
    message: 'Penjual tidak dapat mengirimkan ke wilayah anda',
    data: { vendors: [{ id_vendor: '4000' }] },
  })
})

test('V-07 V-08 V-14: the gateway also enforces one daily deal, open sellers, whole steps, the app and the age', async () => {
  const buyer = await shop.buyer()
  const plain = await draft(buyer, [
    { id_item: await shop.product({ seller_id: seller }), quantity: 1 },
  ])
  const nameOf = async (...items: string[]) => {
    const { problem } = await orders.post(buyer, {
      ...plain,
      items: items.map((id_item) => ({ id_item, quantity: 1 })),
    })
    return problem.name
  }
  const group = dealAt(gateway.gateway.now().getTime()).group
  const [one, two] = [
    await shop.product({ seller_id: seller }),
    await shop.product({ seller_id: seller }),
  ]
  await shop.deal(one, { price: 1000, quota: 9, group })
  await shop.deal(two, { price: 1000, quota: 9, group })
  expect(await nameOf(one, two)).toBe('ONE_DAILY_DEAL')
  expect(
    await nameOf(await shop.product({ seller_id: await shop.seller({ is_open: false }) })),
  ).toBe('SELLER_CLOSED')
  expect(await nameOf(await shop.product({ seller_id: seller, minimum_order: 5 }))).toBe(
    'BELOW_MINIMUM_ORDER',
  )
  expect(await nameOf(await shop.product({ seller_id: seller, is_app_only: true }))).toBe(
    'APP_ONLY',
  )
  expect(await nameOf(await shop.product({ seller_id: seller, is_adult: true }))).toBe(
    'AGE_UNVERIFIED',
  )
  expect(await nameOf('987654')).toBe('ITEM_UNAVAILABLE')
})

test('C-16 C-27: refuses frozen goods with a courier without cold transport, with the reason', async () => {
  const buyer = await shop.buyer()
  const items = [
    { id_item: await shop.product({ seller_id: seller, storage: 'frozen' }), quantity: 1 },
    { id_item: await shop.product({ seller_id: seller }), quantity: 1 },
  ]
  const body = await draft(buyer, items)
  const stale = body.shipping_used.map((choice) => ({ ...choice, shipping_id: 'jne-reg' }))
  const { status, problem } = await orders.post(buyer, { ...body, shipping_used: stale })
  expect([status, problem.name]).toEqual([422, 'COLD_COURIER_NEEDED'])
  expect(problem.message).toBe(
    'Produk beku atau dingin hanya dikirim dengan kurir rantai dingin atau same day. Pilih kurir lain.',
  )
  expect((await orders.post(buyer, body)).status).toBe(200)
})

test('V-09: refuses SCG products to two addresses', async () => {
  const buyer = await shop.buyer()
  const second = await shop.buyer()
  await gateway.gateway.db
    .updateTable('addresses')
    .set({ user_id: buyer.userId })
    .where('id', '=', second.addressId)
    .execute()
  const other = await shop.seller()
  const items = [seller, other].map(async (seller_id) => ({
    id_item: await shop.product({ seller_id, is_scg: true }),
    quantity: 1,
  }))
  const body = await draft(buyer, await Promise.all(items))
  const shipping_used = body.shipping_used.map((choice, at) =>
    at === 0 ? choice : { ...choice, shipping_address_id: second.addressId },
  )
  expect((await orders.post(buyer, { ...body, shipping_used })).problem.name).toBe(
    'SCG_SINGLE_DESTINATION',
  )
  expect((await orders.post(buyer, body)).status).toBe(200)
})

test('V-07: a daily deal sells its quota and no more', async () => {
  const group = dealAt(gateway.gateway.now().getTime()).group
  const product = await shop.product({ seller_id: seller })
  await shop.deal(product, { price: 20_000, quota: 5, group })
  const [one, two] = [await shop.buyer(), await shop.buyer()]
  const bodies = [
    await draft(one, [{ id_item: product, quantity: 3 }]),
    await draft(two, [{ id_item: product, quantity: 3 }]),
  ]
  expect((await orders.post(one, bodies[0]!)).body.data.totals.total_price).toBe(60_000)
  expect((await orders.post(two, bodies[1]!)).problem).toMatchObject({
    name: 'INSUFFICIENT_STOCK',
    data: { lines: [{ stock: 2 }] },
  })
})

test('C-25: refuses QRIS above Rp 10 juta with the reason', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({
    seller_id: seller,
    tiers: [{ quantity_end: 99, price: 11_000_000, discount: null }],
  })
  const { problem } = await orders.post(
    buyer,
    await draft(buyer, [{ id_item: product, quantity: 1 }], { payment_id: 'qris' }),
  )
  expect(problem.name).toBe('PAYMENT_METHOD_REFUSED')
  expect(problem.message).toContain('Rp\u00a010.000.000')
})
