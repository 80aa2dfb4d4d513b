import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { dealAt } from '../catalogue/deals.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openLine } from '../credit/lines.ts'
import { lockInvoice, payInvoice } from '../credit/lower.ts'
import { journals } from '../invoices/journal.ts'
import { advanceParcels } from '../orders/advance.ts'
import { type DraftOptions, testOrders } from '../orders/testing-orders.ts'
import { anonymise } from '../privacy/anonymise.ts'
import { obstaclesOf } from '../privacy/obstacles.ts'
import { atomically } from '../server/database.ts'
import { wibDay } from '../server/wib.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, move } from '../wallet/ledger.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const PRICE = 100_000
const test_ = openTestGateway({ seeds: ['vouchers'], config: { demoSpeed: 1 } })
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const db = () => test_.gateway.db
const tiers = [{ quantity_end: 999, price: PRICE, discount: null }]
type Items = { id_item: string; quantity: number }[]

const goods = async (more: object = {}) =>
  shop.product({ seller_id: await shop.seller(), tiers, ...more })

async function paid(buyer: TestBuyer, items: Items, options: DraftOptions = {}) {
  const order = await orders.order(buyer, items, options)
  if (order.payment.url) await orders.atBank(order.payment.url, { action: 'pay' })
  return order.order_id
}

/** The request that lowers the line at this place to this quantity. */
async function lowering(as: TestBuyer, orderId: string, quantity: number, at = 0) {
  const call = { as: as.token, params: { orderId } }
  const { parcels } = (await test_.call('cancellations', call)).body.result
  const line = parcels.flatMap(({ lines }) => lines)[at]!
  return { ...call, body: { lines: [{ id: line.id, quantity, seen: line.quantity }] } }
}
async function lower(as: TestBuyer, orderId: string, quantity: number, at = 0) {
  const { body, ...call } = await lowering(as, orderId, quantity, at)
  const sent = { ...body, key: randomUUID(), reason: '' }
  const answer = await test_.call('cancelGoods', { ...call, body: sent })
  expect(answer.status).toBe(200)
  return answer.body.result
}
async function complete() {
  for (let days = 0; days < 17; days++) {
    test_.advance(DAY)
    await advanceParcels(test_.gateway)
  }
}
const balance = async (ownerId: string, currency: 'IDR' | 'POINT' = 'IDR') =>
  (await accountOf(db(), ownerId, currency))?.balance ?? 0
const give = (userId: string, amount: number) =>
  atomically(db(), (trx) =>
    move(trx, {
      userId,
      currency: 'IDR',
      amount,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: randomUUID(),
      at: test_.gateway.now(),
    }),
  )

test('R-12 R-19: goods that were cancelled cannot be reviewed, those of the same order that came can', async () => {
  const buyer = await shop.buyer()
  const [gone, kept] = [await goods(), await goods()]
  const items = [gone, kept].map((id_item) => ({ id_item, quantity: 2 }))
  const orderId = await paid(buyer, items)
  await lower(buyer, orderId, 0)
  await complete()
  const review = (productId: string) =>
    test_.call('addReview', {
      as: buyer.token,
      params: { productId },
      body: { rating: 1, text: 'Tidak pernah sampai' },
    })
  expect((await review(gone)).problem?.name).toBe('NOT_BOUGHT')
  expect((await review(kept)).status).toBe(200)
})

test('R-19 C-27: each preview shows the refund to the rupiah, also of an order with a waived remainder', async () => {
  const buyer = await shop.buyer()
  const items = [{ id_item: await goods(), quantity: 10 }]
  const { total_payment: price } = await orders.draft(buyer, items)
  await give(buyer.userId, price - 750)
  const { payment_id: _, ...body } = await orders.draft(buyer, items, {
    use_wallet: true,
    wallet_amount: price - 750,
  })
  const orderId = (await orders.post(buyer, body)).body.data.order_id
  for (const quantity of [6, 1, 0]) {
    const request = await lowering(buyer, orderId, quantity)
    const before = await balance(buyer.userId)
    const preview = (await test_.call('previewCancellation', request)).body.result
    expect(await lower(buyer, orderId, quantity)).toEqual(preview)
    expect((await balance(buyer.userId)) - before).toBe(preview.amount)
  }
  expect(await balance(buyer.userId)).toBe(price - 750)
})

const hemat = {
  promo_code: 'VAHEMAT',
  voucher: { total_discount: 25_000, subvention_shipping_fee: 0, cash_back: 0 },
}

