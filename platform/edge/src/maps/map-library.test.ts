import { brotliDecompressSync } from 'node:zlib'
import { configFrom } from '../config.ts'
import { securityHeaders } from '../documents/security-headers.ts'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

const TILES = 'https://tiles.example/{z}/{x}/{y}.png'
let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge | undefined

async function open(environment: Record<string, string>) {
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin, environment })
  return edge
}

beforeEach(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  registry.set({ production: { host: { stable: '1.0.0' } } }, [hostRelease('1.0.0')])
})
afterEach(async () => {
  await edge?.close()
  await gateway.close()
  await registry.close()
})

test('R-13 R-32 K-08: serves MapLibre GL, whose worker reaches only this shop and the tiles', async () => {
  const { get, eventually } = await open({ MAP_TILES: TILES, MAP_TILES_ATTRIBUTION: '© Peta' })
  const { boot } = await eventually('/', ({ status }) => status !== 503)
  const { library = '', ...tiles } = boot.config.mapTiles ?? {}
  expect(tiles).toEqual({ address: TILES, attribution: '© Peta' })
  const module = await get(library, { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(module.body).toString()).toContain('MapLibre GL JS')
  expect(module.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(module.headers['content-security-policy']).toBeUndefined()
  const worker = await get(library.replace('.mjs', '-worker.mjs'))
  expect(worker.headers['content-security-policy']).toBe(
    "default-src 'self'; connect-src 'self' https://tiles.example",
  )
  expect((await get(library.replace('.mjs', '.css'))).headers['content-type']).toMatch(/^text\/css/)
  expect((await get(library.replace('.mjs', '.d.ts'))).status).toBe(404)
  expect((await get(library, {}, 'POST')).status).toBe(405)
})

test('R-13 R-32: without map tiles no document names them, and MapLibre GL is not served', async () => {
  const { mapTiles } = configFrom({ MAP_TILES: TILES }).runtime
  const { get, eventually } = await open({})
  const { boot } = await eventually('/', ({ status }) => status !== 503)
  expect(boot.config.mapTiles).toBeUndefined()
  expect((await get(mapTiles!.library)).status).toBe(404)
})

test('K-08: the policy of documents allows the origin of the tiles, and nothing without tiles', () => {
  const policyOf = (environment: Record<string, string>) =>
    securityHeaders(configFrom(environment), [], [])['content-security-policy']
  const policy = policyOf({ MAP_TILES: TILES })
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/tiles\.example;/)
  expect(policyOf({})).not.toContain('tiles')
})

test.each(['tiles.example/{z}/{x}/{y}', 'https://tiles.example/{z}/{x}', 'ftp://tiles.example'])(
  'K-08: refuses MAP_TILES=%s',
  (address) => {
    expect(() => configFrom({ MAP_TILES: address })).toThrow(/^MAP_TILES must be/)
  },
)
