import { dealAt } from '../catalogue/deals.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { testShop } from './testing-shop.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let seller: number
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  seller = await shop.seller()
})
afterAll(() => gateway.close())

test('C-23 E-09 V-11: a line has its tier’s price, and the cart adds up by seller', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({
    seller_id: seller,
    tiers: [
      { quantity_end: 9, price: 50_000, discount: 45_000 },
      { quantity_end: 99, price: 40_000, discount: null },
    ],
  })
  const { result } = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 9 }],
  })
  expect(result).toMatchObject({
    version: 1,
    total_price: 405_000,
    total_strike_price: 450_000,
    detail: [
      {
        id_vendor: String(seller),
        vendor_price_subtotal: 405_000,
        details: [
          {
            id_item: product,
            product_price_subtotal: 405_000,
            product_strike_price_subtotal: 450_000,
          },
        ],
      },
    ],
  })
  const more = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 200 }],
  })
  expect(more.result).toMatchObject({ version: 2, total_price: 8_000_000 })
})

test('R-18 C-23: a restored line returns to its position, a line that is added again is first', async () => {
  const buyer = await shop.buyer()
  const [first, second] = [
    await shop.product({ seller_id: seller }),
    await shop.product({ seller_id: seller }),
  ]
  const write = async (id_item: string, more: object) => {
    const { result } = await shop.updateCart(buyer, {
      lines: [{ id_item, product_quantity: 2, ...more }],
    })
    return result?.detail.flatMap(({ details }) => details.map((line) => line.id_item))
  }
  await write(first, {})
  expect(await write(second, {})).toEqual([second, first])
  await shop.deleteCart(buyer, { id_items: [first] })
  expect(await write(first, { restored: true })).toEqual([second, first])
  await shop.deleteCart(buyer, { id_items: [first] })
  expect(await write(first, {})).toEqual([first, second])
})

test('C-23: a delayed older write never overrides a newer one, also when the line was removed in between', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller })
  await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 5, sequence: 20 }] })
  const late = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 3, sequence: 10 }],
  })
  expect(late.result?.detail[0]?.details[0]?.product_quantity).toBe(5)
  await shop.deleteCart(buyer, { id_items: [product], sequence: 30 })
  const revived = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 7, sequence: 25 }],
  })
  expect(revived.result).toMatchObject({ detail: [], sequence: 30 })
  const again = await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 2 }] })
  expect(again.result?.detail[0]?.details[0]).toMatchObject({ product_quantity: 2, sequence: 31 })
})

test('C-23: 50 writes of one line in any order end with the newest', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller })
  const writes = Array.from({ length: 50 }, (_, at) => ({
    id_item: product,
    product_quantity: at + 1,
    sequence: at + 1,
  }))
  const shuffled = writes.toSorted((a, b) => ((a.sequence * 31) % 53) - ((b.sequence * 31) % 53))
  await Promise.all(shuffled.map((line) => shop.updateCart(buyer, { lines: [line] })))
  const { result } = await shop.getCart(buyer)
  expect(result?.detail[0]?.details[0]).toMatchObject({ product_quantity: 50, sequence: 50 })
  expect(result?.version).toBe(50)
})

test('V-08: cuts a quantity to the stock and returns an adjustment', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller, stock: 12 })
  const { adjustments, result } = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 40 }],
  })
  expect(adjustments).toEqual([
    { id_item: product, code: 'STOCK', message: 'Stok tersisa 12', asked: 40, quantity: 12 },
  ])
  expect(result?.detail[0]?.details[0]).toMatchObject({
    product_quantity: 12,
    maximum: 12,
    maximum_reason: 'STOCK',
  })
})

test('V-08: raises a quantity below the minimum order to it, in whole steps', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller, minimum_order: 10, step: 4 })
  const { adjustments } = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 3 }],
  })
  expect(adjustments).toMatchObject([{ code: 'MINIMUM_ORDER', quantity: 12 }])
})

test('V-08: a product with less stock than its minimum order cannot be bought', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller, minimum_order: 10, stock: 6 })
  const { result } = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 10 }],
  })
  expect(result?.detail[0]?.details[0]).toMatchObject({
    can_buy: false,
    notices: [{ code: 'STOCK_BELOW_MINIMUM' }],
  })
  expect(result?.total_price).toBe(0)
})

test('V-06: shows the amount that is missing to the minimum purchase of a seller', async () => {
  const buyer = await shop.buyer()
  const strict = await shop.seller({ minimum_purchase: 200_000 })
  const product = await shop.product({ seller_id: strict })
  const { result } = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 3 }],
  })
  expect(result?.detail[0]).toMatchObject({
    minimum_purchase_fulfilled: false,
    minimum_purchase_short: 50_000,
    notices: [
      {
        code: 'MINIMUM_PURCHASE',
        message: 'Anda belum mencapai minimum pembelian sebesar Rp\u00a0200.000',
      },
    ],
  })
})

