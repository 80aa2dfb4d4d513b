import { randomUUID } from 'node:crypto'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { isDatabaseUnavailable } from '../server/database-unavailable.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import type { DraftBody } from './quoted-draft.ts'
import { draftFor, testOrders } from './testing-orders.ts'

const BUYERS = 200
const PIECES = 50

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)

/** Sends an order again while the gateway has no connection of the database to spare, as a browser does. */
async function postPatiently(buyer: TestBuyer, body: DraftBody) {
  const key = randomUUID()
  for (;;) {
    try {
      const answer = await orders.post(buyer, body, key)
      if ((answer.status as number) !== 503) return answer
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
  }
}

test('C-27 X-04: sells exactly 50 pieces to 200 concurrent buyers with several lines each, with exact stock and ledger', async () => {
  const { db } = gateway.gateway
  const sellers = [await shop.seller(), await shop.seller(), await shop.seller()]
  const scarce = await shop.product({ seller_id: sellers[0]!, stock: PIECES })
  const others = await Promise.all(
    sellers.map((seller_id) => shop.product({ seller_id, stock: 10_000 })),
  )
  const lines = [scarce, ...others].map((id_item) => ({ id_item, quantity: 1 }))
  let draft: Awaited<ReturnType<typeof draftFor>> | undefined
  const tries = []
  for (let at = 0; at < BUYERS; at++) {
    const buyer = await shop.buyer()
    await db
      .insertInto('wallet_accounts')
      .values({
        id: buyer.userId,
        user_id: buyer.userId,
        currency: 'IDR',
        balance: 30_000,
        status: 'active',
        created_at: new Date(),
      })
      .execute()
    // Every buyer names the lines in another order; the total is the same for all.
    const items = [...lines.slice(at % lines.length), ...lines.slice(0, at % lines.length)]
    draft ??= await draftFor(db, buyer, items, { use_wallet: true, wallet_amount: 30_000 })
    tries.push({ buyer, body: { ...draft, items, shipping_address_id: buyer.addressId } })
  }
  const answers = await Promise.all(tries.map(({ buyer, body }) => postPatiently(buyer, body)))

  const sold = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(sold).toHaveLength(PIECES)
  expect(new Set(sold.map((answer) => answer.body.data.order_id)).size).toBe(PIECES)
  expect(refused).toHaveLength(BUYERS - PIECES)
  for (const { status, problem } of refused) {
    expect(status).toBe(422)
    expect(problem).toMatchObject({
      name: 'INSUFFICIENT_STOCK',
      data: { lines: [{ id_item: scarce, asked: 1, stock: 0 }] },
    })
  }
  expect(await shop.stockOf(scarce)).toBe(0)
  for (const other of others) expect(await shop.stockOf(other)).toBe(10_000 - PIECES)

  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(PIECES)
  const balances = await db
    .selectFrom('wallet_accounts')
    .select((eb) => eb.fn.sum<number>('balance').as('sum'))
    .executeTakeFirstOrThrow()
  expect(Number(balances.sum)).toBe((BUYERS - PIECES) * 30_000)
  const entries = await db.selectFrom('wallet_entries').select(['amount', 'user_id']).execute()
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
  expect(entries.filter((entry) => entry.user_id !== null)).toHaveLength(PIECES)
})

test('C-27: concurrent orders, cancels and payments of the same goods end without a deadlock and with exact stock', async () => {
  const { db } = gateway.gateway
  const seller = await shop.seller()
  const products = await Promise.all(
    Array.from({ length: 4 }, () => shop.product({ seller_id: seller, stock: 1000 })),
  )
  const made = []
  for (let at = 0; at < 40; at++) {
    const buyer = await shop.buyer()
    const items = products.map((id_item) => ({ id_item, quantity: 2 }))
    const body = await draftFor(db, buyer, at % 2 ? items : items.toReversed())
    made.push({ buyer, order: (await orders.post(buyer, body)).body.data, body })
  }
  const results = await Promise.all(
    made.flatMap(({ buyer, order, body }, at) => [
      at % 2
        ? gateway
            .call('cancelOrder', { as: buyer.token, params: { orderId: order.order_id }, body: {} })
            .then(({ status }) => status)
        : orders.atBank(order.payment.url!, { action: 'pay' }).then(({ status }) => status),
      orders.post(buyer, body).then(({ status }) => status),
    ]),
  )
  expect(new Set(results)).toEqual(new Set([200, 303]))
  for (const product of products) expect(await shop.stockOf(product)).toBe(1000 - 2 * (20 + 40))
})
