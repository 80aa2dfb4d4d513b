import { testShop } from '../cart/testing-shop.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { atomically } from '../server/database.ts'
import { move } from '../wallet/ledger.ts'
import { testOrders } from './testing-orders.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)
let product: string
beforeAll(async () => {
  product = await shop.product({ seller_id: await shop.seller() })
})

/** A buyer with this amount in the wallet. */
async function holds(amount: number) {
  const buyer = await shop.buyer()
  const { db, now } = gateway.gateway
  await atomically(db, (trx) =>
    move(trx, {
      userId: buyer.userId,
      currency: 'IDR',
      amount,
      counter: 'shop:bank',
      category: 'TOP_UP',
      reference: `isi-${buyer.userId}`,
      remark: 'Isi saldo',
      at: now(),
    }),
  )
  return buyer
}

/** The draft of a buyer without a payment method who uses this amount of the wallet. */
async function draftWith(buyer: Awaited<ReturnType<typeof holds>>, wallet_amount: number) {
  const { payment_id: _, ...body } = await orders.draft(
    buyer,
    [{ id_item: product, quantity: 1 }],
    {
      use_wallet: true,
      wallet_amount,
    },
  )
  return body
}

test('C-27 R-23: an order that balances cover needs no payment method, and is paid immediately', async () => {
  const buyer = await holds(10_000_000)
  const body = await draftWith(buyer, 10_000_000)
  expect(body.total_payment).toBe(0)
  const { status, body: made } = await orders.post(buyer, body)
  expect(status).toBe(200)
  expect(made.data).toMatchObject({ state: 'processed', totals: { total_payment: 0 } })
  expect(made.data.payment.url).toBeUndefined()
  expect(made.data.payment.completion_url).toContain(`/thank-you/${made.data.order_serial}`)
  expect((await orders.read(buyer, made.data.order_id)).payment).toMatchObject({
    state: 'paid',
    payment_name: 'Saldo dan poin',
    payment_group: 'wallet',
  })
})

test('C-27 R-23: an unknown payment method does not prevent an order that balances cover', async () => {
  const buyer = await holds(10_000_000)
  const body = { ...(await draftWith(buyer, 10_000_000)), payment_id: 'bank-yang-sudah-tutup' }
  expect((await orders.post(buyer, body)).status).toBe(200)
})

test('C-25 C-27: refuses an order with a remainder to pay and no payment method', async () => {
  const buyer = await holds(10_000)
  const body = await draftWith(buyer, 10_000)
  expect(body.total_payment).toBeGreaterThan(0)
  const { status, problem } = await orders.post(buyer, body)
  expect([status, problem.name]).toEqual([422, 'PAYMENT_METHOD_MISSING'])
  expect(problem.message).toBe('Pilih metode pembayaran terlebih dahulu')
})