test('V-07: adds a second daily-deal product without selecting it', async () => {
  const buyer = await shop.buyer()
  const group = dealAt(gateway.gateway.now().getTime()).group
  const [one, two] = [
    await shop.product({ seller_id: seller }),
    await shop.product({ seller_id: seller }),
  ]
  await shop.deal(one, { price: 30_000, quota: 100, group })
  await shop.deal(two, { price: 20_000, quota: 5, group })
  const first = await shop.updateCart(buyer, { lines: [{ id_item: one, product_quantity: 2 }] })
  expect(first.result?.total_price).toBe(60_000)
  const { result, adjustments } = await shop.updateCart(buyer, {
    lines: [{ id_item: two, product_quantity: 8 }],
  })
  expect(adjustments.map(({ code }) => code)).toEqual(['DAILY_DEAL', 'ONE_DAILY_DEAL'])
  expect(result?.total_price).toBe(60_000)
  expect(result?.detail[0]?.details.find(({ id_item }) => id_item === two)).toMatchObject({
    selected: false,
    product_quantity: 5,
  })
})

test('C-23: returns a notice for a changed price, a closed seller, an app-only and an age-restricted product', async () => {
  const buyer = await shop.buyer()
  const closing = await shop.seller()
  const product = await shop.product({ seller_id: closing })
  const [app, adult] = [
    await shop.product({ seller_id: closing, is_app_only: true }),
    await shop.product({ seller_id: closing, is_adult: true }),
  ]
  await shop.updateCart(buyer, {
    lines: [product, app, adult].map((id_item) => ({ id_item, product_quantity: 1 })),
  })
  const { db } = gateway.gateway
  await db
    .updateTable('products')
    .set({ tiers: JSON.stringify([{ quantity_end: 9, price: 60_000, discount: null }]) })
    .where('id', '=', Number(product))
    .execute()
  await db.updateTable('sellers').set({ is_open: false }).where('id', '=', closing).execute()
  const { result } = await shop.getCart(buyer)
  const codes = (id: string) =>
    result?.detail[0]?.details
      .find(({ id_item }) => id_item === id)
      ?.notices.map(({ code }) => code)
  expect(codes(product)).toEqual(['SELLER_CLOSED', 'PRICE_UP'])
  expect(codes(app)).toContain('APP_ONLY')
  expect(codes(adult)).toContain('AGE_UNVERIFIED')
  expect(result).toMatchObject({ total_price: 0, detail: [{ is_open: false }] })
})

test('V-14: a verified buyer of 21 can select an age-restricted product for the order', async () => {
  const buyer = await shop.buyer({ birth_date: '1990-01-01', age_verified_at: new Date() })
  const product = await shop.product({ seller_id: await shop.seller(), is_adult: true })
  const { result } = await shop.updateCart(buyer, {
    lines: [{ id_item: product, product_quantity: 1 }],
  })
  expect(result?.detail[0]?.details[0]).toMatchObject({ can_buy: true, notices: [] })
})

test('C-23: stores notes, selection and save for later; saved lines are not counted', async () => {
  const buyer = await shop.buyer()
  const [one, two] = [
    await shop.product({ seller_id: seller }),
    await shop.product({ seller_id: seller }),
  ]
  await shop.updateCart(buyer, {
    lines: [one, two].map((id_item) => ({ id_item, product_quantity: 1 })),
    notes: [{ id_vendor: String(seller), note: 'Pagi', sequence: 5 }],
  })
  const { result } = await shop.updateCart(buyer, {
    lines: [
      { id_item: one, saved: true },
      { id_item: two, selected: false },
    ],
    notes: [{ id_vendor: String(seller), note: 'Lama', sequence: 4 }],
  })
  expect(result).toMatchObject({
    total_price: 0,
    saved: [{ id_item: one }],
    detail: [{ note: 'Pagi', details: [{ id_item: two, selected: false }] }],
  })
})

test('X-05: an impossible cart call returns 400 with the operation’s message, and writes nothing', async () => {
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: seller })
  const lines = [
    { id_item: product, product_quantity: 1 },
    { id_item: '999999', product_quantity: 1 },
  ]
  const wrong = await shop.updateCart(buyer, { lines })
  expect(wrong).toMatchObject({
    status: 400,
    code: 'ITEM_UNKNOWN',
    message: 'Produk tidak tersedia lagi',
    result: null,
  })
  const english = await shop.updateCart(
    buyer,
    { lines: [{ id_item: product, product_quantity: -1 }] },
    { 'accept-language': 'en' },
  )
  expect(english).toMatchObject({ status: 400, message: 'The quantity is not valid' })
  expect((await shop.getCart(buyer)).result).toMatchObject({ version: 0, detail: [] })
})

test('P-01 C-23: a buyer cannot read another buyer’s cart', async () => {
  const [one, other] = [await shop.buyer(), await shop.buyer()]
  await shop.updateCart(one, {
    lines: [{ id_item: await shop.product({ seller_id: seller }), product_quantity: 1 }],
  })
  expect((await shop.getCart(other)).result).toMatchObject({ detail: [], version: 0 })
})
