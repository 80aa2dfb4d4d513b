import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openLine } from '../credit/lines.ts'
import { lockInvoice, payInvoice } from '../credit/lower.ts'
import { advanceParcels } from '../orders/advance.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { randomFrom } from '../testing/random-values.ts'

const HOUR = 60 * 60
const PRICE = 100_000
const test_ = openTestGateway({ config: { demoSpeed: 1 } })
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const tiers = [{ quantity_end: 999, price: PRICE, discount: null }]
const db = () => test_.gateway.db

async function company() {
  const people = await companies.staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
    finance: 'finance',
  })
  const matches = async (as: TestBuyer, query: { open?: '1'; serial?: string } = {}) =>
    (
      await test_.call('orderMatches', {
        as: as.token,
        params: { companyId: people.companyId },
        query,
      })
    ).body.items
  const buy = async (more: object = {}) => {
    const id_item = await shop.product({ seller_id: await shop.seller(), tiers })
    const order = await orders.order(people.buyer, [{ id_item, quantity: 10 }], {
      business: { company_id: people.companyId },
      ...more,
    })
    if (order.payment.url) await orders.atBank(order.payment.url, { action: 'pay' })
    return order.order_id
  }
  return { ...people, matches, buy }
}

async function send() {
  test_.advance(3 * HOUR)
  await advanceParcels(test_.gateway)
}
async function lineOf(as: TestBuyer, orderId: string) {
  const { parcels } = await orders.read(as, orderId)
  return { parcel_id: parcels[0]!.id, id: parcels[0]!.details[0]!.id! }
}
async function cancel(as: TestBuyer, orderId: string, quantity: number, seen: number) {
  const { id } = await lineOf(as, orderId)
  const body = { key: randomUUID(), lines: [{ id, quantity, seen }] }
  return test_.call('cancelGoods', { as: as.token, params: { orderId }, body })
}
async function receive(as: TestBuyer, orderId: string, counts: object) {
  const { parcel_id, id } = await lineOf(as, orderId)
  const body = { key: randomUUID(), parcel_id, lines: [{ id, ...counts }] }
  return test_.call('receiveOrder', { as: as.token, params: { orderId }, body })
}
async function refundedComplaint(as: TestBuyer, orderId: string) {
  const params = { orderId }
  const form = (await test_.call('complaints', { as: as.token, params })).body.result.parcels[0]!
  const made = await test_.call('createComplaint', {
    as: as.token,
    params,
    body: {
      key: randomUUID(),
      parcel_id: form.parcel_id,
      kind: 'short',
      wish: 'refund',
      lines: form.suggested!.lines,
      text: 'Kurang di dalam paket',
    },
  })
  const { number, version } = made.body.result
  return () =>
    test_.gateway.app.inject({
      method: 'POST',
      url: '/seller-desk/complaints/answer',
      payload: { number, version, solution: 'refund', text: 'Kami kembalikan' },
    })
}

test('F-08: a line is matched from the order to its refund, and each open step leads to its act', async () => {
  const { buyer, finance, matches, buy } = await company()
  const orderId = await buy()
  const line = async () => (await matches(finance))[0]!.lines[0]
  expect(await line()).toMatchObject({ ordered: 10, open: 10, action: 'wait' })
  await cancel(buyer, orderId, 8, 10)
  await send()
  expect(await line()).toMatchObject({ cancelled: 2, open: 8, action: 'receive' })
  await receive(buyer, orderId, { received: 5 })
  expect(await line()).toMatchObject({ received: 5, open: 3, action: 'receive' })
  await receive(buyer, orderId, { received: 2, missing: 1 })
  expect(await line()).toMatchObject({ received: 7, open: 1, action: 'complain' })
  const answer = await refundedComplaint(buyer, orderId)
  expect(await line()).toMatchObject({ open: 1, action: 'complaint' })
  expect((await answer()).statusCode).toBe(200)
  await advanceParcels(test_.gateway)
  expect(await line()).toMatchObject({
    ordered: 10,
    received: 7,
    open: 0,
    cancelled: 2,
    returned: 1,
    invoiced: 10 * PRICE,
    credited: 3 * PRICE,
    action: null,
  })
  const [match] = await matches(finance)
  expect(match?.invoice).toMatchObject({ owed: 0, credited: 3 * PRICE })
  expect(await matches(finance, { open: '1' })).toEqual([])
})

