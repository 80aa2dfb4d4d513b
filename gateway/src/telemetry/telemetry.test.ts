import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { isOn } from '../flags/flags.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({
    config: { flags: 'wallet-maintenance=on, new-thank-you-page=off, unknown=on' },
  })
})
beforeEach(async () => {
  await gateway.gateway.db.deleteFrom('telemetry').execute()
  await gateway.gateway.db.deleteFrom('flags').execute()
})
afterAll(() => gateway.close())

const post = (url: string, payload: string | Buffer, type = 'text/plain') =>
  gateway.gateway.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
const arrived = async (source = '') =>
  (await gateway.gateway.app.inject({ url: `/telemetry?source=${source}` })).json<{
    items: { name: string; level: string; content: string }[]
  }>().items

const event = { event: 'add_to_cart', properties: { distinct_id: 'a', remote: 'checkout' } }

test.each([
  ['plain JSON', JSON.stringify([event]), 'application/json'],
  ['gzip that says nothing of itself', gzipSync(JSON.stringify(event)), 'text/plain'],
  [
    'a beacon in base64',
    `data=${encodeURIComponent(Buffer.from(JSON.stringify(event)).toString('base64'))}`,
    'application/x-www-form-urlencoded',
  ],
  ['a batch', JSON.stringify({ api_key: 'k', batch: [event] }), 'application/json'],
])('C-32: accepts a PostHog event as %s', async (_, payload, type) => {
  for (const path of ['/i/v0/e/?ip=1', '/e/?compression=gzip-js', '/batch/']) {
    const response = await post(`/telemetry/posthog${path}`, payload, type)
    expect(response.statusCode).toBe(200)
  }
  const items = await arrived('posthog')
  expect(items.map(({ name }) => name)).toEqual(['add_to_cart', 'add_to_cart', 'add_to_cart'])
  expect(JSON.parse(items[0]?.content ?? '')).toEqual(event)
})

test('C-32 P-05 T-16: serves the six configured flags by the flag protocol', async () => {
  const { flags, errorsWhileComputingFlags } = (
    await post('/telemetry/posthog/flags/?v=2', '{"token":"k"}')
  ).json()
  const enabled = Object.fromEntries(
    Object.entries<{ enabled: boolean }>(flags).map(([name, flag]) => [name, flag.enabled]),
  )
  expect(enabled).toEqual({
    'wallet-maintenance': true,
    'sku-checkout-store-service': true,
    'premium-partner-payment': true,
    'new-thank-you-page': false,
    'marketplace-chat-v2': true,
    'marketplace-cart': true,
  })
  expect(errorsWhileComputingFlags).toBe(false)
  const config = await gateway.gateway.app.inject({ url: '/telemetry/posthog/array/key/config' })
  expect(config.json()).toMatchObject({ hasFeatureFlags: true, surveys: false })
  expect(
    (await gateway.gateway.app.inject({ url: '/telemetry/posthog/array/key/config.js' }))
      .statusCode,
  ).toBe(200)
})

test('P-05: a switch on the page overrides the configuration', async () => {
  expect(await isOn(gateway.gateway, 'wallet-maintenance')).toBe(true)
  const toggled = await post(
    '/telemetry/switch',
    '{"name":"wallet-maintenance","enabled":false}',
    'application/json',
  )
  expect(toggled.statusCode).toBe(200)
  expect(await isOn(gateway.gateway, 'wallet-maintenance')).toBe(false)
  expect(
    (await post('/telemetry/switch', '{"name":"toString","enabled":true}', 'application/json'))
      .statusCode,
  ).toBe(400)
})

test('C-35: a Sentry envelope shows its error, and omits its session', async () => {
  const lines = [
    { event_id: '1', dsn: 'https://k@errors.example/1' },
    { type: 'session' },
    { sid: 'x' },
    { type: 'event' },
    {
      level: 'error',
      exception: { values: [{ type: 'ChunkLoadError', value: 'Loading chunk 1 failed' }] },
    },
  ]
  const response = await post(
    '/telemetry/sentry',
    lines.map((line) => JSON.stringify(line)).join('\n'),
  )
  expect(response.statusCode).toBe(202)
  expect(await arrived('sentry')).toMatchObject([
    { name: 'ChunkLoadError: Loading chunk 1 failed', level: 'error' },
  ])
})

test.each([
  ['plain', (text: string) => Buffer.from(text)],
  ['packed', (text: string) => deflateSync(text)],
])('C-35: accepts log lines %s', async (_, pack) => {
  const lines = [
    '{"message":"Error hit endpoint /a","status":"error"}',
    '{"message":"Success","status":"info"}',
    'no json',
  ]
  const response = await post(
    '/telemetry/logs?ddforward=%2Fapi%2Fv2%2Flogs',
    pack(lines.join('\n')),
  )
  expect(response.statusCode).toBe(202)
  const items = await arrived('logs')
  expect(items.map(({ name, level }) => [name, level]).toSorted()).toEqual([
    ['Error hit endpoint /a', 'error'],
    ['Success', 'info'],
  ])
})

test.each([
  ['nothing', ''],
  ['half of JSON', '{'],
  ['no base64', 'data=%%%'],
  ['half of gzip', Buffer.from([0x1f, 0x8b, 1, 2, 3])],
  ['a body that unpacks to too much', gzipSync(Buffer.alloc(300_000, ' '))],
  ['values that are no events', '[1,null,"x"]'],
  ['nesting without end', '['.repeat(200_000)],
])('C-35: drops %s after the answer, and takes the next body', async (_, payload) => {
  expect((await post('/telemetry/posthog/e/', payload)).statusCode).toBe(200)
  expect((await post('/telemetry/sentry', payload)).statusCode).toBe(202)
  expect((await post('/telemetry/logs', payload)).statusCode).toBe(202)
  await post('/telemetry/posthog/e/', JSON.stringify({ event: 'a\0b \ud83d' }))
  expect(await arrived()).toMatchObject([{ name: 'ab \ufffd' }])
})

