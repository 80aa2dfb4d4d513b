import { defineCall } from '@borong/api/call'
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { listen, shut } from '../testing/listen.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
let answer: Answer
let seen: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
let sequence = 0

const service = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    seen.push({ path: request.url ?? '', headers: request.headers, body })
    answer(request, response)
  })
})
let address: string

const board = /* @__PURE__ */ defineCall('loyalty.board', 'GET', '/loyalty/points/board', {
  host: 'service',
  access: 'guest',
})

/** Serves two units with services of their own; approved are those that a test names. */
async function serve(approved: Record<string, readonly string[]> = { loyalty: [`${address}/v2`] }) {
  const releases = [
    hostRelease('1.0.0'),
    remoteRelease(
      'loyalty',
      '1.0.0',
      [
        { path: '/loyalty', guard: 'public', screen: './Loyalty' },
        { path: '/loyalty/board', guard: 'public', screen: './Board', calls: [[board]] },
      ],
      { api: { points: `${address}/v2` } },
    ),
    remoteRelease('pantry', '1.0.0', [{ path: '/pantry', guard: 'public', screen: './Pantry' }], {
      api: { points: address },
    }),
  ]
  const stable = { stable: '1.0.0' }
  registry.set({ production: { host: stable, loyalty: stable, pantry: stable } }, releases)
  registry.setSnapshot((snapshot) => ({ ...snapshot, services: { production: approved } }))
  sequence += 2
  await edge.eventually(
    '/healthz',
    ({ text }) => (JSON.parse(text) as { sequence: number }).sequence === sequence,
  )
}

const open = (environment: Record<string, string> = {}) =>
  startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: {
      SERVICE_NETWORKS: 'loopback',
      SERVICE_MS: '5000',
      DOCUMENT_FRESH_MS: '0',
      DOCUMENT_STALE_MS: '0',
      ...environment,
    },
  })

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  ;({ origin: address } = await listen(service))
  edge = await open()
})
afterAll(async () => {
  await edge.close()
  await Promise.all([gateway.close(), registry.close(), shut(service)])
})
beforeEach(async () => {
  seen = []
  answer = (_, response) => sendJson(response, { points: 7 })
  gateway.on('/sso/v1/users/profile', (request, response) =>
    request.headers.authorization === 'Bearer of-a-buyer'
      ? sendJson(response, { data: { id: '42' } })
      : sendJson(response, { name: 'TOKEN_EXPIRED', message: 'Expired' }, 401),
  )
  await serve()
})

const POINTS = '/api/loyalty/points'
const asBuyer = { authorization: 'Bearer of-a-buyer' }

async function tokenOf(headers: IncomingMessage['headers']) {
  const [head, claims, signature] = headers.authorization!.slice('Bearer '.length).split('.')
  const { keys } = JSON.parse((await edge.get('/api/jwks.json')).text) as {
    keys: (JsonWebKey & { kid: string })[]
  }
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as object
  const { kid } = read(head!) as { kid: string }
  const key = createPublicKey({ key: keys.find((one) => one.kid === kid)!, format: 'jwk' })
  const isValid = verify(
    null,
    Buffer.from(`${head}.${claims}`),
    key,
    Buffer.from(signature!, 'base64url'),
  )
  return {
    isValid,
    claims: read(claims!) as Record<string, unknown> & { exp: number; iat: number },
  }
}

test('a squad’s own service gets the call with a token of its unit that says who the buyer is', async () => {
  const { status, text } = await edge.get(`${POINTS}/mine?page=1`, asBuyer)
  expect([status, JSON.parse(text)]).toEqual([200, { points: 7 }])
  expect(seen[0]!.path).toBe('/v2/mine?page=1')
  const { isValid, claims } = await tokenOf(seen[0]!.headers)
  expect(isValid).toBe(true)
  expect(claims).toMatchObject({ aud: 'loyalty', sub: '42', iss: 'http://localhost:3000' })
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(60)
})

test('a visitor without a session is a guest, and the back end is not asked', async () => {
  const before = gateway.requests.length
  await edge.get(`${POINTS}/mine`)
  expect((await tokenOf(seen[0]!.headers)).claims).toMatchObject({ aud: 'loyalty', sub: 'guest' })
  expect(gateway.requests.length).toBe(before)
})

