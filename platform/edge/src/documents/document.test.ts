import { productDetail } from '@borong/api/catalogue'
import { cartGraphql } from '@borong/api/cart'
import { defineCall } from '@borong/api/call'
import { home } from '@borong/api/campaigns'
import type { FirstCall } from '@borong/contract/remote'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sha384Of } from '../releases/file-store.ts'
import { startGateway, sendJson, TOKEN_END, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { containerOf, hostRelease, remoteRelease, type TestRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

const host = hostRelease('1.0.0')
const marketplace = remoteRelease(
  'marketplace',
  '1.0.0',
  [
    { path: '/', guard: 'public', screen: './home/HomeScreen', calls: [[home]] },
    {
      path: '/v/:vendor/product/:product_alias/:lang?',
      guard: 'public',
      screen: './product/ProductScreen',
      calls: [[productDetail, { query: { alias: ':product_alias', microsite_url: ':vendor' } }]],
    },
    { path: '/search/:keyword', guard: 'public', screen: './search/SearchScreen' },
  ],
  { widgets: { 'product-strip': './widgets/ProductStrip' } },
)
const outlook = { host: 'api', access: 'guest' } as const
const services = remoteRelease('services', '1.0.0', [
  {
    path: '/stock/:id',
    guard: 'public',
    screen: './stock/StockScreen',
    calls: [
      [
        defineCall('stockOutlook', 'GET', '/stock/v1/outlook/:id', {
          ...outlook,
          headers: { 'X-Squad': 'stock' },
        }),
        { params: { id: ':id' } },
      ],
      [defineCall('stockOrder', 'POST', '/stock/v1/orders', outlook), { body: {} }],
      [defineCall('ownStock', 'GET', '/stock/v1/own', { host: 'api', access: 'login' })],
      [defineCall('partnerStock', 'GET', '//partner.example/stock', outlook)],
    ],
  },
])
// A release of contract 1 names its calls.
const named = remoteRelease('named', '1.0.0', [
  {
    path: '/named',
    guard: 'public',
    screen: './named/NamedScreen',
    calls: [['home', {}] as unknown as FirstCall],
  },
])
const checkout = remoteRelease('checkout', '1.0.0', [
  {
    path: '/cart',
    guard: 'login',
    screen: './cart/CartScreen',
    calls: [[cartGraphql, { body: { query: '{V1GetCart{result}}' } }]],
  },
  { path: '/', guard: 'public', screen: './other/OtherHome' },
])

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  const stable = { stable: '1.0.0' }
  registry.set(
    {
      production: {
        host: stable,
        marketplace: stable,
        checkout: stable,
        services: stable,
        named: stable,
      },
    },
    [host, marketplace, checkout, services, named],
  )
  gateway.on('/core/api/v2/home', (_, response) =>
    sendJson(response, { result: { hello: '</script><script>alert(1)</script>\u2028' } }),
  )
  gateway.on('/core/api/mobile/v1/product/detail', (_, response, url) => {
    const alias = url.searchParams.get('alias')
    const status = { gone: 410, unknown: 404, NO_NAME: 400, ADULT: 403 }[alias ?? ''] ?? 200
    sendJson(response, status === 200 ? { result: { alias } } : { name: 'NO_PRODUCT' }, status)
  })
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  await edge.eventually('/', ({ status }) => status === 200)
})
afterAll(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

const hashOf = ({ release }: TestRelease, name: string) =>
  release.files.find((file) => file.name === name)?.integrity

/** The hash with which the bundler's loader requests a chunk. */
function chunkHashOf({ release, contents }: TestRelease, name: string) {
  const file = release.files.find((one) => one.name === name)!
  const content = contents.get(sha384Of(file.integrity))!
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Every element of the head that makes the browser fetch something: its address and its hash. */
function fetched(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const elements = [
    ...head.matchAll(/<(?:script [^>]*src=|link rel="(?:preload|stylesheet)")[^>]*>/g),
  ].map(([element]) => element)
  return elements.map((element) => ({
    address: /(?:href|src)="([^"]+)"/.exec(element)?.[1],
    integrity: /integrity="([^"]+)"/.exec(element)?.[1],
    cors: /crossorigin="([^"]+)"/.exec(element)?.[1],
  }))
}