test('F-08 P-03: finance sees the orders of all members, a buyer the own ones, a stranger none', async () => {
  const { admin, buyer, finance, companyId, matches, buy } = await company()
  await buy()
  expect(await matches(finance)).toHaveLength(1)
  expect(await matches(admin)).toHaveLength(1)
  expect(await matches(buyer)).toHaveLength(1)
  const stranger = await shop.buyer()
  const params = { companyId }
  const refused = await test_.call('orderMatches', { as: stranger.token, params, query: {} })
  expect(refused.problem.name).toBe('COMPANY_UNKNOWN')
  const file = await test_.call('orderMatchesFile', { as: stranger.token, params, query: {} })
  expect(file.status).toBe(404)
})

test('F-08: random months: ordered = received + open + cancelled + returned, invoiced = paid + owed + credited', async () => {
  const { buyer, finance, companyId, matches, buy } = await company()
  const random = randomFrom(3)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  await atomically(db(), (trx) =>
    openLine(trx, {
      companyId,
      method: 'pay-later',
      limit: 900_000_000,
      days: 30,
      at: test_.gateway.now(),
    }),
  )
  for (let round = 0; round < 12; round++) {
    const isOnCredit = round % 2 === 1
    const orderId = await buy(isOnCredit ? { payment_id: 'pay-later' } : {})
    let left = 10
    if (upTo(1)) {
      const rest = upTo(10)
      expect((await cancel(buyer, orderId, rest, 10)).status).toBe(rest === 10 ? 409 : 200)
      left = rest
    }
    if (left > 0 && upTo(3) > 0) {
      await send()
      const missing = upTo(Math.min(2, left))
      const received = upTo(left - missing)
      if (received + missing > 0) await receive(buyer, orderId, { received, missing })
      if (received + missing === left && missing > 0 && upTo(1))
        await (
          await refundedComplaint(buyer, orderId)
        )()
    }
    const invoice = await db()
      .selectFrom('credit_invoices')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (invoice)
      await atomically(db(), async (trx) =>
        payInvoice(trx, await lockInvoice(trx, invoice.id), {
          amount: 1 + upTo(900_000),
          reference: randomUUID(),
          at: test_.gateway.now(),
        }),
      )
  }
  const all = await matches(finance)
  expect(all).toHaveLength(12)
  for (const { order_id, invoice, lines } of all) {
    for (const { ordered, received, open, cancelled, returned } of lines) {
      expect(received + open + cancelled + returned).toBe(ordered)
      for (const part of [received, open, cancelled, returned])
        expect(part).toBeGreaterThanOrEqual(0)
    }
    expect(invoice.paid + invoice.owed + invoice.credited).toBe(invoice.invoiced)
    expect(invoice.paid).toBeGreaterThanOrEqual(0)
    const owed = await db()
      .selectFrom('credit_invoices')
      .select(['amount', 'paid', 'refunded'])
      .where('order_id', '=', order_id)
      .executeTakeFirst()
    expect(invoice.owed).toBe(owed ? owed.amount - owed.paid - owed.refunded : 0)
  }
  const open = await matches(finance, { open: '1' })
  expect(open.map(({ order_id }) => order_id)).toEqual(
    all.filter(({ is_open }) => is_open).map(({ order_id }) => order_id),
  )
})

test('F-08: the file has the same figures, with the invoice on the first line', async () => {
  const { buyer, finance, companyId, matches, buy } = await company()
  const orderId = await buy()
  await cancel(buyer, orderId, 8, 10)
  const reply = await test_.gateway.app.inject({
    url: `/marketplace/v1/companies/${companyId}/matches.csv`,
    headers: { authorization: `Bearer ${finance.token}` },
  })
  expect(reply.headers['content-type']).toContain('text/csv')
  const [match] = await matches(finance)
  const { invoiced, paid, owed, credited } = match!.invoice
  expect(reply.body).toContain(
    `,10,0,8,2,0,${10 * PRICE},${2 * PRICE},${match!.invoice.number},${invoiced},${paid},${owed},${credited}`,
  )
})