test('neither the session’s token nor a cookie leaves the shop, and the trace does', async () => {
  await edge.get(`${POINTS}/mine`, {
    ...asBuyer,
    cookie: 'access_token=of-a-buyer; guest_id=1',
    'x-guest-id': '1',
    referer: 'http://localhost:3000/loyalty?preview=secret',
    connection: 'keep-alive, x-hop',
    'x-hop': '1',
    te: 'trailers',
    'x-forwarded-user': 'admin',
    'idempotency-key': 'k1',
  })
  const { headers } = seen[0]!
  expect(JSON.stringify(headers)).not.toMatch(/of-a-buyer|preview=secret/)
  for (const name of ['cookie', 'x-guest-id', 'x-hop', 'te', 'x-forwarded-user', 'referer'])
    expect(headers[name]).toBeUndefined()
  expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0\d$/)
  expect(headers['x-request-id']).toBeTruthy()
  expect(headers['idempotency-key']).toBe('k1')
})

test('an answer sets no cookie, runs as no page, and is kept by no shared cache', async () => {
  answer = (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'set-cookie': 'access_token=stolen',
      'cache-control': 'public, max-age=600',
      'clear-site-data': '"*"',
      'access-control-allow-origin': '*',
      connection: 'x-hop',
      'x-hop': '1',
      'x-total': '3',
    })
    response.end('<script>1</script>')
  }
  const { headers } = await edge.get(`${POINTS}/mine`, asBuyer)
  for (const name of ['set-cookie', 'clear-site-data', 'access-control-allow-origin', 'x-hop'])
    expect(headers[name]).toBeUndefined()
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'x-content-type-options': 'nosniff',
    'x-total': '3',
  })
})

test('a session that is over is refused as by the back end, and is not known for long', async () => {
  const { status, text } = await edge.get(`${POINTS}/mine`, { authorization: 'Bearer over' })
  expect([status, JSON.parse(text)]).toMatchObject([401, { name: 'TOKEN_EXPIRED' }])
  expect(seen).toEqual([])
})

test('the back end is asked once for the calls of a page', async () => {
  gateway.on('/sso/v1/users/profile', (_, response) => sendJson(response, { data: { id: '43' } }))
  const before = gateway.requests.length
  const page = { authorization: 'Bearer of-another-buyer' }
  await Promise.all([edge.get(`${POINTS}/a`, page), edge.get(`${POINTS}/b`, page)])
  expect(gateway.requests.length).toBe(before + 1)
})

test('a back end that does not answer is no reason to treat a buyer as a guest', async () => {
  gateway.on('/sso/v1/users/profile', (_, response) => void response.writeHead(503).end('{}'))
  expect((await edge.get(`${POINTS}/a`, { authorization: 'Bearer third' })).status).toBe(502)
  expect(seen).toEqual([])
})

test('a service that refuses its token ends no session', async () => {
  answer = (_, response) => sendJson(response, {}, 401)
  expect((await edge.get(`${POINTS}/mine`, asBuyer)).status).toBe(502)
})

test.each([
  ['/v2/other?x=1', 303, `${POINTS}/other?x=1`],
  ['other', 303, `${POINTS}/other`],
  ['/elsewhere', 502, undefined],
  ['https://evil.example/', 502, undefined],
  ['//evil.example/v2', 502, undefined],
  ['/v2x/other', 502, undefined],
])('a redirect to %s is not followed', async (location, expected, sent) => {
  answer = (_, response) => void response.writeHead(303, { location }).end()
  const { status, headers } = await edge.get(`${POINTS}/mine`)
  expect([status, headers.location]).toEqual([expected, sent])
  expect(seen).toHaveLength(1)
})

test('a revoked approval ends the calls with the next snapshot', async () => {
  expect((await edge.get(`${POINTS}/mine`)).status).toBe(200)
  await serve({})
  const { status, text } = await edge.get(`${POINTS}/mine`, { 'accept-language': 'en' })
  expect([status, JSON.parse(text)]).toEqual([
    404,
    { name: 'SERVICE_NOT_APPROVED', message: 'This service is not available here' },
  ])
  expect(seen).toHaveLength(1)
})

test('an approval is for one unit, and unknown services are not found', async () => {
  for (const path of [
    '/api/pantry/points/a',
    '/api/loyalty/other/a',
    '/api/nobody/points/a',
    '/api/',
    '/api/loyalty',
  ])
    expect((await edge.get(path)).status).toBe(404)
  expect(seen).toEqual([])
})

test.each([
  '/../admin',
  '/a/..',
  '/%2e%2e/admin',
  '/%252e%252e/admin',
  '/..%2fadmin',
  '/.;/admin',
  '/a%5c..',
])('a call cannot leave the path of its service by %s', async (path) => {
  expect((await edge.get(POINTS + path)).status).toBe(404)
  expect(seen).toEqual([])
})

test.each(['script', 'style', 'worker', 'serviceworker', 'iframe'])(
  'a page cannot load a service as %s',
  async (use) => {
    expect((await edge.get(`${POINTS}/x.js`, { 'sec-fetch-dest': use })).status).toBe(404)
    expect(seen).toEqual([])
  },
)