test('M-02 M-04: a document requests exactly the files of its route, each with the hash that its loader uses', async () => {
  const { text } = await edge.get('/search/beras', { cookie: 'lang=en' })
  const pinned = (unit: string, release: TestRelease, name: string, hash = hashOf) => ({
    address: `/assets/${unit}/${name}`,
    integrity: hash(release, name),
    cors: 'anonymous',
  })
  expect(text).toContain('<style data-href="/assets/marketplace/search-SearchScreen.1.0.0.css">')
  expect(fetched(text)).toEqual([
    pinned('host', host, 'react.1.0.0.js'),
    pinned('host', host, 'main.1.0.0.js'),
    pinned('marketplace', marketplace, 'entry.1.0.0.js'),
    pinned('marketplace', marketplace, 'search-SearchScreen.1.0.0.js', chunkHashOf),
    pinned('marketplace', marketplace, 'messages-en.1.0.0.js', chunkHashOf),
  ])
})

test('names the web font only for a browser that has it cached, and caches both documents separately', async () => {
  const font = { address: '/assets/host/sans.1.0.0.woff2', integrity: undefined, cors: 'anonymous' }
  // Rendered for each, then cached.
  for (const path of ['/search/gula', '/search/gula']) {
    const without = await edge.get(path)
    expect(without.text).toContain('<html lang="id">')
    expect(fetched(without.text)).not.toContainEqual(font)
    const { text } = await edge.get(path, { cookie: 'face=1' })
    expect(text).toContain('<html lang="id" data-face>')
    expect(fetched(text)[0]).toEqual(font)
  }
})

test('puts the markers that a screen has set at the root of a document, and nothing else', async () => {
  expect((await edge.get('/search/kopi')).text).toContain('<html lang="id">')
  const { text } = await edge.get('/search/kopi', { cookie: 'placed=1; face=1; lawful=1' })
  expect(text).toContain('<html lang="id" data-face data-placed>')
  const other = await edge.get('/search/kopi', { cookie: 'placed=0' })
  expect(other.text).toContain('<html lang="id">')
})

test.each(['access_token', 'refresh_token'])(
  'a buyer’s document says so by his %s, kept apart from a guest’s',
  async (name) => {
    for (const path of ['/search/garam', '/search/garam']) {
      expect((await edge.get(path)).text).toContain('<html lang="id">')
      const { text } = await edge.get(path, { cookie: `${name}=secret` })
      expect(text).toContain('<html lang="id" data-buyer>')
      expect(text).not.toContain('secret')
    }
  },
)

test('M-02: the boot data contains the host and the first files of the page, and pins the tables of all remotes', async () => {
  const { boot } = await edge.get('/search/beras')
  const { host: hostUnit, marketplace: owner, checkout: other } = boot.set.units
  expect(hostUnit?.integrity['main.1.0.0.js']).toBe(hashOf(host, 'main.1.0.0.js'))
  expect(Object.keys(owner?.integrity ?? {})).toEqual([
    'entry.1.0.0.js',
    'search-SearchScreen.1.0.0.js',
    'search-SearchScreen.1.0.0.css',
    'messages-id.1.0.0.js',
  ])
  expect(owner?.table?.name).toMatch(/\.json$/)
  expect(owner?.container).toBe(containerOf('marketplace', '1.0.0'))
  expect(other?.container).toBeUndefined()
  expect(owner?.modules['./search/SearchScreen']).toEqual({
    js: ['search-SearchScreen.1.0.0.js'],
    css: ['search-SearchScreen.1.0.0.css'],
  })
  expect(other?.integrity).toEqual({ 'entry.1.0.0.js': hashOf(checkout, 'entry.1.0.0.js') })
  const table = await edge.get(`/assets/checkout/${other?.table?.name}`)
  expect(JSON.parse(table.text)).toMatchObject({
    entry: 'entry.1.0.0.js',
    container: containerOf('checkout', '1.0.0'),
    integrity: { 'cart-CartScreen.1.0.0.js': hashOf(checkout, 'cart-CartScreen.1.0.0.js') },
  })
  expect(boot.widgets).toEqual({
    'marketplace/product-strip': { unit: 'marketplace', module: './widgets/ProductStrip' },
  })
})

test('N-03: gives a page that two remotes claim to the earlier one', async () => {
  const { boot } = await edge.get('/')
  expect(boot.routes.filter(({ path }) => path === '/')).toMatchObject([{ unit: 'marketplace' }])
})

