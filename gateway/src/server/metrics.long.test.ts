import { serveMetrics } from '@borong/observe/serve-metrics'
import { insertBillRows } from '../billing/testing-rows.ts'
import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let shopGateway: TestGateway
let metrics: Awaited<ReturnType<typeof serveMetrics>>

beforeAll(async () => {
  shopGateway = await startTestGateway()
  await shopGateway.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  metrics = await serveMetrics(shopGateway.gateway.metrics, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await metrics.close()
  await shopGateway.close()
})

const readMetrics = async () => (await fetch(metrics.address)).text()

test('C-35: shows orders, payments and bills by state, with those that are overdue', async () => {
  const shop = testShop(shopGateway)
  const orders = testOrders(shopGateway)
  const buyer = await shop.buyer()
  const product = await shop.product({ seller_id: await shop.seller() })
  for (const quantity of [1, 2]) await orders.order(buyer, [{ id_item: product, quantity }])
  const { id } = await insertBillRows(shopGateway.gateway, buyer.userId)
  const past = new Date(shopGateway.gateway.now().getTime() - 60_000)
  await shopGateway.gateway.db
    .updateTable('bill_transactions')
    .set({ alarm: 'PENDING_LONG', next_try_at: past })
    .where('id', '=', id)
    .execute()
  await shopGateway.gateway.db.updateTable('orders').set({ payment_deadline: past }).execute()
  await shopGateway.gateway.db.updateTable('payments').set({ expires_at: past }).execute()

  const text = await readMetrics()
  for (const line of [
    'borong_orders{state="awaiting_payment"} 2',
    'borong_orders_overdue{state="awaiting_payment"} 2',
    'borong_orders_overdue{state="awaiting_approval"} 0',
    'borong_payments{state="pending"} 2',
    'borong_payments_overdue 2',
    'borong_bills{state="awaiting_payment"} 1',
    'borong_bills_overdue 1',
    'borong_bills_alarms{alarm="PENDING_LONG"} 1',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toMatch(/borong_gauge_failures_total\{gauge="borong_orders"\} 0/)
})

test('C-35: counts requests by the pattern of their call, never by address, and not on its own port', async () => {
  const { port } = shopGateway.gateway.app.server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/marketplace/v1/orders/of-budi?secret=1`)
  expect(answer.status).toBe(401)
  expect((await fetch(`http://127.0.0.1:${port}/not/a/path/of-budi`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  const text = await readMetrics()
  expect(text).toContain(
    'http_requests_total{method="GET",route="/marketplace/v1/orders/:orderId",status="401"} 1',
  )
  expect(text).toContain('http_requests_total{method="GET",route="unknown",status="404"} 2')
  expect(text).not.toMatch(/of-budi|secret/)
})

test('C-35: counts lookups in the caches of lists and tokens', async () => {
  const as = await shopGateway.token()
  const query = { keyword: 'beras' }
  const lookups = async () => {
    const text = await readMetrics()
    return ['lists', 'tokens'].flatMap((cache) =>
      ['miss', 'hit'].map((result) => {
        const line = `borong_cache_requests_total{cache="${cache}",result="${result}"} `
        const found = text.split('\n').find((one) => one.startsWith(line))
        return Number(found?.slice(line.length) ?? 0)
      }),
    )
  }
  const before = await lookups()
  for (let times = 0; times < 3; times += 1) await shopGateway.call('searchItems', { query, as })
  const after = await lookups()
  expect(after.map((count, index) => count - before[index]!)).toEqual([1, 2, 1, 2])
})