test('a service answers with no code', async () => {
  answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript' }).end('1')
  expect((await edge.get(`${POINTS}/x`)).status).toBe(502)
})

test('a body within the limit arrives, a larger one is refused, and so is an endless answer', async () => {
  const send = (bytes: number) =>
    fetch(`${edge.origin}${POINTS}/notes`, { method: 'POST', body: 'x'.repeat(bytes) })
  expect((await send(1000)).status).toBe(200)
  expect(seen[0]!.body).toHaveLength(1000)
  expect((await send(2 * 1024 * 1024)).status).toBe(413)
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  }
  await expect(edge.get(`${POINTS}/endless`)).rejects.toThrow()
})

test('private addresses are refused outside development', async () => {
  const strict = await open({ SERVICE_NETWORKS: '' })
  const approved = { loyalty: [`${address}/v2`], pantry: [address] }
  await serve(approved)
  await strict.eventually('/loyalty', ({ status }) => status === 200)
  expect((await strict.get(`${POINTS}/mine`)).status).toBe(502)
  expect(seen).toEqual([])
  expect(strict.logged.map(({ fields }) => fields.reason)).toContain(
    '127.0.0.1 is a private address',
  )
  await strict.close()
})

test('a visitor may send so many calls to a unit, and the calls of another unit are not counted', async () => {
  const limited = await open({ SERVICE_CALLS_PER_MINUTE: '2' })
  await serve({ loyalty: [`${address}/v2`], pantry: [address] })
  await limited.eventually('/pantry', ({ status }) => status === 200)
  const statuses = []
  for (let times = 0; times < 3; times += 1)
    statuses.push((await limited.get(`${POINTS}/a`)).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await limited.get('/api/pantry/points/a')).status).toBe(200)
  await limited.close()
})

test('a service that hangs costs only the calls of its unit', async () => {
  await serve({ loyalty: [`${address}/v2`], pantry: [address] })
  gateway.on('/core/quick', (_, response) => sendJson(response, {}))
  let hanging = 0
  const release: (() => void)[] = []
  const full = new Promise<void>((resolve) => {
    answer = (request, response) => {
      if (!request.url!.startsWith('/v2')) return sendJson(response, {})
      release.push(() => response.end())
      hanging += 1
      if (hanging === 32) resolve()
    }
  })
  const calls = Array.from({ length: 64 }, () => edge.get(`${POINTS}/slow`))
  await full
  expect((await edge.get(`${POINTS}/one-more`)).status).toBe(503)
  expect((await edge.get('/gateway/core/quick')).status).toBe(200)
  expect((await edge.get('/api/pantry/points/a')).status).toBe(200)
  expect((await edge.get('/loyalty')).status).toBe(200)
  answer = (_, response) => sendJson(response, {})
  for (const end of release) end()
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true)
  expect((await edge.get(`${POINTS}/again`)).status).toBe(200)
})

test('a service that takes too long is answered for, in the visitor’s language', async () => {
  const impatient = await open({ SERVICE_MS: '50' })
  await serve()
  await impatient.eventually('/loyalty', ({ status }) => status === 200)
  answer = () => {}
  const { status, text } = await impatient.get(`${POINTS}/slow`, { 'accept-language': 'en' })
  expect([status, JSON.parse(text)]).toMatchObject([504, { name: 'GATEWAY_TIMEOUT' }])
  await impatient.close()
})

test('first data of a route comes from a service, as for a guest, also for a buyer', async () => {
  const { boot, headers } = await edge.get('/loyalty/board', { cookie: 'access_token=of-a-buyer' })
  expect(boot.data).toEqual([[['loyalty.board'], { points: 7 }]])
  expect((await tokenOf(seen[0]!.headers)).claims).toMatchObject({ aud: 'loyalty', sub: 'guest' })
  expect(JSON.stringify(seen[0]!.headers)).not.toContain('of-a-buyer')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain(address)
})

test('a page whose service fails or is not approved has its document without this data', async () => {
  answer = (_, response) => void response.writeHead(500).end()
  expect((await edge.get('/loyalty/board')).boot.data).toEqual([])
  await serve({})
  expect((await edge.get('/loyalty/board')).boot.data).toEqual([])
})

test('a development server gets a token from a shop that shows its pages, and from no other', async () => {
  expect((await edge.get('/api/loyalty.token', asBuyer)).status).toBe(404)
  const staging = await open({ CHANNEL: 'staging' })
  const { text } = await staging.get('/api/loyalty.token', asBuyer)
  const { token } = JSON.parse(text) as { token: string }
  const [, claims] = token.split('.')
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    aud: 'loyalty',
    sub: '42',
  })
  await staging.close()
})
