import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const orders = testOrders(gateway)

test('F-06: the spending of twelve months raises the level, which gives more points for the next orders', async () => {
  const product = await shop.product({
    seller_id: await shop.seller(),
    stock: 100_000,
    tiers: [{ quantity_end: 999, price: 100_000, discount: null }],
  })
  const buyer = await shop.buyer()
  const complete = async (quantity: number) => {
    const order = await orders.order(buyer, [{ id_item: product, quantity }])
    await orders.atBank(order.payment.url!, { action: 'pay' })
    await gateway.gateway.db
      .updateTable('order_parcels')
      .set({ state: 'shipped', step: 1 })
      .where('order_id', '=', order.order_id)
      .execute()
    await gateway.call('receiveOrder', {
      as: buyer.token,
      params: { orderId: order.order_id },
      body: {},
    })
  }
  const book = async () => (await gateway.call('pointBook', { as: buyer.token })).body.data
  expect(await book()).toMatchObject({ point: 0, level: 'bronze', spent: 0, next: null })
  await complete(250)
  expect(await book()).toMatchObject({ point: 125_000, level: 'silver', spent: 25_000_000 })
  await complete(10)
  expect(await book()).toMatchObject({ point: 131_250, level: 'silver', spent: 26_000_000 })
})
