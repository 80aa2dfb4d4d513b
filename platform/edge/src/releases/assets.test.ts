import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  const checkout = remoteRelease('checkout', '1.0.0', [
    { path: '/cart', guard: 'login', screen: './cart/CartScreen' },
  ])
  registry.set({ production: { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0' } } }, [
    hostRelease('1.0.0'),
    checkout,
  ])
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  await edge.eventually('/cart', ({ status }) => status === 200)
  await writeFile(join(edge.directory, 'edge/files/secret.js'), 'a file that is no release’s')
})
afterAll(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

const script = '/assets/checkout/cart-CartScreen.1.0.0.js'

test('serves a release file compressed as the browser accepts it, immutable, for every origin', async () => {
  const plain = await edge.get(script)
  const br = await edge.get(script, { 'accept-encoding': 'gzip, deflate, br' })
  const zipped = await edge.get(script, { 'accept-encoding': 'gzip;q=1, br;q=0' })
  expect([plain, br, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(zipped.body).toString()).toBe(plain.text)
  expect(br.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  const again = await edge.get(script, {
    'accept-encoding': 'br',
    'if-none-match': String(br.headers.etag),
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('does not compress a font a second time', async () => {
  const { headers } = await edge.get('/assets/host/sans.1.0.0.woff2', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-type']).toBe('font/woff2')
})

test.each([
  '/assets/checkout/../checkout/cart-CartScreen.1.0.0.js',
  '/assets/checkout/%2e%2e/checkout/cart-CartScreen.1.0.0.js',
  '/assets/../state.json',
  '/assets/checkout/../../../../../../etc/passwd',
  '/assets/..%2f..%2fregistry-key.pem',
  '/assets/checkout/..\\..\\override.key',
  '/assets/checkout/secret.js',
  '/assets//checkout/cart-CartScreen.1.0.0.js',
  '/assets/constructor/name',
  '/assets/host/cart-CartScreen.1.0.0.js',
  '/assets/',
])('%s reaches nothing', async (path) => {
  const { status, text } = await edge.get(path)
  expect(status).toBe(404)
  expect(JSON.parse(text).name).toBe('NOT_FOUND')
})
