import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

let registry: FakeRegistry
let gateway: FakeGateway
const edges: TestEdge[] = []

async function open(environment: Record<string, string> = {}) {
  const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin, environment })
  edges.push(edge)
  await edge.eventually('/', ({ status }) => status !== 503)
  return edge
}

beforeEach(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  registry.set({ production: { host: { stable: '1.0.0' } } }, [
    hostRelease('1.0.0'),
    hostRelease('1.1.0'),
  ])
})
afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close()
  await gateway.close()
  await registry.close()
})

test('serves the stable host’s worker, manifest and icon under their plain names', async () => {
  const edge = await open()
  const worker = await edge.get('/service-worker.js')
  expect(worker.text).toBe('/* worker 1.0.0 */')
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
  })
  const manifest = await edge.get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const icon = await edge.get('/favicon.ico')
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
  const again = await edge.get('/favicon.ico', { 'if-none-match': String(icon.headers.etag) })
  expect(again.status).toBe(304)
  expect((await edge.get('/icon-512.png')).status).toBe(404)
  const { text } = await edge.get('/')
  expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">')
})

test('M-04: serves the worker of a new stable host', async () => {
  const edge = await open()
  registry.set({ production: { host: { stable: '1.1.0' } } }, [
    hostRelease('1.0.0'),
    hostRelease('1.1.0'),
  ])
  await edge.eventually('/service-worker.js', ({ text }) => text === '/* worker 1.1.0 */')
})

test('serves a worker that clears everything and unregisters when the worker is withdrawn', async () => {
  const edge = await open({ SERVICE_WORKER: 'off' })
  const { status, text } = await edge.get('/service-worker.js')
  expect(status).toBe(200)
  expect(text).toContain('registration.unregister()')
  expect(text).toContain('caches.delete')
})