test('C-24 R-19: a voucher for several orders below its minimum after a cancellation stays used, and comes back with the last goods', async () => {
  await db().updateTable('vouchers').set({ per_buyer: 2 }).where('code', '=', 'VAHEMAT').execute()
  const buyer = await shop.buyer()
  const items = [{ id_item: await goods(), quantity: 10 }]
  const [first] = [await paid(buyer, items, hemat), await paid(buyer, items, hemat)]
  const third = async () =>
    orders.post(buyer, await orders.draft(buyer, items, hemat, test_.gateway.now()))
  const { totals } = await orders.read(buyer, first)
  // A tenth of the goods has a tenth of the discount.
  expect((await lower(buyer, first, 1)).goods).toBe(9 * PRICE - 22_500)
  expect((await third()).problem.name).toBe('VOUCHER_REFUSED')
  await lower(buyer, first, 0)
  expect(await balance(buyer.userId)).toBe(totals.total_payment)
  expect((await third()).status).toBe(200)
  expect((await third()).problem.name).toBe('VOUCHER_REFUSED')
})

test('C-24 R-19: the cash back and the points of an order are those of the goods that came', async () => {
  const buyer = await shop.buyer()
  const orderId = await paid(buyer, [{ id_item: await goods(), quantity: 20 }], {
    promo_code: 'CASHBACK5',
    voucher: { total_discount: 0, subvention_shipping_fee: 0, cash_back: 100_000 },
  })
  await lower(buyer, orderId, 5)
  await complete()
  expect(await balance(buyer.userId)).toBe(15 * PRICE + 25_000)
  expect(await balance(buyer.userId, 'POINT')).toBe((5 * PRICE) / 200)
})

test('E-10 R-19: cancelled goods of a daily deal are in its quota again', async () => {
  const product = await goods()
  const deal = dealAt(test_.gateway.now().getTime())
  await shop.deal(product, { price: 60_000, quota: 9, group: deal.group })
  const [first, second] = [await shop.buyer(), await shop.buyer()]
  const orderId = await paid(first, [{ id_item: product, quantity: 9 }])
  await lower(first, orderId, 4)
  expect(await balance(first.userId)).toBe(5 * 60_000)
  const rest = await paid(second, [{ id_item: product, quantity: 5 }])
  expect((await orders.read(second, rest)).totals.total_price).toBe(5 * 60_000)
  const { sold } = await db()
    .selectFrom('daily_deal_sales')
    .select('sold')
    .where('product_id', '=', Number(product))
    .executeTakeFirstOrThrow()
  expect(sold).toBe(9)
})

async function company() {
  const people = await companies.staffed(shop, { admin: 'admin', buyer: 'buyer' })
  const { admin, companyId } = people
  const business = { company_id: companyId }
  const params = { companyId }
  const spend = async (by: 'seller' | 'order' | 'category') =>
    (await test_.call('companySpend', { as: admin.token, params, query: { by } })).body
  const match = async (serial: string) =>
    (await test_.call('orderMatches', { as: admin.token, params, query: { serial } })).body
      .items[0]!
  /** The sums of the accounts in the journals of all days. */
  const booked = async () => {
    const to = wibDay(test_.gateway.now())
    const read = await journals(db(), {
      buyerId: admin.userId,
      company_id: companyId,
      from: '2020-01-01',
      to,
    })
    const sums: Record<string, number> = {}
    for await (const page of read!.pages)
      for (const [account, amount] of page.flatMap(({ postings }) => postings))
        sums[account] = (sums[account] ?? 0) + amount
    return sums
  }
  return { ...people, business, params, spend, match, booked }
}

test('F-08 C-24: a seller whose goods were cancelled has no spend, also when a voucher paid a part of them', async () => {
  const { buyer, business, spend } = await company()
  const sellers = [await shop.seller(), await shop.seller()]
  const items = []
  for (const seller_id of sellers)
    items.push({ id_item: await shop.product({ seller_id, tiers }), quantity: 10 })
  const orderId = await paid(buyer, items, { ...hemat, business })
  await lower(buyer, orderId, 4)
  const { parcels } = await orders.read(buyer, orderId)
  const costs = parcels.map(({ courier }) => courier.price + courier.insurance_fee)
  const amounts = async () =>
    Object.fromEntries((await spend('seller')).items.map(({ id, amount }) => [id, amount]))
  expect(await amounts()).toEqual({
    [sellers[0]!]: 4 * PRICE + costs[0]!,
    [sellers[1]!]: 10 * PRICE + costs[1]!,
  })
  await lower(buyer, orderId, 0)
  expect(await amounts()).toEqual({ [sellers[1]!]: 10 * PRICE + costs[1]! })
  const [bySeller, whole] = [await spend('seller'), await spend('order')]
  expect(bySeller.total).toBe(whole.items[0]!.amount)
  expect(bySeller.rest + bySeller.items[0]!.amount).toBe(whole.items[0]!.amount)
})

