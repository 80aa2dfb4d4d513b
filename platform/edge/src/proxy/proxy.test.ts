import { createHash } from 'node:crypto'
import { createServer, request as ask } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'
import { listen, shut } from '../testing/listen.ts'

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
})
afterAll(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

test("K-08: forwards a request under /gateway under the name of the specification, with the visitor's address", async () => {
  gateway.on('/core/api/v2/home', (_, response) => sendJson(response, { result: 'home' }))
  const { text } = await edge.get('/gateway/core/api/v2/home?a=%20b', {
    authorization: 'Bearer x',
    host: 'shop.example',
  })
  expect(JSON.parse(text)).toEqual({ result: 'home' })
  const { path, headers } = gateway.requests.at(-1)!
  expect(path).toBe('/core/api/v2/home?a=%20b')
  expect(headers).toMatchObject({
    authorization: 'Bearer x',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  })
  expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
})

test('forwards robots.txt and the sitemap to the gateway', async () => {
  gateway.on('/robots.txt', (_, response) => void response.end('User-agent: *'))
  expect((await edge.get('/robots.txt')).text).toBe('User-agent: *')
})

test('E-01: forwards cookies to the gateway and back, one by one', async () => {
  gateway.on('/sso/v1/login', (_, response) => {
    response.setHeader('set-cookie', ['known_device=a.b~c; Path=/; HttpOnly', 'other=1'])
    sendJson(response, { data: {} })
  })
  const { headers } = await edge.get('/gateway/sso/v1/login', { cookie: 'known_device=a.b~c; x=1' })
  expect(headers['set-cookie']).toEqual(['known_device=a.b~c; Path=/; HttpOnly', 'other=1'])
  expect(gateway.requests.at(-1)!.headers.cookie).toBe('known_device=a.b~c; x=1')
})

test('compresses a large reply as a stream, and leaves the status and messages of a refusal', async () => {
  const long = { words: 'beras '.repeat(1000) }
  gateway.on('/long', (_, response) => sendJson(response, long))
  const { body, headers } = await edge.get('/gateway/long', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(long)
  gateway.on('/refused', (_, response) =>
    sendJson(response, { name: 'INSUFFICIENT_STOCK', message: 'Stok tidak cukup' }, 422),
  )
  const refused = await edge.get('/gateway/refused')
  expect([refused.status, JSON.parse(refused.text).name]).toEqual([422, 'INSUFFICIENT_STOCK'])
})

const forAll = { 'content-type': 'image/avif', 'cache-control': 'public, max-age=9, immutable' }

test('requests an immutable image once per format that browsers accept', async () => {
  gateway.on('/img/p/1', ({ headers }, response) => {
    const format = /image\/(avif|webp)/.exec(headers.accept ?? '')?.[0]
    const content = `a picture as ${format}`
    response
      .writeHead(200, {
        ...forAll,
        'content-length': content.length,
        etag: `"${format}"`,
        vary: 'Accept',
        'x-request-id': 'of the first',
      })
      .end(content)
  })
  const requests = () => gateway.requests.filter(({ path }) => path.startsWith('/img/p/1')).length
  for (const accept of ['image/avif', 'image/webp', 'image/avif']) {
    const { text, headers } = await edge.get('/gateway/img/p/1?w=96', { accept })
    expect(text).toBe(`a picture as ${accept}`)
    expect(headers['cache-control']).toBe(forAll['cache-control'])
  }
  expect(requests()).toBe(2)
  const again = await edge.get('/gateway/img/p/1?w=96', {
    accept: 'image/avif',
    'if-none-match': '"image/avif"',
  })
  expect([again.status, again.text, again.headers['x-request-id']]).toEqual([304, '', undefined])
  expect(requests()).toBe(2)
  await edge.get('/gateway/img/p/1?w=160', { accept: 'image/avif' })
  await edge.get('/gateway/img/p/1?w=96', { accept: 'image/avif', range: 'bytes=0-3' })
  expect(requests()).toBe(4)
})

test('requests an immutable image no more often because of odd Accept headers', async () => {
  gateway.on('/img/p/2', ({ headers }, response) =>
    response
      .writeHead(200, { ...forAll, 'content-length': 4, vary: 'Accept' })
      .end(
        headers.accept?.includes('avif')
          ? 'avif'
          : headers.accept?.includes('webp')
            ? 'webp'
            : 'jpeg',
      ),
  )
  const formats = {
    avif: 'image/avif;q=0.1, image/webp;q=0.',
    webp: 'image/avif;q=0, image/webp, x/',
    jpeg: 'image/webp;q=0, image/png;q=0.',
  }
  for (let odd = 1; odd < 10; odd += 1)
    for (const [format, accept] of Object.entries(formats))
      expect((await edge.get('/gateway/img/p/2', { accept: accept + odd })).text).toBe(format)
  expect(gateway.requests.filter(({ path }) => path === '/img/p/2')).toHaveLength(3)
})

test('does not cache an image whose address no page contains', async () => {
  gateway.on(
    '/img/p/3',
    (_, response) => void response.writeHead(200, { ...forAll, 'content-length': 3 }).end('abc'),
  )
  const path = `/gateway/img/p/3?x=${'y'.repeat(600)}`
  await edge.get(path)
  await edge.get(path)
  expect(gateway.requests.filter(({ path: asked }) => asked.startsWith('/img/p/3'))).toHaveLength(2)
})

test.each([
  ['is somebody’s', 200, { 'cache-control': 'private, max-age=9, immutable' }],
  ['may change', 200, { 'cache-control': 'public, max-age=9' }],
  ['is not there', 404, forAll],
  ['brings a cookie', 200, { ...forAll, 'set-cookie': 'a=b' }],
  ['is another for each cookie', 200, { ...forAll, vary: 'Accept, Cookie' }],
  [
    'is another in each format of data',
    200,
    { ...forAll, 'content-type': 'application/json', vary: 'Accept' },
  ],
  ['is long', 200, { ...forAll, 'content-length': 600 * 1024 }],
])('fetches an answer that %s each time', async (kind, status, headers) => {
  const path = `/img/${encodeURIComponent(kind)}`
  let times = 0
  gateway.on(path, (_request, response) => {
    times += 1
    const content = Buffer.alloc(
      Number((headers as Record<string, unknown>)['content-length'] ?? 9),
    )
    response.writeHead(status, { 'content-length': content.length, ...headers }).end(content)
  })
  for (const round of [1, 2]) {
    expect((await edge.get(`/gateway${path}`)).status).toBe(status)
    expect(times).toBe(round)
  }
})

test('forwards events while the answer continues', async () => {
  let send: (text: string) => void = () => {}
  let left: () => void = () => {}
  const gone = new Promise<void>((resolve) => (left = resolve))
  gateway.on('/events', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    response.once('close', left)
    send = (text) => void response.write(text)
  })
  const answer = await fetch(`${edge.origin}/gateway/events`)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (const word of ['data: one\n\n', 'data: two\n\n']) {
    send(word)
    expect((await reader.read()).value).toBe(word)
  }
  // The gateway is notified that the client has disconnected.
  await reader.cancel()
  await gone
})

test('C-01: forwards a multipart upload within its limit completely', async () => {
  const hash = createHash('sha256')
  gateway.on('/upload', (request, response) => {
    const received = createHash('sha256')
    request.on('data', (chunk: Buffer) => received.update(chunk))
    request.on('end', () => sendJson(response, { hash: received.digest('hex') }))
  })
  const chunks = Array.from({ length: 40 }, (_, index) => Buffer.alloc(64 * 1024, index))
  const text = await new Promise<string>((resolve, reject) => {
    const sent = ask(
      `${edge.origin}/gateway/upload`,
      {
        method: 'POST',
        headers: {
          'transfer-encoding': 'chunked',
          'content-type': 'multipart/form-data; boundary=x',
        },
      },
      (response) => {
        response.setEncoding('utf8').on('data', resolve)
      },
    )
    sent.on('error', reject)
    for (const chunk of chunks) {
      hash.update(chunk)
      sent.write(chunk)
    }
    sent.end()
  })
  expect(JSON.parse(text)).toEqual({ hash: hash.digest('hex') })
})

test('X-01: answers a problem in the visitor’s language when the gateway cannot be reached', async () => {
  const closed = createServer()
  const { origin } = await listen(closed)
  await shut(closed)
  const lonely = await startEdge({ registry: registry.origin, gateway: origin })
  const { status, text } = await lonely.get('/gateway/core', { 'accept-language': 'en' })
  expect(status).toBe(502)
  expect(JSON.parse(text)).toEqual({
    name: 'BAD_GATEWAY',
    message: 'The service could not be reached, please try again',
  })
  await lonely.close()
})

test('N-06: redirects the logout page of a main site that is ours to home, and of another one to that site', async () => {
  const { status, headers } = await edge.get('/logout')
  expect([status, headers.location]).toEqual([303, '/'])
  const apart = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { MAIN_SITE: 'https://main.example' },
  })
  expect((await apart.get('/logout')).headers.location).toBe('https://main.example/logout')
  await apart.close()
})

