import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { signRelease } from '@borong/registry/signature'
import { hostRelease, keys, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'
import { signOverride } from './overrides.ts'

const routes = [{ path: '/cart', guard: 'login', screen: './cart/CartScreen' }] as const
/** Its screen names a script that the release does not have. */
const lacking = () => {
  const { release: built, contents } = remoteRelease('checkout', '1.2.0', routes)
  const { signature: _, ...release } = built
  const modules = { ...release.remote!.modules, './cart/CartScreen': { js: ['gone.js'], css: [] } }
  const altered = { ...release, remote: { ...release.remote!, modules } }
  return { release: signRelease(altered, keys.privateKey), contents }
}
const releases = [
  lacking(),
  hostRelease('1.0.0'),
  remoteRelease('checkout', '1.0.0', routes),
  remoteRelease('checkout', '1.1.0', routes),
  remoteRelease('checkout', '2.0.0', routes, { contract: '^2.0.0' }),
]
const KEY = 'a key for tests'
const soon = () => new Date(Date.now() + 60_000)

let registry: FakeRegistry
let gateway: FakeGateway
let production: TestEdge
let staging: TestEdge

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  const channel = { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0' } }
  registry.set({ production: channel, staging: channel }, releases)
  const options = { registry: registry.origin, gateway: gateway.origin }
  production = await startEdge({ ...options, environment: { OVERRIDE_KEY: KEY } })
  staging = await startEdge({ ...options, environment: { CHANNEL: 'staging' } })
  await production.eventually('/cart', ({ status }) => status === 200)
  await staging.eventually('/cart', ({ status }) => status === 200)
})
afterAll(async () => {
  await production.close()
  await staging.close()
  await gateway.close()
  await registry.close()
})

test('M-06: on a channel other than production an address chooses a version, which the page receives and retains', async () => {
  const { boot } = await staging.get('/cart?utm_source=mail&release.checkout=1.1.0')
  expect(boot.set.units.checkout?.version).toBe('1.1.0')
  expect(boot.overridden).toEqual(['checkout'])
  expect(boot.overrideQuery).toBe('release.checkout=1.1.0')
  expect((await staging.get('/cart')).boot.overridden).toBeUndefined()
})

test('M-06 X-07: a page of chosen versions has no fallback, which would be another version', async () => {
  const { boot } = await staging.get('/cart?release.checkout=1.1.0')
  expect(boot.set.units.checkout).not.toHaveProperty('lastGood')
  expect(boot.set.units.checkout).not.toHaveProperty('lastGoodTable')
})

test('M-06: refuses a version that the registry does not know by name', async () => {
  const { status, text } = await staging.get('/cart?release.checkout=9.9.9')
  expect(status).toBe(403)
  expect(JSON.parse(text)).toEqual({
    name: 'OVERRIDE_REFUSED',
    message: 'Not every version is here: checkout 9.9.9',
  })
})

test("M-05: refuses a version with another contract than the host's", async () => {
  const { status, text } = await staging.get('/cart?release.checkout=2.0.0')
  expect(status).toBe(403)
  expect(text).toContain('host 1.0.0 (1.0.0), checkout 2.0.0 (^2.0.0)')
})

test('M-06: a chosen version that cannot be opened fails its own request only', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  const { status } = await staging.get('/cart?release.checkout=1.2.0')
  const { status: head } = await staging.get('/cart?release.checkout=1.2.0', {}, 'HEAD')
  expect([status, head]).toEqual([500, 500])
  expect((await staging.get('/cart')).status).toBe(200)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('M-06: production opens a version by a signed link only', async () => {
  const signed = signOverride(KEY, { 'release.checkout': '1.1.0' }, soon())
  const { boot } = await production.get(`/cart?${signed}`)
  expect(boot.set.units.checkout?.version).toBe('1.1.0')
  expect((await production.get(`/cart?${boot.overrideQuery}`)).boot.set.id).toBe(boot.set.id)

  const refused = [
    'release.checkout=1.1.0',
    'release.checkout=1.1.0&until=99999999999&sig=AAAA',
    signed.replace('1.1.0', '1.0.0'),
    `${signed}&release.host=1.0.0`,
    `%72elease.checkout=1.1.0`,
    signOverride('another key', { 'release.checkout': '1.1.0' }, soon()),
    signOverride(KEY, { 'release.checkout': '1.1.0' }, new Date(Date.now() - 1000)),
  ]
  for (const query of refused) expect((await production.get(`/cart?${query}`)).status).toBe(403)
})

test('M-06: opens an earlier release set again by its id', async () => {
  const chosen = await staging.get('/cart?release.checkout=1.1.0')
  const replayed = await staging.get(`/cart?set=${chosen.boot.set.id}`)
  expect(replayed.boot.set).toEqual(chosen.boot.set)
  expect(replayed.boot.overridden).toEqual(['checkout'])
  expect((await staging.get('/cart?set=nosuchset')).status).toBe(403)
  expect((await staging.get(`/cart?set=${chosen.boot.set.id}x`)).status).toBe(403)
  expect((await production.get(`/cart?set=${chosen.boot.set.id}`)).status).toBe(403)
})

test('M-06: another edge opens a release set by its id', async () => {
  const chosen = await staging.get('/cart?release.checkout=1.1.0')
  const { origin } = registry
  const other = await startEdge({
    registry: origin,
    gateway: gateway.origin,
    environment: { CHANNEL: 'staging' },
  })
  await other.eventually('/cart', ({ status }) => status === 200)
  const replayed = await other.get(`/cart?set=${chosen.boot.set.id}`)
  expect(replayed.boot.set).toEqual(chosen.boot.set)
  await other.close()
})

test('replaces a remote by a developer’s server, and allows exactly that address in the policy', async () => {
  const { boot, headers, text } = await staging.get('/cart?dev.checkout=http://localhost:4102/')
  expect(boot.set.units.checkout).toEqual({
    version: 'development',
    entry: '',
    base: 'http://localhost:4102/',
    integrity: {},
    modules: {},
    development: true,
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' http:\/\/localhost:4102;/)
  expect(policy).toContain('ws://localhost:4102')
  expect(text).not.toContain('/assets/checkout/')
  expect((await staging.get('/new-page?dev.checkout=http://localhost:4102/')).status).toBe(200)
  expect(String((await staging.get('/cart')).headers['content-security-policy'])).not.toContain(
    'localhost:4102',
  )
})

test.each([
  'https://evil.example/',
  'http://localhost.evil.example:4102/',
  'javascript:alert(1)',
  'http://evil.example@127.0.0.2/',
  'x',
])('refuses a development override of %s', async (address) => {
  expect((await staging.get(`/cart?dev.checkout=${encodeURIComponent(address)}`)).status).toBe(403)
})

test('production refuses a development override, signed or not', async () => {
  const signed = signOverride(KEY, { 'dev.checkout': 'http://localhost:4102/' }, soon())
  expect((await production.get('/cart?dev.checkout=http://localhost:4102/')).status).toBe(403)
  expect((await production.get(`/cart?${signed}`)).status).toBe(403)
})