test.each(['/telemetry/posthog/batch/', '/telemetry/sentry', '/telemetry/logs'])(
  'C-35: %s refuses a body above 256 kB before it reads it',
  async (url) => {
    expect((await post(url, 'x'.repeat(256 * 1024))).statusCode).toBeLessThan(300)
    expect((await post(url, 'x'.repeat(256 * 1024 + 1))).statusCode).toBe(413)
  },
)

test('C-35: reads the first hundred reports of a body', async () => {
  const many = Array.from({ length: 5000 }, () => ({ event: 'e' }))
  await post('/telemetry/posthog/batch/', gzipSync(JSON.stringify({ batch: many })))
  const lines = Array.from({ length: 5000 }, () => '{"message":"m"}').join('\n')
  await post('/telemetry/logs', lines)
  await post('/telemetry/sentry', `{}\n${'{"type":"event"}\n{}\n'.repeat(2000)}`)
  await arrived()
  const { rows } = await sql<{ source: string; count: number }>`
    select source, count(*)::int as count from telemetry group by source order by source`.execute(
    gateway.gateway.db,
  )
  expect(rows).toEqual(['logs', 'posthog', 'sentry'].map((source) => ({ source, count: 100 })))
})

test('C-35: a body that unpacks to too much is counted, and not logged', async () => {
  const { app, metrics } = gateway.gateway
  const child = jest.spyOn(app.log, 'child')
  const logged: unknown[] = []
  child.mockImplementation(
    () => ({ ...app.log, warn: (...entry: unknown[]) => logged.push(entry) }) as never,
  )
  await post('/telemetry/logs', gzipSync(Buffer.alloc(2_000_000)))
  await arrived()
  child.mockRestore()
  expect(logged).toEqual([])
  expect(await metrics.getSingleMetricAsString('borong_telemetry_total')).toContain(
    'borong_telemetry_total{outcome="unreadable"} 1',
  )
})

test('C-35: one address sends a limited number of bodies, and its calls are not counted with them', async () => {
  const limited = await startTestGateway({
    config: { limits: true, telemetryLimit: 2, addressLimit: 3 },
  })
  const send = (url: string, method: 'GET' | 'POST' = 'POST') =>
    limited.gateway.app.inject({ url, method, ...(method === 'POST' ? { payload: {} } : {}) })
  expect((await send('/telemetry/sentry')).statusCode).toBe(202)
  expect((await send('/telemetry/logs')).statusCode).toBe(202)
  const refused = await send('/telemetry/posthog/batch/')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('/telemetry/posthog/flags/')).statusCode).toBe(200)
  expect((await send('/health', 'GET')).statusCode).toBe(200)
  await limited.close()
})

test('C-35: without a service and outside the demo nothing is stored', async () => {
  const real = await startTestGateway({ config: { demo: false, smtpUrl: 'smtp://127.0.0.1:9' } })
  const { app, db } = real.gateway
  for (const url of ['/telemetry/posthog/e/', '/telemetry/sentry', '/telemetry/logs'])
    expect((await app.inject({ method: 'POST', url, payload: [event] })).statusCode).toBeLessThan(
      300,
    )
  await app.close()
  expect(await db.selectFrom('telemetry').selectAll().execute()).toEqual([])
  await real.close()
})

test('C-32 C-35: with real services configured it forwards everything to them only', async () => {
  const received: { url?: string; body: string }[] = []
  const upstream = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ url: request.url, body: Buffer.concat(chunks).toString() })
      response.end('{"flags":{}}')
      if (received.length === 4) all()
    })
  })
  let all: () => void
  const arrivedAll = new Promise<void>((resolve) => {
    all = resolve
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const origin = `127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const forwarding = await startTestGateway({
    config: {
      posthogUpstream: `http://${origin}`,
      sentryUpstream: `http://key@${origin}/7`,
      logsUpstream: `http://${origin}`,
    },
  })
  const send = (url: string, payload: string) =>
    forwarding.gateway.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'text/plain' },
    })
  expect((await send('/telemetry/posthog/flags/?v=2', '{}')).json()).toEqual({ flags: {} })
  await send('/telemetry/posthog/e/?ip=1', JSON.stringify(event))
  await send('/telemetry/sentry', '{}')
  await send('/telemetry/logs?ddforward=%2F%2Fevil.example%2F', '{}')
  await send('/telemetry/logs?ddforward=%2Fapi%2Fv2%2Flogs%3Fdd-api-key%3Dk', '{"message":"x"}')
  await arrivedAll
  expect(received.map(({ url }) => url).toSorted()).toEqual([
    '/api/7/envelope/?sentry_key=key&sentry_version=7',
    '/api/v2/logs?dd-api-key=k',
    '/e/?ip=1',
    '/flags/?v=2',
  ])
  await forwarding.close()
  await new Promise((resolve) => upstream.close(resolve))
})

test('C-35: the page shows the reports, and is closed outside the demo', async () => {
  const page = await gateway.gateway.app.inject({
    url: '/telemetry',
    headers: { accept: 'text/html' },
  })
  expect(page.body).toContain('Telemetri')
  const real = await startTestGateway({ config: { demo: false, smtpUrl: 'smtp://127.0.0.1:9' } })
  expect((await real.gateway.app.inject({ url: '/telemetry' })).statusCode).toBe(404)
  await real.close()
})