test('C-23: a back end without cart-details is asked for the specified fields of the cart, and the page gets a whole one', async () => {
  const plain = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { FEATURES: 'none' },
  })
  let sent = ''
  gateway.on('/cart/graphql', (request, response) => {
    sent = ''
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()))
    request.on('end', () =>
      sendJson(response, { data: { V1GetCart: { result: { total_price: 0, detail: [] } } } }),
    )
  })
  const ask = (origin: string) =>
    fetch(`${origin}/gateway/cart/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer buyer' },
      body: JSON.stringify({ query: 'query { V1GetCart { result { notices } } }' }),
    })
  const answer = (await (await ask(plain.origin)).json()) as {
    data: { V1GetCart: { adjustments: unknown; result: Record<string, unknown> } }
  }
  expect(sent).not.toContain('notices')
  expect(gateway.requests.at(-1)!.headers.authorization).toBe('Bearer buyer')
  expect(answer.data.V1GetCart).toMatchObject({
    adjustments: [],
    result: { saved: [], notices: [] },
  })

  expect(await (await ask(edge.origin)).json()).toEqual({
    data: { V1GetCart: { result: { total_price: 0, detail: [] } } },
  })
  expect(sent).toContain('notices')
  await plain.close()
})

test.each([
  ['/search/v3/items?keyword=beras', '/search/v3/items?keyword=beras&page=1'],
  ['/search/v3/sellers', '/search/v3/sellers?page=1'],
  ['/search/v3/items?keyword=beras&page=2', '/search/v3/items?keyword=beras&page=2'],
  [
    '/core/api/mobile/v1/location/address?like=a%20b',
    '/core/api/mobile/v1/location/address?like=a%20b&page=1',
  ],
  ['/search/v3/suggestions?keyword=beras', '/search/v3/suggestions?keyword=beras'],
])('K-01: sends %s as the specification names it: %s', async (address, sent) => {
  gateway.on(address.split('?')[0]!, (_, response) => sendJson(response, { data: [] }))
  await edge.get(`/gateway${address}`)
  expect(gateway.requests.at(-1)!.path).toBe(sent)
})