test('F-08: goods of an earlier month that are cancelled come back to the budget of that month', async () => {
  const { admin, buyer, business, params } = await company()
  await test_.call('setBudget', {
    as: admin.token,
    params,
    body: { member_id: null, cost_centre_id: null, amount: 1_500_000 },
  })
  const items = [{ id_item: await goods(), quantity: 10 }]
  const order = await orders.order(buyer, items, { business })
  // The seller packs in the next month.
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const holds = () =>
    db()
      .selectFrom('budget_holds')
      .select(['month', 'amount', 'state'])
      .where('order_id', '=', order.order_id)
      .execute()
  const [before] = await holds()
  await db()
    .updateTable('order_parcels')
    .set({ next_step_at: new Date(test_.gateway.now().getTime() + 60 * DAY * 1000) })
    .where('order_id', '=', order.order_id)
    .execute()
  test_.advance(31 * DAY)
  const used = async () =>
    (await test_.call('companyBudgets', { as: admin.token, params })).body.budgets[0]!.used
  expect(await used()).toBe(0)
  await lower(buyer, order.order_id, 4)
  expect(await used()).toBe(0)
  expect(await holds()).toEqual([{ ...before!, amount: before!.amount - 6 * PRICE }])
})

test('F-08: a partly paid invoice is lowered first, the rest becomes the company’s credit, and match and journals agree', async () => {
  const { buyer, business, companyId, match, booked } = await company()
  const at = () => test_.gateway.now()
  await atomically(db(), (trx) =>
    openLine(trx, { companyId, method: 'pay-later', limit: 90_000_000, days: 30, at: at() }),
  )
  const onCredit = async (quantity: number) =>
    paid(buyer, [{ id_item: await goods(), quantity }], { payment_id: 'pay-later', business })
  const orderId = await onCredit(10)
  const other = await onCredit(1)
  const invoiceOf = (id: string) =>
    db()
      .selectFrom('credit_invoices')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  const { id, amount } = await invoiceOf(orderId)
  const open = (await invoiceOf(other)).amount
  await atomically(db(), async (trx) =>
    payInvoice(trx, await lockInvoice(trx, id), {
      amount: amount - 50_000,
      reference: randomUUID(),
      at: at(),
    }),
  )
  await lower(buyer, orderId, 8)
  expect(await invoiceOf(orderId)).toMatchObject({ state: 'paid', refunded: 50_000 })
  expect((await invoiceOf(other)).refunded).toBe(Math.min(open, 150_000))
  await lower(buyer, orderId, 0)
  const line = await db()
    .selectFrom('credit_lines')
    .select(['owed', 'credit'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(line).toEqual({ owed: 0, credit: amount - 50_000 - open })
  expect(await balance(companyId)).toBe(0)
  const { order_serial } = await orders.read(buyer, orderId)
  expect((await match(order_serial)).invoice).toMatchObject({
    invoiced: amount,
    paid: 0,
    owed: 0,
    credited: amount,
  })
  const sums = await booked()
  expect(Object.values(sums).reduce((one, next) => one + next, 0)).toBe(0)
  expect(sums.balance ?? 0).toBe(0)
  expect(sums.payable).toBe(line.credit - line.owed)
})

test('P-03 R-19: goods of a leaver who deleted the account are cancelled by an admin, and the company gets the money', async () => {
  const { admin, buyer, business, companyId, params } = await company()
  const orderId = await paid(buyer, [{ id_item: await goods(), quantity: 3 }], { business })
  const { totals } = await orders.read(buyer, orderId)
  await test_.call('removeMember', {
    as: admin.token,
    params: { ...params, memberId: buyer.userId },
  })
  // The company goes on with the order, so it keeps no account of a leaver.
  expect(await obstaclesOf(db(), buyer.userId)).toEqual([])
  await atomically(db(), (trx) => anonymise(test_.gateway, trx, buyer.userId))
  await lower(admin, orderId, 0)
  expect(await balance(companyId)).toBe(totals.total_payment)
  expect(await balance(buyer.userId)).toBe(0)
})