test('embeds the first data under the key that the screen reads it by, escaped for the script element', async () => {
  const { boot, text } = await edge.get('/')
  expect(boot.data).toEqual([
    [['home'], { result: { hello: '</script><script>alert(1)</script>\u2028' } }],
  ])
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('\u2028')
})

test('C-01 C-19: fills a first call from the path and sends it as a guest of the buyer’s app', async () => {
  const { boot } = await edge.get('/v/toko%20jaya/product/beras-5kg')
  expect(boot.data).toEqual([
    [
      ['productDetail', { query: { alias: 'beras-5kg', microsite_url: 'toko jaya' } }],
      { result: { alias: 'beras-5kg' } },
    ],
  ])
  const { headers } = gateway.requests.findLast(({ path }) => path.includes('product/detail'))!
  expect(headers).toMatchObject({ 'x-application-context': 'pwa:buyer', 'accept-language': 'id' })
  expect(headers.authorization).toMatch(/^Bearer guest-token-\d+$/)
})

test("M-02: sends a remote's own call from its release record, and leaves writes and buyers' calls to the page", async () => {
  gateway.on('/stock/v1/outlook/7', (_, response) => sendJson(response, { days: 3 }))
  gateway.requests.length = 0
  const { boot, status } = await edge.get('/stock/7')
  expect(status).toBe(200)
  expect(boot.data).toEqual([[['stockOutlook', { params: { id: '7' } }], { days: 3 }]])
  expect(gateway.requests.map(({ path }) => path)).toEqual(['/stock/v1/outlook/7'])
  expect(gateway.requests[0]?.headers).toMatchObject({ 'x-squad': 'stock' })
  const route = boot.routes.find(({ path }) => path === '/stock/:id')
  expect(route?.calls?.[0]?.[0]).toMatchObject({
    id: 'stockOutlook',
    path: '/stock/v1/outlook/:id',
  })
})

test('M-04: adds no first data to a page of a release that names its calls', async () => {
  const { boot, status } = await edge.get('/named')
  expect({ status, data: boot.data }).toEqual({ status: 200, data: [] })
})

test('C-01: requests the data of a document in the name of its visitor, to whom the rate limit applies', async () => {
  const from = '203.0.113.7'
  await edge.get('/v/toko/product/counted', { 'x-forwarded-for': from })
  const { headers } = gateway.requests.findLast(({ path }) => path.includes('counted'))!
  expect(headers['x-forwarded-for']).toMatch(/^203\.0\.113\.7, (::ffff:)?127\.0\.0\.1$/)
})

test('R-18 V-12: requests no data for a page of logged-in buyers', async () => {
  const { boot, status } = await edge.get('/cart', { cookie: 'access_token=secret' })
  expect(status).toBe(200)
  expect(boot.data).toEqual([])
  expect(gateway.requests.some(({ path }) => path.startsWith('/cart/graphql'))).toBe(false)
})

test('R-37: answers 404 for an unknown address and passes this on to the host', async () => {
  const { status, boot } = await edge.get('/no/such/page')
  expect(status).toBe(404)
  expect(boot.status).toBe(404)
})

test.each([
  ['unknown', 404],
  ['gone', 410],
  ['NO_NAME', 404],
] as const)('R-12: a product that is %s makes the document a %s', async (alias, status) => {
  const answer = await edge.get(`/v/toko/product/${alias}`)
  expect(answer.status).toBe(status)
  expect(answer.boot.status).toBe(status)
  // The data with which the page shows it.
  const [[key, refusedStatus, problem] = []] = answer.boot.refused ?? []
  expect([key?.[0], refusedStatus, problem]).toEqual([
    'productDetail',
    alias === 'NO_NAME' ? 400 : status,
    { name: 'NO_PRODUCT' },
  ])
  expect(answer.boot.data.map(([[name]]) => name)).not.toContain('productDetail')
})

test('V-14: shows guests alone that they may not see a product', async () => {
  const guest = await edge.get('/v/toko/product/ADULT')
  expect(guest.status).toBe(200)
  expect(guest.boot.refused?.map(([[name], status]) => [name, status])).toEqual([
    ['productDetail', 403],
  ])
  const buyer = await edge.get('/v/toko/product/ADULT', { cookie: 'refresh_token=there' })
  expect(buyer.status).toBe(200)
  expect(buyer.boot.refused).toBeUndefined()
})

