import { randomUUID } from 'node:crypto'
import { notify } from '../notifications/public.ts'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { isInside } from './outside-only.ts'
import type { Gateway } from '../server/domain.ts'
import { startPushService } from './testing-push-service.ts'

let gateway: TestGateway
let service: Awaited<ReturnType<typeof startPushService>>
let publicKey = ''
let buyer: { token: string; userId: string }

beforeAll(async () => {
  service = await startPushService(() => publicKey)
  gateway = await startTestGateway({ config: { pushHosts: [service.host], pushInside: true } })
  const { token } = await gateway.signedIn()
  publicKey = (await gateway.call('pushSettings', { as: token })).body.result.public_key!
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})
beforeEach(async () => {
  buyer = await gateway.signedIn()
  service.answerWith(201)
  service.received.length = 0
  expect(service.problems).toEqual([])
})

const sendPushes = (of: Gateway) =>
  of.domains.find(({ name }) => name === 'push')!.jobs![0]!.run(of)

const CHROME =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const add = (as = buyer.token, body = service.browser(), headers = {}) =>
  gateway.call('addPushSubscription', { as, body, headers: { 'user-agent': CHROME, ...headers } })
const settings = async (as = buyer.token) =>
  (await gateway.call('pushSettings', { as })).body.result
type News = Omit<Parameters<typeof notify>[1], 'userId' | 'at'>
const tell = (news: News = { kind: 'ORDER_PAID', orderId: 'pesanan-1', serial: 'BRG-1' }) =>
  gateway.gateway.db
    .transaction()
    .execute((trx) => notify(trx, { userId: buyer.userId, at: gateway.gateway.now(), ...news }))
const send = () => sendPushes(gateway.gateway)
const titles = () => service.received.map(({ payload }) => payload.title)
const inbox = async () => {
  const { email } = await gateway.gateway.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  const url = `/inbox?to=${encodeURIComponent(email!)}`
  return (await gateway.gateway.app.inject({ url })).json().messages
}
const signIn = async () => {
  const { startSignIn } = await import('../identity/sign-ins.ts')
  return startSignIn(gateway.gateway, buyer.userId, async () => {})
}

test('C-34: sends a notification encrypted and signed, with its title alone, to each browser of the buyer', async () => {
  await add()
  await add()
  await add((await gateway.signedIn()).token)
  await tell()
  await send()
  expect(service.received).toHaveLength(2)
  const [push] = service.received
  expect(push?.payload).toEqual({
    title: 'Pembayaran diterima',
    path: '/transaction/pesanan-1',
    tag: expect.any(String),
    language: 'id',
  })
  expect(push?.claims).toMatchObject({
    aud: `https://${service.host}`,
    sub: 'mailto:halo@borong.example',
  })
  expect(push!.claims.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60)
  expect(Number(push?.headers.ttl)).toBeLessThanOrEqual(24 * 60 * 60)
  expect(push?.headers['content-encoding']).toBe('aes128gcm')
})

test('C-34: sends each push once, also with two gateways', async () => {
  const other = makeGateway({
    db: gateway.gateway.db,
    config: gateway.gateway.config,
    extension: await loadDemo(),
    now: gateway.gateway.now,
  })
  await add()
  for (let at = 0; at < 5; at++) await tell()
  await Promise.all([send(), sendPushes(other), send(), sendPushes(other)])
  await send()
  expect(new Set(service.received.map(({ payload }) => payload.tag)).size).toBe(5)
  expect(service.received).toHaveLength(5)
  await other.app.close()
})

test('C-34: a rolled back change sends nothing', async () => {
  await add()
  const failed = gateway.gateway.db.transaction().execute(async (trx) => {
    await notify(trx, { userId: buyer.userId, kind: 'ORDER_PAID', at: gateway.gateway.now() })
    throw new Error('The change failed')
  })
  await expect(failed).rejects.toThrow()
  await send()
  expect(titles()).toEqual([])
})

test('C-34: tags a subscription with operating system and browser, and uses the buyer’s language', async () => {
  await add(buyer.token, service.browser(), { 'accept-language': 'en' })
  expect((await settings()).subscriptions).toMatchObject([
    { os: 'Android', browser: 'Chrome', is_current: true },
  ])
  await tell()
  await send()
  expect(titles()).toEqual(['Payment received'])
})

test('C-34: does not send a push about an order that is cancelled since, nor one that was read', async () => {
  await add()
  await tell({ kind: 'ORDER_CREATED', orderId: 'pesanan-2', serial: 'BRG-2' })
  await tell({ kind: 'ORDER_CANCELLED', orderId: 'pesanan-2', serial: 'BRG-2' })
  await send()
  expect(titles()).toEqual(['Pesanan dibatalkan'])
  await tell()
  await gateway.call('readNotifications', { as: buyer.token, body: {} })
  await send()
  expect(titles()).toHaveLength(1)
})

