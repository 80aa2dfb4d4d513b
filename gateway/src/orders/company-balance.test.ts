import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { deliver } from '../complaints/testing-complaints.ts'
import { applyEvent } from '../payments/settle.ts'
import { newId } from '../server/new-id.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { accountOf, move } from '../wallet/ledger.ts'
import { type DraftOptions, testOrders } from './testing-orders.ts'
import { refundOrder } from './testing-refunds.ts'

const PRICE = 100_000
const test_ = openTestGateway({ seeds: ['vouchers'] })
const shop = testShop(test_)
const orders = testOrders(test_)
const companies = testCompanies(test_)
const db = () => test_.gateway.db
let product: string
beforeAll(async () => {
  product = await shop.product({
    seller_id: await shop.seller(),
    stock: 100_000,
    tiers: [{ quantity_end: 999, price: PRICE, discount: null }],
  })
})

const company = () =>
  companies.staffed(shop, { admin: 'admin', buyer: 'buyer', finance: 'finance' })

/** An order of 20 cartons for Rp 2.000.000. */
const order = (buyer: TestBuyer, companyId: string, more: DraftOptions = {}) =>
  orders.order(buyer, [{ id_item: product, quantity: 20 }], {
    ...more,
    business: { company_id: companyId },
  })

async function delivered(buyer: TestBuyer, companyId: string, more: DraftOptions = {}) {
  const made = await order(buyer, companyId, more)
  if (made.payment.url) await orders.atBank(made.payment.url, { action: 'pay' })
  await deliver(test_.gateway, made.order_id)
  return made
}

const refund = (orderId: string, amount: number) => refundOrder(test_, orderId, amount)
const balance = async (ownerId: string, currency: 'IDR' | 'POINT' = 'IDR') =>
  (await accountOf(db(), ownerId, currency))?.balance ?? 0
const give = (ownerId: string, currency: 'IDR' | 'POINT', amount: number) =>
  atomically(db(), (trx) =>
    move(trx, {
      userId: ownerId,
      currency,
      amount,
      counter: 'shop:promotion',
      category: currency === 'IDR' ? 'TOP_UP' : 'POINT_EARNED',
      reference: newId(),
      at: test_.gateway.now(),
    }),
  )

test('F-08 C-24: refunds, cash back and points of a company’s order go to the company, not to the member who ordered', async () => {
  const { buyer, companyId } = await company()
  const made = await delivered(buyer, companyId, {
    promo_code: 'CASHBACK5',
    voucher: { total_discount: 0, subvention_shipping_fee: 0, cash_back: 100_000 },
  })
  await refund(made.order_id, 500_000)
  await test_.call('receiveOrder', {
    as: buyer.token,
    params: { orderId: made.order_id },
    body: {},
  })
  expect(await balance(companyId)).toBe(500_000 + 75_000)
  expect(await balance(companyId, 'POINT')).toBe(7_500)
  expect([await balance(buyer.userId), await balance(buyer.userId, 'POINT')]).toEqual([0, 0])
  expect(await companies.notificationsOf(buyer.userId)).toEqual(
    expect.arrayContaining(['COMPANY_ORDER_COMPLETED', 'COMPANY_CASH_BACK_PAID']),
  )
  // Later refunds take their share of both back from the company.
  await refund(made.order_id, 500_000)
  expect(await balance(companyId)).toBe(575_000 + 500_000 - 25_000)
  expect(await balance(companyId, 'POINT')).toBe(5_000)
})

test('F-08: the company’s balance pays its orders, and gets back what an ended order used', async () => {
  const { admin, buyer, companyId } = await company()
  await give(companyId, 'IDR', 700_000)
  await give(companyId, 'POINT', 3_000)
  await give(buyer.userId, 'IDR', 5_000_000)
  const used = { use_wallet: true, wallet_amount: 700_000, points: 3_000 }
  const made = await order(buyer, companyId, used)
  expect(made.totals).toMatchObject({ wallet_used: 700_000, points_used: 3_000 })
  expect([await balance(companyId), await balance(companyId, 'POINT')]).toEqual([0, 0])
  const cancel = { params: { orderId: made.order_id }, body: { reason: 'Salah outlet' } }
  expect((await test_.call('cancelOrder', { as: admin.token, ...cancel })).status).toBe(200)
  expect([await balance(companyId), await balance(companyId, 'POINT')]).toEqual([700_000, 3_000])
  expect(await balance(buyer.userId)).toBe(5_000_000)
})

