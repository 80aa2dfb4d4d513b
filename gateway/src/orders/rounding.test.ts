import { testShop } from '../cart/testing-shop.ts'
import { invoiceContent } from '../invoices/content.ts'
import { paperFacts } from '../invoices/facts.ts'
import { atomically } from '../server/database.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { move } from '../wallet/ledger.ts'
import { readOrder } from './read.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller() })
})

type Buyer = Awaited<ReturnType<typeof shop.buyer>>

const give = (buyer: Buyer, currency: 'IDR' | 'POINT', amount: number) =>
  atomically(gateway.gateway.db, (trx) =>
    move(trx, {
      userId: buyer.userId,
      currency,
      amount,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: `${buyer.userId}/${currency}`,
      at: gateway.gateway.now(),
    }),
  )

const items = () => [{ id_item: product, quantity: 1 }]

/** A buyer whose wallet covers an order except a remainder, and the draft that spends the wallet. */
async function almostCovered(remainder: number, held = 0) {
  const buyer = await shop.buyer()
  const { total_payment: price } = await orders.draft(buyer, items())
  await give(buyer, 'IDR', price - remainder + held)
  const { payment_id: _, ...body } = await orders.draft(buyer, items(), {
    use_wallet: true,
    wallet_amount: price - remainder,
  })
  return { buyer, body }
}

const booked = (serial: string) =>
  gateway.gateway.db
    .selectFrom('wallet_entries')
    .select(['account', 'amount'])
    .where('reference', '=', serial)
    .where('category', '=', 'ROUNDING')
    .orderBy('account')
    .execute()

test('C-27 E-05: a remainder below Rp 1,000 is waived, booked as ROUNDING, and the order is paid', async () => {
  const { buyer, body } = await almostCovered(750)
  expect(body.total_payment).toBe(0)
  const { status, body: made } = await orders.post(buyer, body)
  expect(status).toBe(200)
  expect(made.data).toMatchObject({
    state: 'processed',
    totals: { rounding: 750, total_payment: 0 },
  })
  expect(await booked(made.data.order_serial)).toEqual([
    { account: 'shop:rounding', amount: -750 },
    { account: 'shop:sales', amount: 750 },
  ])
  expect(await orders.read(buyer, made.data.order_id)).toMatchObject({
    payment: { state: 'paid' },
    totals: { rounding: 750 },
  })
  const order = (await readOrder(gateway.gateway, buyer.userId, made.data.order_id, 'en'))!
  const facts = await paperFacts(gateway.gateway.db, order, buyer.userId)
  expect(invoiceContent(facts, 'en').amounts).toContainEqual(['Rounding', '-Rp\u00a0750'])
  expect(invoiceContent(facts, 'id').amounts).toContainEqual(['Pembulatan', '-Rp\u00a0750'])
})

test('C-27: books the rounding of an order once when it is sent several times, also concurrently', async () => {
  const { buyer, body } = await almostCovered(999)
  const key = 'pembulatan-sekali'
  const answers = await Promise.all([1, 2, 3, 4].map(() => orders.post(buyer, body, key)))
  answers.push(await orders.post(buyer, body, key))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const serials = new Set(answers.map(({ body: { data } }) => data.order_serial))
  expect(serials.size).toBe(1)
  expect(await booked([...serials][0]!)).toHaveLength(2)
})

test('C-27: a remainder of Rp 1,000 or more requires a payment method', async () => {
  const { buyer, body } = await almostCovered(1000)
  expect(body.total_payment).toBe(1000)
  expect((await orders.post(buyer, body)).problem.name).toBe('PAYMENT_METHOD_MISSING')
  const { body: made } = await orders.post(buyer, { ...body, payment_id: 'qris' })
  expect(made.data).toMatchObject({ state: 'awaiting_payment', totals: { rounding: 0 } })
})

test('C-27: does not waive a remainder that the wallet or points can pay', async () => {
  const withWallet = await almostCovered(500, 10_000)
  expect((await orders.post(withWallet.buyer, withWallet.body)).problem).toMatchObject({
    name: 'REMAINDER_UNPAID',
    message:
      'Sisa Rp\u00a0500 dapat dibayar dengan saldo atau poin Anda. Aktifkan salah satunya, lalu pesan lagi.',
  })
  const withPoints = await almostCovered(500)
  await give(withPoints.buyer, 'POINT', 300)
  expect((await orders.post(withPoints.buyer, withPoints.body)).problem.name).toBe(
    'REMAINDER_UNPAID',
  )
  const { status, body: made } = await orders.post(withPoints.buyer, {
    ...withPoints.body,
    points: 300,
  })
  expect([status, made.data.totals]).toMatchObject([200, { points_used: 300, rounding: 200 }])
})