test('C-34: a retry does not send a push about an order that was cancelled meanwhile', async () => {
  await add()
  service.answerWith(503)
  await tell({ kind: 'ORDER_CREATED', orderId: 'pesanan-3', serial: 'BRG-3' })
  await send()
  service.answerWith(201)
  await tell({ kind: 'ORDER_CANCELLED', orderId: 'pesanan-3', serial: 'BRG-3' })
  gateway.advance(120)
  await send()
  expect(titles()).toEqual(['Pesanan dibatalkan'])
})

test.each([404, 410])('C-34: %s of the push service removes the subscription', async (status) => {
  await add()
  service.answerWith(status)
  await tell()
  await send()
  expect((await settings()).subscriptions).toEqual([])
})

test.each([429, 500, 503])('C-34: repeats a push after %s, with growing pauses', async (status) => {
  await add()
  service.answerWith(status, { 'retry-after': '100' })
  const before = service.requests()
  await tell()
  await send()
  gateway.advance(60)
  await send()
  expect(service.requests() - before).toBe(1)
  gateway.advance(50)
  await send()
  expect(service.requests() - before).toBe(2)
  service.answerWith(201)
  gateway.advance(200)
  await send()
  expect(titles()).toHaveLength(1)
})

test('C-34: gives a push up after eight attempts, and does not repeat a refused one', async () => {
  await add()
  service.answerWith(503)
  const before = service.requests()
  await tell()
  for (let at = 0; at < 12; at++) {
    await send()
    gateway.advance(3600)
  }
  expect(service.requests() - before).toBe(8)
  service.answerWith(400)
  await tell()
  for (let at = 0; at < 3; at++) {
    await send()
    gateway.advance(3600)
  }
  expect(service.requests() - before).toBe(9)
  expect((await settings()).subscriptions).toHaveLength(1)
})

test('C-34: a push of a day ago is not sent', async () => {
  await add()
  await tell()
  gateway.advance(24 * 60 * 60 + 1)
  await send()
  expect(titles()).toEqual([])
})

test('C-34: a switched-off topic sends nothing; the others do', async () => {
  await add()
  const { body } = await gateway.call('changePushSettings', {
    as: buyer.token,
    body: { topics: { bills: false } },
  })
  expect(body.result.topics).toMatchObject({ bills: false, orders: true, promos: true })
  await tell({ kind: 'BILL_DONE', billSerial: 'BIL-1', detail: 'Pulsa' })
  await tell()
  await send()
  expect(titles()).toEqual(['Pembayaran diterima'])
})

test('C-34: pushes wait for the end of the quiet hours in the buyer’s zone', async () => {
  await add()
  const at = gateway.gateway.now()
  const clock = (minutes: number) =>
    new Date(at.getTime() + (8 * 60 + minutes) * 60_000).toISOString().slice(11, 16)
  await gateway.call('changePushSettings', {
    as: buyer.token,
    body: { quiet_hours: { from: clock(-60), to: clock(60), zone: 'Asia/Makassar' } },
  })
  await tell()
  await send()
  gateway.advance(50 * 60)
  await send()
  expect(titles()).toEqual([])
  gateway.advance(11 * 60)
  await send()
  expect(titles()).toHaveLength(1)
})

test('C-34: a sign-out and a new password end the pushes of the sign-in', async () => {
  const [first, second] = [await signIn(), await signIn()]
  await add(first.access_token.value)
  await add(second.access_token.value)
  expect((await settings()).subscriptions).toHaveLength(2)
  await gateway.call('blacklist', { as: first.access_token.value })
  expect((await settings()).subscriptions).toHaveLength(1)
  const { endOtherSignIns } = await import('../identity/sign-ins.ts')
  await endOtherSignIns(gateway.gateway.db, buyer.userId, null)
  await tell()
  await send()
  expect(titles()).toEqual([])
})

test('C-34: a sign-in that has expired gets no push', async () => {
  await add((await signIn()).access_token.value)
  gateway.advance(31 * 24 * 60 * 60)
  await tell()
  await send()
  expect(titles()).toEqual([])
  expect((await settings()).subscriptions).toEqual([])
})

test('C-34: a buyer has at most ten subscriptions, and the oldest end', async () => {
  const browsers = Array.from({ length: 25 }, () => service.browser())
  await Promise.all(browsers.map((browser) => add(buyer.token, browser)))
  expect((await settings()).subscriptions).toHaveLength(10)
})

