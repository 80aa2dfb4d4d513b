import { randomUUID } from 'node:crypto'
import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from './open-test-gateway.ts'
import { countPieces, readBooks } from './soak-books.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)

test('C-27: the books of a soak show an order with its key and total, its payment, and its pieces', async () => {
  const { db } = gateway.gateway
  const seller_id = await shop.seller()
  const product = await shop.product({ seller_id, stock: 10 })
  const buyer = await shop.buyer()
  const stranger = await shop.buyer()
  const items = [{ id_item: product, quantity: 4 }]
  const key = randomUUID()
  const draft = await orders.draft(buyer, items)
  const { data: made } = (await orders.post(buyer, draft, key)).body
  await orders.order(stranger, items)
  await gateway.call('sendMessage', {
    as: buyer.token,
    params: { sellerAlias: `toko-${seller_id}` },
    body: { text: 'Halo', key: 'message-1' },
  })
  const order = { id: made.order_id, buyerId: buyer.userId, key, total: draft.total_payment }
  const unpaid = { ...order, paymentState: 'pending', timesPaid: 0, timesReported: 0 }
  const books = await readBooks(db, [buyer.userId])
  expect(books).toEqual({
    orders: [unpaid],
    messages: [{ buyerId: buyer.userId, key: 'message-1' }],
    refunds: 0,
    unbalanced: 0,
    // Two are in stock, and two buyers have ordered four.
    pieces: 10,
  })
  await orders.atBank(made.payment.url!, { action: 'pay' })
  const paid = { ...order, paymentState: 'paid', timesPaid: 1, timesReported: 1 }
  expect((await readBooks(db, [buyer.userId])).orders).toEqual([paid])
  expect(await countPieces(db)).toBe(10)
})
