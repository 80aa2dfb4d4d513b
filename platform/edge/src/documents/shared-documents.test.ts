import { home } from '@borong/api/campaigns'
import { createServer } from 'node:http'
import { guestIds } from '../http/guest-ids.ts'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { listen, shut } from '../testing/listen.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

const routes = [
  { path: '/', guard: 'public', screen: './home/HomeScreen', calls: [[home]] },
  { path: '/promo', guard: 'public', screen: './promo/PromoScreen' },
] as const
const releases = [
  hostRelease('1.0.0'),
  remoteRelease('marketplace', '1.0.0', routes),
  remoteRelease('marketplace', '2.0.0', routes),
]
const stable = { production: { host: { stable: '1.0.0' }, marketplace: { stable: '1.0.0' } } }
const rollout = (percent: number) => ({
  production: {
    host: { stable: '1.0.0' },
    marketplace: { stable: '1.0.0', candidate: { version: '2.0.0', percent } },
  },
})

const OVERRIDE_KEY = 'one key for all edges'
let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
let calls = 0

async function open(environment: Record<string, string> = {}) {
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { OVERRIDE_KEY, ...environment },
  })
  return edge
}
const variant = (name: string, more: Record<string, string> = {}) => ({
  'x-document-variant': name,
  ...more,
})

beforeEach(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  calls = 0
  gateway.on('/core/api/v2/home', (_, response) => sendJson(response, { calls: (calls += 1) }))
  registry.set(stable, releases)
})
afterEach(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

test('gives a CDN a document that it may keep for many visitors, with nothing of one in it', async () => {
  await open()
  const cookies =
    'guest_id=0badc0de-0000-4000-8000-000000000000; grant_token=mine; buyer=1; lang=en'
  const first = await edge.eventually(
    '/',
    ({ status }) => status === 200,
    variant('id.3.face', { cookie: cookies }),
  )
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'cdn-cache-control': 'public, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400',
    'surrogate-control': 'max-age=10, stale-while-revalidate=20, stale-if-error=86400',
    'surrogate-key': 'slice-3 host@1.0.0 marketplace@1.0.0',
    vary: 'Accept-Encoding, x-document-variant',
  })
  expect(first.headers).not.toHaveProperty('set-cookie')
  expect(first.headers).not.toHaveProperty('server-timing')
  expect(first.text).toContain('<html lang="id" data-face data-shared>')
  expect(first.text).not.toMatch(/0badc0de|mine/)
  const { etag } = first.headers as { etag: string }
  const again = await edge.get('/', variant('id.3.face', { 'if-none-match': etag }))
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
  const packed = await edge.get('/', variant('id.3.face', { 'accept-encoding': 'br' }))
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag })
  expect(calls).toBe(1)
})

test.each(['id', 'id.10', 'en.3.placed.face', 'fr.-', 'id.-.buyer', ''])(
  'answers a wrong variant “%s” as the request of one visitor',
  async (name) => {
    await open()
    const { headers, cookies } = await edge.eventually(
      '/',
      ({ status }) => status === 200,
      variant(name),
    )
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers).not.toHaveProperty('cdn-cache-control')
    expect(cookies.guest_id).toBeDefined()
  },
)

test('lets a CDN keep an incomplete document for a second only', async () => {
  gateway.on('/core/api/v2/home', () => {})
  await open({ FIRST_DATA_MS: '20' })
  const { headers } = await edge.eventually('/', ({ status }) => status === 200, variant('id.-'))
  expect(headers['cdn-cache-control']).toBe(
    'public, s-maxage=1, stale-while-revalidate=0, stale-if-error=0',
  )
})

test('gives a CDN no page that the address or a link has chosen', async () => {
  await open()
  await edge.eventually('/', ({ status }) => status === 200)
  const { status, headers } = await edge.get('/?release.marketplace=1.0.0', variant('id.-'))
  expect(status).toBe(403)
  expect(headers['cache-control']).toBe('no-store')
})

test('M-04: gives each slice the versions of its visitors, and those without a slice stable ones', async () => {
  registry.set(rollout(50), releases)
  await open()
  await edge.eventually('/promo', ({ status }) => status === 200)
  const versionIn = async (slice: string) =>
    (await edge.get('/promo', variant(`id.${slice}`))).boot.set.units.marketplace!.version
  const given = await Promise.all(Array.from({ length: 10 }, (_, slice) => versionIn(`${slice}`)))
  expect(given.filter((version) => version === '2.0.0')).toHaveLength(5)
  expect(await versionIn('-')).toBe('1.0.0')
})

test('M-04: gives the visitor of a page from a CDN his cookies, and counts the document', async () => {
  registry.set(rollout(50), releases)
  await open()
  await edge.eventually('/', ({ status }) => status === 200)
  const greet = (cookie = '') =>
    edge.get('/gateway/visitor', { referer: `${edge.origin}/promo`, cookie }, 'POST')
  const { status, headers, cookies } = await greet()
  expect([status, headers['cache-control']]).toEqual([204, 'no-store'])
  const valueOf = (name: string) => /=([^;]+)/.exec(cookies[name]!)![1]!
  const [guestId, slice] = [valueOf('guest_id'), valueOf('slice')]
  expect(guestIds(OVERRIDE_KEY).isIssued(guestId)).toBe(true)
  expect(cookies.grant_token).toBeDefined()

  const second = await greet(`guest_id=${guestId}; slice=${slice}; grant_token=known`)
  expect(second.headers).not.toHaveProperty('set-cookie')
  const shown = (await edge.get('/promo', variant(`id.${slice}`))).boot.set.units.marketplace!
  const own = await edge.get('/promo', { cookie: `guest_id=${guestId}` })
  expect(own.boot.set.units.marketplace!.version).toBe(shown.version)
  while (registry.documents.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(registry.documents).toContainEqual({
    visitor: guestId,
    address: expect.any(String),
    units: { host: '1.0.0', marketplace: shown.version },
  })
  // A browser that chooses another slice gets its own one again.
  const other = String((Number(slice) + 1) % 10)
  const forged = await greet(`guest_id=${guestId}; slice=${other}; grant_token=known`)
  expect(forged.cookies.slice).toContain(`slice=${slice};`)
})

test('makes the caches forget the documents of the slices whose versions change, also after a failure', async () => {
  const purged: string[][] = []
  let fails = true
  const cache = createServer((request, response) => {
    if (request.method === 'PURGE' && !fails)
      purged.push(String(request.headers['surrogate-key']).split(' '))
    response.writeHead(fails ? 503 : 200).end()
    fails = false
  })
  const { origin } = await listen(cache)
  await open({ PURGED_CACHES: `${origin}/` })
  await edge.eventually('/', ({ status }) => status === 200)
  while (purged.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(purged[0]).toHaveLength(11)
  registry.set(rollout(25), releases)
  while (purged.length === 1) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(purged[1]).toHaveLength(4)
  expect(purged[1]).not.toContain('slice-none')
  await shut(cache)
})
