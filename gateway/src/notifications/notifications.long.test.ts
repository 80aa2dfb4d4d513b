import type { AddressInfo } from 'node:net'
import { testShop } from '../cart/testing-shop.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { atomically } from '../server/database.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { notify } from './notify.ts'

let gateway: TestGateway
let shop: ReturnType<typeof testShop>
let orders: ReturnType<typeof testOrders>
let product: string
let origin: string
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = testShop(gateway)
  orders = testOrders(gateway)
  product = await shop.product({ seller_id: await shop.seller(), stock: 1000 })
  await gateway.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(gateway.gateway.app.server.address() as AddressInfo).port}`
})
afterAll(() => gateway.close())

const url = '/core/api/v4/notification/events'

/** Opens the stream as the browser does, and returns its events one by one. */
async function listen(token: string) {
  const abort = new AbortController()
  const response = await fetch(origin + url, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    async next(): Promise<{
      event: string
      data: { unread_count: number; notification?: { kind: string } }
    }> {
      for (;;) {
        const found = /event: (\w+)\ndata: (.*)\n\n/.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return { event: found[1]!, data: JSON.parse(found[2]!) }
        }
        const { value, done } = await reader!.read()
        if (done) throw new Error('The stream has ended')
        text += value
      }
    },
    end: () => abort.abort(),
  }
}

test('C-30: sends the events of an order to its buyer’s open stream only', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const [stream, others] = [await listen(buyer.token), await listen(other.token)]
  expect(stream.type).toContain('text/event-stream')
  expect(await stream.next()).toEqual({
    event: 'hello',
    data: { unread_count: 0, unread_chat_count: 0 },
  })
  await others.next()
  await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  expect(await stream.next()).toMatchObject({
    event: 'notification',
    data: { unread_count: 1, notification: { kind: 'ORDER_CREATED' } },
  })
  await orders.order(other, [{ id_item: product, quantity: 1 }])
  expect(await others.next()).toMatchObject({ data: { unread_count: 1 } })
  stream.end()
  others.end()
})

test('C-30: a stream sends what was written before it opened and committed after, and nothing twice', async () => {
  const buyer = await shop.buyer()
  const write = (id: string, secondsAgo: number) =>
    gateway.gateway.db
      .insertInto('notifications')
      .values({
        id,
        user_id: buyer.userId,
        kind: 'ORDER_CREATED',
        order_id: null,
        order_serial: null,
        bill_serial: null,
        path: null,
        detail: id,
        created_at: new Date(gateway.gateway.now().getTime() - secondsAgo * 1000),
        read_at: null,
      })
      .execute()
  await write('0a', 3)
  const stream = await listen(buyer.token)
  expect((await stream.next()).data.unread_count).toBe(1)
  // As if its transaction had begun a minute ago, at a gateway whose clock is slow.
  await write('0b', 60)
  expect((await stream.next()).data).toMatchObject({ unread_count: 2, notification: { id: '0b' } })
  await write('0c', 0)
  expect((await stream.next()).data).toMatchObject({ unread_count: 3, notification: { id: '0c' } })
  stream.end()
})

// The embedded database has one connection, so that a stream opens before or after a transaction.
const testOnServer = process.env.TEST_DATABASE_URL ? test : test.skip
testOnServer('C-30: a stream sends a notification whose transaction takes very long', async () => {
  const buyer = await shop.buyer()
  const opened = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const slow = atomically(gateway.gateway.db, async (trx) => {
    await notify(trx, { userId: buyer.userId, kind: 'PIN_CHANGED', at: gateway.gateway.now() })
    opened.resolve()
    await ending.promise
  })
  await opened.promise
  const stream = await listen(buyer.token)
  expect((await stream.next()).data.unread_count).toBe(0)
  gateway.advance(400)
  ending.resolve()
  await slow
  expect((await stream.next()).data).toMatchObject({ unread_count: 1 })
  stream.end()
})

test('C-30: a stream requires a buyer’s token in its header; a buyer has at most five streams', async () => {
  const { token } = await shop.buyer()
  expect((await fetch(`${origin}${url}?access_token=${token}`)).status).toBe(401)
  const streams = await Promise.all(Array.from({ length: 5 }, () => listen(token)))
  expect((await listen(token)).status).toBe(429)
  for (const stream of streams) stream.end()
})

test('C-30: marks notifications as read one by one or all together, in the buyer’s language', async () => {
  const buyer = await shop.buyer()
  for (let at = 0; at < 3; at++) await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  const list = async (headers = {}) =>
    (await gateway.call('orderNotifications', { as: buyer.token, query: { limit: '2' }, headers }))
      .body.result
  const first = await list()
  expect(first).toMatchObject({
    unread_count: 3,
    total_count: 3,
    items: [
      {
        title: 'Menunggu pembayaran',
        path: expect.stringMatching(/^\/transaction\/./),
        is_read: false,
      },
      {},
    ],
  })
  expect((await list({ 'accept-language': 'en' })).items[0]?.title).toBe('Awaiting payment')
  const read = (ids?: string[]) =>
    gateway.call('readNotifications', { as: buyer.token, body: ids ? { ids } : {} })
  expect((await read([first.items[0]!.id])).body.result.unread_count).toBe(2)
  expect((await read([])).body.result.unread_count).toBe(2)
  expect((await read()).body.result.unread_count).toBe(0)
  expect((await list()).items[0]?.is_read).toBe(true)
})

test('P-01 C-30: a buyer cannot mark another’s notification as read', async () => {
  const buyer = await shop.buyer()
  await orders.order(buyer, [{ id_item: product, quantity: 1 }])
  const { id } = (await gateway.call('orderNotifications', { as: buyer.token, query: {} })).body
    .result.items[0]!
  await gateway.call('readNotifications', { as: (await shop.buyer()).token, body: { ids: [id] } })
  expect(
    (await gateway.call('orderNotifications', { as: buyer.token, query: {} })).body.result
      .unread_count,
  ).toBe(1)
})

test('C-30 E-14: counts unread chat messages', async () => {
  const { token } = await shop.buyer()
  expect((await gateway.call('unreadMessages', { as: token })).body).toEqual({
    result: { unread_count: 0 },
  })
})