test.each(['/login', '/login/otp', '/register/email/success'])(
  'R-35 R-36: %s is the host’s own page and requests nothing of a remote',
  async (path) => {
    const { status, text, boot } = await edge.get(path)
    expect(status).toBe(200)
    expect(boot.status).toBe(200)
    const addresses = fetched(text).map(({ address }) => address)
    expect(addresses).not.toHaveLength(0)
    expect(addresses.filter((address) => !address?.startsWith('/assets/host/'))).toEqual([])
    expect(boot.routes.map(({ unit }) => unit)).not.toContain('host')
  },
)

test('F-02: uses the visitor’s language, else Indonesian; the path has priority over both', async () => {
  const languageOf = async (path: string, headers: Record<string, string>) =>
    (await edge.get(path, headers)).boot.language
  expect(await languageOf('/', {})).toBe('id')
  expect(await languageOf('/', { 'accept-language': 'en-GB, id;q=0.5' })).toBe('id')
  expect(await languageOf('/', { 'accept-language': 'id', cookie: 'lang=en' })).toBe('en')
  expect(await languageOf('/v/toko/product/beras/en', { cookie: 'lang=id' })).toBe('en')
})

test('T-02 N-01 E-01: gives a new visitor a guest token with its own expiry, and an id for three days', async () => {
  const { cookies, headers } = await edge.get('/')
  expect(cookies.grant_token).toBe(
    `${cookies.grant_token?.split(';')[0]}; Path=/; Expires=${new Date(TOKEN_END * 1000).toUTCString()}; SameSite=Lax`,
  )
  expect(cookies.guest_id).toMatch(/^guest_id=[0-9a-f-]{36}; Path=\/; Expires=[^;]+; SameSite=Lax$/)
  const days =
    (Date.parse(/Expires=([^;]+)/.exec(cookies.guest_id ?? '')?.[1] ?? '') - Date.now()) /
    86_400_000
  expect(days).toBeGreaterThan(2.99)
  expect(days).toBeLessThanOrEqual(3)
  expect(headers['cache-control']).toBe('private, no-store')
})

test('T-02: gives no two visitors the same guest token', async () => {
  const visits = await Promise.all(Array.from({ length: 20 }, () => edge.get('/')))
  const given = visits.map(({ cookies }) => cookies.grant_token?.split(';')[0]).filter(Boolean)
  expect(given.length).toBeGreaterThan(0)
  expect(new Set(given).size).toBe(given.length)
})

test('E-01: leaves the id and the token of a visitor who has them', async () => {
  const cookie = 'guest_id=6f1d2c3b-0000-4000-8000-1234567890ab; grant_token=there'
  const { cookies, headers } = await edge.get('/', { cookie })
  expect(cookies).toEqual({})
  expect(headers['cache-control']).toBe('private, no-cache')
})

test('sends the same document compressed or not, and to HEAD only its headers', async () => {
  const plain = await edge.get('/search/gula')
  const first = await edge.get('/search/tepung', { 'accept-encoding': 'gzip, br' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.body).toString()).toContain('<div id="app">')
  const zipped = await edge.get('/search/gula', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.body).toString()).toBe(plain.text)
  expect(zipped.headers.vary).toBe('Accept-Encoding, Cookie')
  const head = await edge.get('/search/gula', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect((await edge.get('/search/gula', {}, 'POST')).status).toBe(405)
})

test('compresses documents that many visitors request concurrently with less work and more bytes', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `beras-${10 + index}`)
  const waiting: (() => void)[] = []
  gateway.on('/core/api/mobile/v1/product/detail', (_, response, url) => {
    const answer = () => sendJson(response, { result: { alias: url.searchParams.get('alias') } })
    if (!names.includes(url.searchParams.get('alias') ?? '')) return answer()
    waiting.push(answer)
    if (waiting.length === names.length) waiting.forEach((answerNow) => answerNow())
  })
  const visit = (name: string) => edge.get(`/v/toko/product/${name}`, { 'accept-encoding': 'br' })
  const alone = await visit('beras-99')
  const rush = await Promise.all(names.map(visit))
  for (const [index, { body }] of rush.entries())
    expect(brotliDecompressSync(body).toString()).toMatch(
      new RegExp(`"alias":"${names[index]}".*</html>$`, 's'),
    )
  const isLarger = rush.map(({ body }) => body.length > alone.body.length * 1.05)
  expect(new Set(isLarger)).toEqual(new Set([true, false]))
})
