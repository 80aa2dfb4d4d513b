import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { integrityOf, sha384Of } from './file-store.ts'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
const code = randomBytes(20_000).toString('base64')

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  const checkout = remoteRelease('checkout', '1.0.0', [
    { path: '/cart', guard: 'login', screen: './cart/CartScreen' },
  ])
  const services = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
    remoteRelease(
      'services',
      version,
      [{ path: '/services', guard: 'public', screen: './services/ServicesScreen' }],
      { code: `/* ${code} */` },
    ),
  )
  const stable = { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0' } }
  registry.set({ production: { ...stable, services: { stable: '1.1.0' } } }, [
    hostRelease('1.0.0'),
    checkout,
    ...services,
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
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/assets/checkout/cart-CartScreen.*.js"',
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

const servicesScript = (version: string) => `/assets/services/services-ServicesScreen.${version}.js`
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()
const offer = (dictionary: Buffer) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(dictionary).toString('base64')}:`,
})

test('M-04: a browser that has a file of an earlier release gets only the difference', async () => {
  const earlier = (await edge.get(servicesScript('1.0.0'))).body
  const whole = await edge.get(servicesScript('1.1.0'), { 'accept-encoding': 'br' })
  const { headers, body } = await edge.get(servicesScript('1.1.0'), offer(earlier))
  expect(headers['content-encoding']).toBe('dcz')
  expect(headers.etag).not.toBe(whole.headers.etag)
  expect(body.length).toBeLessThan(whole.body.length * 0.05)
  expect(body.subarray(8, 40)).toEqual(sha256(earlier))
  const content = zstdDecompressSync(body.subarray(40), { dictionary: earlier })
  expect(content).toEqual((await edge.get(servicesScript('1.1.0'))).body)
})

test('M-04: an edge behind a CDN that mixes differences up serves whole files', async () => {
  const plain = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { DELTAS: 'off' },
  })
  await plain.eventually(servicesScript('1.1.0'), ({ status }) => status === 200)
  const earlier = (await plain.get(servicesScript('1.0.0'))).body
  const { headers } = await plain.get(servicesScript('1.1.0'), offer(earlier))
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(headers).not.toHaveProperty('use-as-dictionary')
  await plain.close()
})

test('M-04: a dictionary that the edge does not have, or that is of another file, changes nothing', async () => {
  const other = (await edge.get(script)).body
  for (const dictionary of [other, Buffer.from('unknown')]) {
    const { headers } = await edge.get(servicesScript('1.1.0'), offer(dictionary))
    expect(headers['content-encoding']).toBe('br')
  }
  const earlier = (await edge.get(servicesScript('1.0.0'))).body
  for (const wrong of [
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'br, dcz;q=0' },
    { 'available-dictionary': ':not base64:' },
    { 'available-dictionary': sha256(earlier).toString('base64') },
  ]) {
    const { headers } = await edge.get(servicesScript('1.1.0'), { ...offer(earlier), ...wrong })
    expect(headers['content-encoding']).toBe('br')
  }
})

test('M-04: a file that was altered on the disk of the edge is neither a dictionary nor a difference', async () => {
  const earlier = (await edge.get(servicesScript('1.2.0'))).body
  const altered = Buffer.concat([earlier, Buffer.from('alert(1)')])
  const onDisk = join(edge.directory, 'edge/files', sha384Of(integrityOf(earlier)))
  expect(await readFile(onDisk)).toEqual(earlier)
  await writeFile(onDisk, altered)
  const offered = await edge.get(servicesScript('1.1.0'), offer(altered))
  expect(offered.headers['content-encoding']).toBe('br')
  const { body } = await edge.get(servicesScript('1.1.0'), offer(earlier))
  const content = zstdDecompressSync(body.subarray(40), { dictionary: earlier })
  expect(content).toEqual((await edge.get(servicesScript('1.1.0'))).body)
})
