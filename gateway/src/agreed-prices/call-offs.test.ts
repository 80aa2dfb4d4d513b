import { randomUUID } from 'node:crypto'
import type { TestBuyer } from '../cart/testing-shop.ts'
import { expireOrders } from '../orders/expire.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { AGREED, SHOP_PRICE, testAgreements } from './testing-agreements.ts'

const DAY = 24 * 60 * 60
const gateway = openTestGateway({ seeds: ['vouchers'] })
const orders = testOrders(gateway)
const agreements = testAgreements(gateway)
const { shop } = agreements

const draft = (
  buyer: TestBuyer,
  product: string,
  quantity: number,
  companyId: string | null,
  more: object = {},
) =>
  orders.draft(
    buyer,
    [{ id_item: product, quantity }],
    { ...(companyId ? { business: { company_id: companyId } } : {}), ...more },
    gateway.gateway.now(),
  )
const order = async (buyer: TestBuyer, product: string, quantity: number, companyId: string) => {
  const answer = await orders.post(buyer, await draft(buyer, product, quantity, companyId))
  expect(answer.status).toBe(200)
  return orders.read(buyer, answer.body.data.order_id)
}

test('F-08: an order for the company has the agreed price and uses the call-off, a personal one neither', async () => {
  const { buyer, companyId, product, agreementId } = await agreements.agreed()
  const forCompany = await order(buyer, product, 20, companyId)
  expect(forCompany.totals.total_price).toBe(20 * AGREED)
  expect(await agreements.usedOf(agreementId)).toBe(20)
  const { body } = await orders.post(buyer, await draft(buyer, product, 20, null))
  expect((await orders.read(buyer, body.data.order_id)).totals.total_price).toBe(20 * SHOP_PRICE)
  expect(await agreements.usedOf(agreementId)).toBe(20)
})

test('F-08: a personal order at the agreed price, or one of a stranger, is refused', async () => {
  const { buyer, companyId, product } = await agreements.agreed()
  const cheap = await draft(buyer, product, 20, companyId)
  const { business: _company, ...personal } = cheap
  expect((await orders.post(buyer, personal)).problem.name).toBe('TOTAL_CHANGED')
  const stranger = await shop.buyer()
  const sent = { ...cheap, shipping_address_id: stranger.addressId }
  expect((await orders.post(stranger, sent)).problem.name).toBe('COMPANY_UNKNOWN')
})

test.each([
  ['ended by its seller', async (id: string) => void (await agreements.end(id))],
  ['past its last day', async () => gateway.advance(2 * DAY)],
])('F-08: an agreement %s during the checkout changes the total', async (_, end) => {
  const { buyer, companyId, product, agreementId } = await agreements.agreed({ days: 1 })
  const sent = await draft(buyer, product, 20, companyId)
  await end(agreementId)
  const { problem } = await orders.post(buyer, sent)
  expect(problem).toMatchObject({
    name: 'TOTAL_CHANGED',
    data: { totals: { total_price: 20 * SHOP_PRICE } },
  })
  expect(await agreements.usedOf(agreementId)).toBe(0)
})

test('F-08: of two members who order the last units together, one has the agreed price', async () => {
  const { buyer, other, companyId, product, agreementId } = await agreements.agreed({
    line: { call_off: 30 },
  })
  const drafts = [
    await draft(buyer, product, 20, companyId),
    await draft(other, product, 20, companyId),
  ]
  const answers = await Promise.all([
    orders.post(buyer, drafts[0]!),
    orders.post(other, drafts[1]!),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    name: 'TOTAL_CHANGED',
    data: { totals: { total_price: 20 * SHOP_PRICE } },
  })
  expect(await agreements.usedOf(agreementId)).toBe(20)
})

