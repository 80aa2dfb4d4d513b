import { testShop } from '@borong/gateway/cart/testing-shop'
import { testOrders } from '@borong/gateway/orders/testing-orders'
import type { Config } from '@borong/gateway/server/config'
import { makeGateway } from '@borong/gateway/gateway'
import { startTestGateway, type TestGateway } from '@borong/gateway/testing/test-gateway'
import fastify from 'fastify'
import { demo } from './demo.ts'

type Route = readonly [method: 'GET' | 'POST', url: string]
type State = readonly [name: string, config: Partial<Config>]

const bank: Route[] = [
  ['GET', '/bank/a-bill-of-the-bank'],
  ['POST', '/bank/a-bill-of-the-bank'],
]
const biller: Route[] = [
  ['GET', '/biller'],
  ['POST', '/biller'],
  ['POST', '/biller/a-transaction'],
]
const signIn: Route[] = [
  ['GET', '/social/.well-known/openid-configuration'],
  ['GET', '/social/keys'],
  ['GET', '/social/authorize'],
  ['POST', '/social/authorize'],
  ['POST', '/social/token'],
]
const inbox: Route[] = [['GET', '/inbox']]
const videos: Route[] = [['GET', '/video/stream-1.mp4']]
/** Pages of the gateway that are open in the demo only. */
const open: Route[] = [
  ['GET', '/telemetry'],
  ['POST', '/telemetry/switch'],
]
const routes = [...bank, ...biller, ...signIn, ...inbox, ...videos, ...open]

const sms = { smsUrl: 'http://sms.contoh.id' }
const payment = { paymentUrl: 'http://pay.contoh.id', paymentKey: 'k', paymentCallbackSecret: 's' }
const realBiller = { biller: 'xendit', billerKey: 'k', billerCallbackSecret: 's' }
const mail = { smtpUrl: 'smtp://mail.contoh.id' }
const whatsapp = { whatsappUrl: 'http://whatsapp.contoh.id' }
const social = { socialIssuer: 'http://login.contoh.id' }

let started: TestGateway | undefined
afterEach(async () => {
  await started?.close()
  started = undefined
})

async function answers(config: Partial<Config>, routes: readonly Route[]) {
  started = await startTestGateway({ config })
  const found: [string, number][] = []
  for (const [method, url] of routes) {
    const { statusCode } = await started.gateway.app.inject({ method, url })
    found.push([`${method} ${url}`, statusCode])
  }
  return found
}

const notFound = (routes: readonly Route[]) =>
  routes.map(([method, url]) => [`${method} ${url}`, 404])

const states: State[] = [
  ['nothing configured', {}],
  ['SMS alone', sms],
  ['payment alone', payment],
  ['a biller alone', realBiller],
  ['mail alone', mail],
  ['WhatsApp alone', whatsapp],
  ['social sign-in alone', social],
  ['everything configured', { ...sms, ...payment, ...realBiller, ...mail, ...whatsapp, ...social }],
]

test.each(states)(
  'C-05 C-06 C-25: without DEMO=1 no page of the demo is available, with %s',
  async (_, config) => {
    expect(await answers({ ...config, demo: false }, routes)).toEqual(notFound(routes))
  },
)

test.each([
  ['a payment service closes the bank', payment, bank],
  ['a biller closes the demo’s', realBiller, biller],
  ['a sign-in provider closes the demo’s', social, signIn],
  ['providers of all channels close the inbox', { ...sms, ...mail, ...whatsapp }, inbox],
] as const)('C-05 C-06 C-25: in the demo %s', async (_, config, closed) => {
  expect(await answers(config, closed)).toEqual(notFound(closed))
})

test('C-05 C-06 C-25: in the demo a configured service leaves the other stand-ins open', async () => {
  const found = await answers(sms, [...inbox, ['GET', '/social/keys'], ['GET', '/telemetry']])
  expect(found.map(([, status]) => status)).toEqual([200, 200, 200])
})

test('C-05 C-06 C-25: the list above has every route of the demo', async () => {
  started = await startTestGateway()
  const app = fastify()
  const added: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') added.push(`${String(method)} ${url}`)
  })
  for (const domain of demo.domains) domain.routes?.({ ...started.gateway, app })
  await app.ready()
  await app.close()
  const isListed = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\(.*\)/, '').replace(/:\w+/g, '[^/]+')}$`)
    return [...bank, ...biller, ...signIn, ...inbox, ...videos].some((listed) =>
      pattern.test(listed.join(' ')),
    )
  }
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((route) => !isListed(route))).toEqual([])
})

test('R-19: a bill of the demo’s bank pays nothing after a payment service is configured, nor without DEMO=1', async () => {
  started = await startTestGateway()
  const orders = testOrders(started)
  const shop = testShop(started)
  const product = await shop.product({ seller_id: await shop.seller(), stock: 100 })
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: product, quantity: 2 }], {
    payment_id: 'va-bca',
  })
  const { db, config } = started.gateway
  const url = order.payment.url!.slice(order.payment.url!.indexOf('/bank/'))
  const changes = [
    { config: { ...config, ...payment }, extension: demo },
    { config: { ...config, ...sms, demo: false } },
    { config: { ...config, demo: false } },
  ]
  for (const changed of changes) {
    const real = makeGateway({ db, ...changed })
    const paid = await real.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=pay',
    })
    expect(paid.statusCode).toBe(404)
    await real.app.close()
  }
  expect((await orders.read(buyer, order.order_id)).state).toBe('awaiting_payment')
})
