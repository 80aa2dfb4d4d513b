import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestLine } from '../credit/testing-credit.ts'
import { advanceParcels } from '../orders/advance.ts'
import { type DraftOptions, testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'
import { accountOf, move } from '../wallet/ledger.ts'

const HOUR = 60 * 60
const PRICE = 100_000
const test_ = openTestGateway({ seeds: ['vouchers'], config: { demoSpeed: 1 } })
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const db = () => test_.gateway.db
const tiers = [{ quantity_end: 999, price: PRICE, discount: null }]

async function paid(buyer: TestBuyer, items: object[], options: DraftOptions = {}) {
  const order = await orders.order(buyer, items as { id_item: string; quantity: number }[], options)
  if (order.payment.url) await orders.atBank(order.payment.url, { action: 'pay' })
  return order.order_id
}
const goods = async (more: object = {}) =>
  shop.product({ seller_id: await shop.seller(), tiers, ...more })
const form = async (as: TestBuyer, orderId: string) =>
  (await test_.call('cancellations', { as: as.token, params: { orderId } })).body.result
const linesOf = async (as: TestBuyer, orderId: string) =>
  (await form(as, orderId)).parcels.flatMap(({ lines }) => lines)

type Lines = { id: string; quantity: number; seen: number }[]
const send = (as: TestBuyer, orderId: string, lines: Lines, key: string = randomUUID()) =>
  test_.call('cancelGoods', { as: as.token, params: { orderId }, body: { key, lines, reason: '' } })

/** Lowers the line at this place to this quantity. */
async function lower(as: TestBuyer, orderId: string, quantity: number, at = 0) {
  const line = (await linesOf(as, orderId))[at]!
  return send(as, orderId, [{ id: line.id, quantity, seen: line.quantity }])
}
const all = async (as: TestBuyer, orderId: string): Promise<Lines> =>
  (await linesOf(as, orderId)).map(({ id, quantity }) => ({ id, quantity: 0, seen: quantity }))

const balance = async (ownerId: string, currency: 'IDR' | 'POINT' = 'IDR') =>
  (await accountOf(db(), ownerId, currency))?.balance ?? 0
const give = (userId: string, currency: 'IDR' | 'POINT', amount: number) =>
  atomically(db(), (trx) =>
    move(trx, {
      userId,
      currency,
      amount,
      counter: 'shop:promotion',
      category: currency === 'IDR' ? 'TOP_UP' : 'POINT_EARNED',
      reference: newId(),
      at: test_.gateway.now(),
    }),
  )

test('R-19: a paid line is lowered: money and stock come back once, also when the request is sent twice', async () => {
  const buyer = await shop.buyer()
  const product = await goods()
  const orderId = await paid(buyer, [{ id_item: product, quantity: 10 }])
  const stock = await shop.stockOf(product)
  const [line] = await linesOf(buyer, orderId)
  const lines = [{ id: line!.id, quantity: 6, seen: 10 }]
  const preview = { as: buyer.token, params: { orderId }, body: { lines } }
  expect((await test_.call('previewCancellation', preview)).body.result.amount).toBe(4 * PRICE)
  const key = randomUUID()
  const both = await Promise.all([1, 2].map(() => send(buyer, orderId, lines, key)))
  for (const { body } of both)
    expect(body.result).toMatchObject({ amount: 4 * PRICE, ends_order: false })
  expect(await balance(buyer.userId)).toBe(4 * PRICE)
  expect(await shop.stockOf(product)).toBe(stock + 4)
  const order = await orders.read(buyer, orderId)
  expect(order.state).toBe('processed')
  expect(order.parcels[0]).toMatchObject({ refunded: 4 * PRICE, can_cancel: true })
  expect(order.parcels[0]?.details[0]).toMatchObject({ quantity: 10, cancelled: 4 })
  const other = await send(buyer, orderId, [{ id: line!.id, quantity: 5, seen: 6 }], key)
  expect(other.problem.name).toBe('CANCELLATION_SENT')
})

test('R-19: a whole order returns all that was paid, with shipping, and frees its voucher', async () => {
  const buyer = await shop.buyer()
  const items = [
    { id_item: await goods(), quantity: 3 },
    { id_item: await goods({ ppn_included: false }), quantity: 7 },
  ]
  const orderId = await paid(buyer, items)
  const { totals } = await orders.read(buyer, orderId)
  const answer = await send(buyer, orderId, await all(buyer, orderId))
  const { amount, ends_order } = answer.body.result
  expect(ends_order).toBe(true)
  expect(amount).toBe(totals.total_payment)
  expect(await balance(buyer.userId)).toBe(totals.total_payment)
  const order = await orders.read(buyer, orderId)
  expect(order.state).toBe('cancelled')
  expect(order.parcels.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
  const invoice = await test_.call('invoice', { as: buyer.token, params: { orderId } })
  expect(invoice.status).toBe(200)
  const notes = { as: buyer.token, params: { orderId, paper: 'credit-note' as const } }
  expect((await test_.call('orderPaper', notes)).status).toBe(200)
})

test('R-19: of two sellers one parcel is cancelled with its shipping; the other one completes the order', async () => {
  const buyer = await shop.buyer()
  const items = [
    { id_item: await goods(), quantity: 2 },
    { id_item: await goods(), quantity: 2 },
  ]
  const orderId = await paid(buyer, items)
  const { totals, parcels } = await orders.read(buyer, orderId)
  await lower(buyer, orderId, 0)
  const { courier } = parcels[0]!
  expect(await balance(buyer.userId)).toBe(2 * PRICE + courier.price + courier.insurance_fee)
  for (let hours = 0; hours < 400; hours += 24) {
    test_.advance(24 * HOUR)
    await advanceParcels(test_.gateway)
  }
  const order = await orders.read(buyer, orderId)
  expect(order.state).toBe('completed')
  // Half of the goods earn half of the points; the returned shipping takes nothing off.
  expect(order.points_earned).toBe(Math.floor(totals.total_price / 2 / 200))
})

test('R-19: the seller’s packing and a cancellation at the same moment end in one of both', async () => {
  const product = await goods()
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const buyer = await shop.buyer()
    const orderId = await paid(buyer, [{ id_item: product, quantity: 2 }])
    const lines = await all(buyer, orderId)
    test_.advance(3 * HOUR)
    const [answer] = await Promise.all(
      round % 2 === 0
        ? [send(buyer, orderId, lines), advanceParcels(test_.gateway)]
        : [
            (async () => {
              await advanceParcels(test_.gateway)
              return send(buyer, orderId, lines)
            })(),
          ],
    )
    const { state } = await orders.read(buyer, orderId)
    outcomes.add(state)
    if (answer.status === 200) expect(state).toBe('cancelled')
    else {
      expect(answer.problem.name).toBe('GOODS_PACKED')
      expect(state).toBe('shipped')
      expect(await balance(buyer.userId)).toBe(0)
    }
  }
  expect(outcomes).toContain('shipped')
})

test('R-19: two tabs with other quantities: one of them wins, the other is asked to look again', async () => {
  const buyer = await shop.buyer()
  const orderId = await paid(buyer, [{ id_item: await goods(), quantity: 10 }])
  const [line] = await linesOf(buyer, orderId)
  const answers = await Promise.all(
    [6, 3].map((quantity) => send(buyer, orderId, [{ id: line!.id, quantity, seen: 10 }])),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.problem.name).toBe('GOODS_CHANGED')
})

test('V-08: the rest of a line is at least the minimum of the product and of its price', async () => {
  const buyer = await shop.buyer()
  const product = await goods({
    minimum_order: 10,
    step: 5,
    tiers: [
      { quantity_end: 19, price: PRICE, discount: null },
      { quantity_end: 99, price: 90_000, discount: null },
    ],
  })
  const few = await paid(buyer, [{ id_item: product, quantity: 15 }])
  expect((await linesOf(buyer, few))[0]).toMatchObject({ least: 10, step: 5 })
  expect((await lower(buyer, few, 5)).problem.name).toBe('QUANTITY_TOO_LOW')
  expect((await lower(buyer, few, 12)).problem.name).toBe('QUANTITY_TOO_LOW')
  const many = await paid(buyer, [{ id_item: product, quantity: 40 }])
  expect((await linesOf(buyer, many))[0]).toMatchObject({ least: 20 })
  expect((await lower(buyer, many, 15)).problem.name).toBe('QUANTITY_TOO_LOW')
  expect((await lower(buyer, many, 20)).status).toBe(200)
  expect((await lower(buyer, many, 0)).body.result.ends_order).toBe(true)
})

test('R-19 C-24: random cancellations until nothing remains return all money to where it was paid from', async () => {
  const random = randomFrom(7)
  const products = [await goods(), await goods({ ppn_included: false, tiers: odd }), await goods()]
  for (let round = 0; round < 6; round++) {
    const buyer = await shop.buyer()
    await give(buyer.userId, 'POINT', 30_000)
    await give(buyer.userId, 'IDR', 55_555)
    const items = products.map((id_item) => ({ id_item, quantity: 3 + Math.floor(random() * 9) }))
    const orderId = await paid(buyer, items, {
      points: 12_345,
      use_wallet: true,
      wallet_amount: 55_555,
    })
    const { totals } = await orders.read(buyer, orderId)
    let returned = 0
    for (let left = await linesOf(buyer, orderId); left.length > 0;) {
      const line = left[Math.floor(random() * left.length)]!
      const quantity = Math.floor(random() * line.quantity)
      const made = await send(buyer, orderId, [{ id: line.id, quantity, seen: line.quantity }])
      expect(made.status).toBe(200)
      returned += made.body.result.amount
      left = await linesOf(buyer, orderId)
    }
    expect(returned).toBe(totals.grand_total + totals.unique_code)
    expect(await balance(buyer.userId, 'POINT')).toBe(30_000)
    expect(await balance(buyer.userId)).toBe(totals.wallet_used + totals.total_payment)
  }
})
const odd = [{ quantity_end: 999, price: 33_337, discount: null }]

test('F-08: a credit invoice is lowered, and is void when nothing remains', async () => {
  const buyer = await shop.buyer()
  await openTestLine(test_, buyer.userId)
  const orderId = await paid(buyer, [{ id_item: await goods(), quantity: 10 }], {
    payment_id: 'pay-later',
  })
  const invoice = () =>
    db()
      .selectFrom('credit_invoices')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  await lower(buyer, orderId, 7)
  expect(await invoice()).toMatchObject({ refunded: 3 * PRICE, state: 'open' })
  await lower(buyer, orderId, 0)
  expect((await invoice()).state).toBe('void')
  expect(await balance(buyer.userId)).toBe(0)
})

test('F-08 P-03: who may cancel for a company, its budget, its balance and its log', async () => {
  const { admin, buyer, finance, companyId } = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    finance: 'finance',
  })
  const params = { companyId }
  await test_.call('setBudget', {
    as: admin.token,
    params,
    body: { member_id: null, cost_centre_id: null, amount: 9_000_000 },
  })
  const orderId = await paid(buyer, [{ id_item: await goods(), quantity: 10 }], {
    business: { company_id: companyId },
  })
  const line = (await linesOf(buyer, orderId))[0]!
  expect((await form(finance, orderId)).parcels).toEqual([])
  const lines = [{ id: line.id, quantity: 4, seen: 10 }]
  expect((await send(finance, orderId, lines)).status).toBe(404)
  const usedNow = async () =>
    (await test_.call('companyBudgets', { as: admin.token, params })).body.budgets[0]?.used
  const before = await usedNow()
  const both = await Promise.all([send(admin, orderId, lines), send(buyer, orderId, lines)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((before ?? 0) - ((await usedNow()) ?? 0)).toBe(6 * PRICE)
  expect(await balance(companyId)).toBe(6 * PRICE)
  expect(await balance(buyer.userId)).toBe(0)
  const log = await test_.call('auditLog', { as: admin.token, params, query: {} })
  expect(log.body.items.some(({ text }) => text.includes('membatalkan barang'))).toBe(true)
  const kinds = await companies.notificationsOf(buyer.userId)
  expect(JSON.stringify(kinds)).toContain('GOODS_CANCELLED')
})

test('R-19: the seller reads at the desk which goods are cancelled and how many remain', async () => {
  const buyer = await shop.buyer()
  const seller = await shop.seller({ name: 'Toko <Ratu>' })
  const orderId = await paid(buyer, [
    { id_item: await goods({ seller_id: seller, name: 'Gula' }), quantity: 9 },
  ])
  await lower(buyer, orderId, 5)
  const page = await test_.gateway.app.inject({
    url: '/seller-desk/cancellations',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain('Gula: 4 karton dibatalkan, 5 karton tetap dikirim')
  expect(page.body).toContain('Toko &lt;Ratu&gt;')
})