test('F-08: orders of many members together never use more than the call-off', async () => {
  const { buyer, companyId, product, agreementId } = await agreements.agreed({
    line: { call_off: 45 },
  })
  const members = [buyer]
  for (let count = 0; count < 5; count++) {
    const member = await shop.buyer()
    await gateway.gateway.db
      .insertInto('company_members')
      .values({
        company_id: companyId,
        user_id: member.userId,
        role: 'buyer',
        joined_at: new Date(),
      })
      .execute()
    members.push(member)
  }
  const drafts = await Promise.all(members.map((one) => draft(one, product, 10, companyId)))
  const answers = await Promise.all(members.map((one, at) => orders.post(one, drafts[at]!)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await agreements.usedOf(agreementId)).toBe(40)
})

test('F-08: an order sent twice uses the call-off once', async () => {
  const { buyer, companyId, product, agreementId } = await agreements.agreed()
  const sent = await draft(buyer, product, 20, companyId)
  const key = randomUUID()
  const [first, second] = [await orders.post(buyer, sent, key), await orders.post(buyer, sent, key)]
  expect(second.body).toEqual(first.body)
  expect(await agreements.usedOf(agreementId)).toBe(20)
})

test('F-08: a cancelled and an expired order give their units back', async () => {
  const { buyer, companyId, product, agreementId } = await agreements.agreed()
  const { id: orderId } = await order(buyer, product, 20, companyId)
  await gateway.call('cancelOrder', { as: buyer.token, params: { orderId }, body: { reason: 'x' } })
  expect(await agreements.usedOf(agreementId)).toBe(0)
  await order(buyer, product, 20, companyId)
  gateway.advance(8 * DAY)
  await expireOrders(gateway.gateway)
  expect(await agreements.usedOf(agreementId)).toBe(0)
})

test('F-08: goods cancelled after the payment give their units back, and the rest is at least the minimum', async () => {
  const { buyer, companyId, product, agreementId } = await agreements.agreed({
    line: { call_off: 25 },
  })
  const { body } = await orders.post(buyer, await draft(buyer, product, 25, companyId))
  await orders.atBank(body.data.payment.url!, { action: 'pay' })
  const call = { as: buyer.token, params: { orderId: body.data.order_id } }
  const cancel = async (quantity: number) => {
    const { parcels } = (await gateway.call('cancellations', call)).body.result
    const { id, quantity: seen, least } = parcels[0]!.lines[0]!
    expect(least).toBe(10)
    return gateway.call('cancelGoods', {
      ...call,
      body: { key: randomUUID(), reason: '', lines: [{ id, quantity, seen }] },
    })
  }
  expect((await cancel(5)).status).not.toBe(200)
  expect(await agreements.usedOf(agreementId)).toBe(25)
  expect((await cancel(15)).status).toBe(200)
  expect(await agreements.usedOf(agreementId)).toBe(15)
  expect((await cancel(0)).status).toBe(200)
  expect(await agreements.usedOf(agreementId)).toBe(0)
})

test('F-08: an order that waits for approval keeps its price and units; lowered and refused units come back', async () => {
  const { admin, buyer, other, companyId, product, agreementId } = await agreements.agreed({
    line: { call_off: 40 },
  })
  await gateway.call('addApprovalRule', {
    as: admin.token,
    params: { companyId },
    body: { kind: 'total', amount: 0, approver_id: null },
  })
  const waiting = await order(buyer, product, 30, companyId)
  expect((await order(other, product, 20, companyId)).totals.total_price).toBe(20 * SHOP_PRICE)
  expect(await agreements.usedOf(agreementId)).toBe(30)
  await agreements.end(agreementId)
  const params = { approvalId: waiting.approval!.id }
  const { lines } = (await gateway.call('approval', { as: admin.token, params })).body.approval
  expect(lines[0]).toMatchObject({ least: 10, unit_price: AGREED })
  await gateway.call('decideApproval', {
    as: admin.token,
    params,
    body: {
      decision: 'approve',
      reason: 'Cukup',
      lowered_lines: [{ line: lines[0]!.id, quantity: 12, seen: 30 }],
    },
  })
  const approved = await orders.read(buyer, waiting.id)
  expect(approved.totals.total_price).toBe(12 * AGREED)
  expect(await agreements.usedOf(agreementId)).toBe(12)
})

test('F-08: a voucher applies to agreed prices as to those of the shop', async () => {
  const { buyer, companyId, product } = await agreements.agreed()
  const check = async (quantity: number) =>
    (
      await gateway.call('checkVoucher', {
        as: buyer.token,
        body: { code: 'CASHBACK5', items: [{ id_item: product, quantity }] },
      })
    ).body.result
  // Its minimum of Rp 1.000.000 is reached by the price of the shop, and not by the agreed one.
  expect(await check(20)).toMatchObject({ status: 'error' })
  const effect = { total_discount: 0, subvention_shipping_fee: 0, cash_back: (30 * AGREED) / 20 }
  expect(await check(30)).toMatchObject({ status: 'success', ...effect })
  const more = { promo_code: 'CASHBACK5', voucher: effect }
  const answer = await orders.post(buyer, await draft(buyer, product, 30, companyId, more))
  expect(answer.status).toBe(200)
  const { totals } = await orders.read(buyer, answer.body.data.order_id)
  expect(totals).toMatchObject({ total_price: 30 * AGREED, cash_back: effect.cash_back })
})

test('F-08: a personal order from the cart gives the cart the prices of a person, which the next try has', async () => {
  const { buyer, companyId, product } = await agreements.agreed()
  await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 20 }] })
  const cart = async () => (await shop.getCart(buyer)).result!
  const cart_id = (await cart()).id
  expect(await cart()).toMatchObject({ total_price: 20 * AGREED, company_id: companyId })
  const { business: _company, ...stale } = await draft(buyer, product, 20, companyId, { cart_id })
  expect((await orders.post(buyer, stale)).problem.name).toBe('TOTAL_CHANGED')
  expect(await cart()).toMatchObject({ total_price: 20 * SHOP_PRICE, company_id: null })
  const next = await draft(buyer, product, 20, null, { cart_id })
  expect((await orders.post(buyer, next)).status).toBe(200)
})