test('F-08: a member’s own balance cannot pay for the company, and a stranger learns nothing of its balance', async () => {
  const { buyer, companyId } = await company()
  await give(buyer.userId, 'IDR', 5_000_000)
  await give(companyId, 'IDR', 100_000)
  const items = [{ id_item: product, quantity: 1 }]
  const body = {
    ...(await orders.draft(
      buyer,
      items,
      { use_wallet: true, wallet_amount: 5_000_000 },
      test_.gateway.now(),
    )),
    business: { company_id: companyId },
  }
  expect((await orders.post(buyer, body)).problem).toMatchObject({ name: 'WALLET_REFUSED' })
  const stranger = await shop.buyer()
  const draft = await orders.draft(stranger, items, {}, test_.gateway.now())
  const refused = await orders.post(stranger, { ...draft, business: { company_id: companyId } })
  expect(refused.problem).toMatchObject({ name: 'COMPANY_UNKNOWN' })
})

test('F-08: balances that a member paid with before go back to the member', async () => {
  const { buyer, companyId } = await company()
  await give(buyer.userId, 'IDR', 1_000_000)
  const made = await orders.order(buyer, [{ id_item: product, quantity: 20 }], {
    use_wallet: true,
    wallet_amount: 1_000_000,
  })
  await db()
    .updateTable('orders')
    .set({ company_id: companyId })
    .where('id', '=', made.order_id)
    .execute()
  await orders.atBank(made.payment.url!, { action: 'pay' })
  await deliver(test_.gateway, made.order_id)
  const half = made.totals.grand_total / 2
  await refund(made.order_id, half)
  expect(await balance(buyer.userId)).toBe(500_000)
  expect(await balance(companyId)).toBe(half - 500_000)
})

test('C-25 F-08: late money of a company’s order goes to the company', async () => {
  const { admin, buyer, companyId } = await company()
  const made = await order(buyer, companyId)
  const cancel = { params: { orderId: made.order_id }, body: { reason: 'Salah outlet' } }
  await test_.call('cancelOrder', { as: admin.token, ...cancel })
  const payment = await db()
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', made.order_id)
    .executeTakeFirstOrThrow()
  const { id: payment_id, reference, amount } = payment
  await applyEvent(test_.gateway, { event: 'paid', payment_id, reference: reference!, amount })
  expect(await balance(companyId)).toBe(made.totals.total_payment)
  expect(await balance(buyer.userId)).toBe(0)
})

test('F-08: a member who leaves loses the notices of the company’s orders, and the admins get the next ones', async () => {
  const { admin, buyer, companyId } = await company()
  const made = await order(buyer, companyId)
  const items = [{ id_item: product, quantity: 1 }]
  await orders.order(buyer, items)
  expect(await companies.notificationsOf(buyer.userId)).toEqual(['ORDER_CREATED', 'ORDER_CREATED'])
  const removed = { companyId, memberId: buyer.userId }
  await test_.call('removeMember', { as: admin.token, params: removed })
  await orders.atBank(made.payment.url!, { action: 'pay' })
  expect(await companies.notificationsOf(admin.userId)).toContain('ORDER_PAID')
  // The private order remains.
  expect(await companies.notificationsOf(buyer.userId)).toEqual([
    'ORDER_CREATED',
    'COMPANY_ACCESS_ENDED',
  ])
})

test('F-08 C-29: members read the balance of their company, finance and admins its movements, strangers nothing', async () => {
  const { admin, buyer, finance, companyId } = await company()
  await give(companyId, 'IDR', 250_000)
  const balanceFor = (as: TestBuyer) =>
    test_.call('walletBalances', { as: as.token, query: { company_id: companyId } })
  const movementsFor = async (as: TestBuyer) =>
    (await test_.call('walletLedgers', { as: as.token, query: { company_id: companyId } })).body
      .data.items.length
  for (const as of [admin, buyer, finance])
    expect((await balanceFor(as)).body.data.items[0]).toMatchObject({ balance: 250_000 })
  expect([await movementsFor(admin), await movementsFor(finance)]).toEqual([1, 1])
  expect(await movementsFor(buyer)).toBe(0)
  const stranger = await shop.buyer()
  expect((await balanceFor(stranger)).problem).toMatchObject({ name: 'NO_ACCOUNT' })
  expect(await movementsFor(stranger)).toBe(0)
})