test('C-34: the same browser subscribes once, and follows the buyer who uses it', async () => {
  const browser = service.browser()
  await add(buyer.token, browser)
  await add(buyer.token, browser)
  expect((await settings()).subscriptions).toHaveLength(1)
  const other = await gateway.signedIn()
  await add(other.token, browser)
  expect((await settings()).subscriptions).toEqual([])
  const stranger = { ...browser, keys: service.browser().keys }
  expect((await add(buyer.token, stranger)).status).toBe(422)
  expect((await settings(other.token)).subscriptions).toHaveLength(1)
})

test.each([
  'http://localhost/send',
  'https://127.0.0.1/send',
  'https://[::1]/send',
  'https://push.jahat.example/send',
  'https://fcm.googleapis.com.jahat.example/send',
  'https://buyer:secret@localhost/send',
  'https://localhost:1/send',
  'file:///etc/passwd',
  'push',
])('C-34: refuses the endpoint %s', async (endpoint) => {
  const { status } = await add(buyer.token, { ...service.browser(), endpoint })
  expect(status).toBe(422)
})

test('C-34: refuses a key that is no point of the curve', async () => {
  const browser = service.browser()
  const keys = { ...browser.keys, p256dh: `B${'A'.repeat(86)}` }
  expect((await add(buyer.token, { ...browser, keys })).status).toBe(400)
})

test('C-34: a known host that leads into the own network gets no request', async () => {
  const outside = await startTestGateway({ config: { pushHosts: [service.host] } })
  buyer = await outside.signedIn()
  const { status } = await outside.call('addPushSubscription', {
    as: buyer.token,
    body: service.browser(),
  })
  expect(status).toBe(200)
  await outside.gateway.db
    .transaction()
    .execute((trx) =>
      notify(trx, { userId: buyer.userId, kind: 'ORDER_PAID', at: outside.gateway.now() }),
    )
  const before = service.requests()
  await sendPushes(outside.gateway)
  expect(service.requests()).toBe(before)
  const { body } = await outside.call('pushSettings', { as: buyer.token })
  expect(body.result.subscriptions).toEqual([])
  await outside.close()
})

test.each([
  ['10.1.2.3', true],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fec0::1', true],
  ['2002:a00:1::1', true],
  ['64:ff9b::a00:1', true],
  ['64:ff9b:1::a00:1', true],
  ['2001:0:a00:1::1', true],
  ['142.250.4.95', false],
  ['2404:6800:4003:c00::5f', false],
])('C-34: %s is inside: %s', (address, expected) => {
  expect(isInside(address)).toBe(expected)
})

test('C-34: another buyer’s subscription is not found', async () => {
  const { id } = (await add()).body.result
  const remove = (as: string) =>
    gateway.call('removePushSubscription', { as, params: { subscriptionId: id } })
  expect((await remove((await gateway.signedIn()).token)).status).toBe(404)
  expect((await remove(buyer.token)).body.result).toEqual({ removed: true })
  expect((await remove(buyer.token)).status).toBe(404)
})

test('C-34: the demo’s inbox shows each push, also without a subscription', async () => {
  await tell()
  await send()
  expect(await inbox()).toMatchObject([
    { channel: 'push', subject: '/transaction/pesanan-1', text: 'Pembayaran diterima' },
  ])
})

test('C-34: without keys the shop sends no pushes and queues none', async () => {
  const plain = await startTestGateway({ config: { demo: false } })
  const { token, userId } = await plain.signedIn()
  expect((await plain.call('pushSettings', { as: token })).body.result.public_key).toBeNull()
  const body = { ...service.browser(), endpoint: 'https://fcm.googleapis.com/fcm/send/x' }
  expect((await plain.call('addPushSubscription', { as: token, body })).status).toBe(503)
  await plain.gateway.db
    .transaction()
    .execute((trx) => notify(trx, { userId, kind: 'ORDER_PAID', at: plain.gateway.now() }))
  await sendPushes(plain.gateway)
  expect(await plain.gateway.db.selectFrom('push_messages').selectAll().execute()).toEqual([])
  await plain.close()
})

test('C-34: pushes follow the language in which the buyer reads the shop', async () => {
  const { followLanguage } = await import('./unbind.ts')
  const { access_token } = await signIn()
  await add(access_token.value)
  const { family } = await gateway.gateway.db
    .selectFrom('push_subscriptions')
    .select('family')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  await followLanguage(gateway.gateway.db, family, 'en')
  await tell({ kind: 'PARCEL_SHIPPED', orderId: randomUUID(), serial: 'BRG-9', detail: 'JNE-1' })
  await send()
  expect(titles()).toEqual(['Shipped'])
})
