import { productDetail } from '@borong/api/catalogue'
import { serveMetrics } from '@borong/observe/serve-metrics'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

// A host that renders the screen of a route, and leaves out a region that throws.
const hostServer = `
  module.exports = {
    shared: {},
    async render({ boot, url, load }) {
      const path = url.startsWith('/p/') ? '/p/:alias' : url.split('?')[0]
      const route = boot.routes.find((one) => one.path === path)
      if (!route) return { head: '', html: 'not found' }
      const { unit, screen } = route
      try {
        return { head: '', html: '<main>' + load(unit, screen).draw() + '</main>' }
      } catch (error) {
        if (url === '/whole') throw error
        return { head: '', html: '<main></main>', isWhole: false, failed: [{ unit, message: error.message }] }
      }
    },
  }`
const open = (path: string, screen: string) => ({ path, guard: 'public', screen }) as const
const marketplace = remoteRelease(
  'marketplace',
  '1.0.0',
  [
    open('/', './HomeScreen'),
    {
      ...open('/p/:alias', './ProductScreen'),
      calls: [[productDetail, { query: { alias: ':alias', microsite_url: 'toko' } }]],
    },
  ],
  {
    server: `module.exports = {
      './HomeScreen': () => ({ draw: () => 'home' }),
      './ProductScreen': () => ({ draw: () => 'product' }),
    }`,
  },
)
const services = remoteRelease(
  'services',
  '1.1.0',
  [open('/services', './ServicesScreen'), open('/whole', './WholeScreen')],
  {
    server: `
      const thrown = () => ({ draw: () => { throw new Error('planted') } })
      module.exports = { './ServicesScreen': thrown, './WholeScreen': thrown }`,
  },
)

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
let metrics: Awaited<ReturnType<typeof serveMetrics>>

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  registry.set(
    {
      production: {
        host: { stable: '1.0.0' },
        marketplace: { stable: '1.0.0' },
        services: { stable: '1.1.0' },
      },
    },
    [hostRelease('1.0.0', hostServer), marketplace, services],
  )
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    config: { renderMs: 30_000 },
  })
  await edge.eventually('/readyz', ({ status }) => status === 200)
  metrics = await serveMetrics(edge.edge.metrics, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await metrics.close()
  await edge.close()
  await gateway.close()
  await registry.close()
})

/** The value of a series; undefined when there is none. A request is counted when its connection knows that it ended. */
async function valueOf(series: string): Promise<number | undefined> {
  const text = await (await fetch(metrics.address)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

async function becomes(series: string, value: number) {
  let found: number | undefined
  for (let tries = 0; found !== value && tries < 1000; tries += 1) found = await valueOf(series)
  expect([series, found]).toEqual([series, value])
}

const requests = (route: string, status: number) =>
  `http_requests_total{method="GET",route="${route}",status="${status}"}`

test('C-35: counts requests by the pattern of their page or the part of the edge, never by address', async () => {
  gateway.on('/product/private-1', (_, response) => sendJson(response, {}))
  gateway.on(productDetail.path, (_, response) => sendJson(response, { result: {} }))
  await edge.get('/p/secret-alias?utm_source=mail')
  await edge.get('/p/other-alias')
  await edge.get('/no-such-page/of-budi')
  await edge.get('/assets/marketplace/unknown.js')
  await edge.get('/gateway/product/private-1?token=x')
  await edge.get('/search?q=beras')
  await becomes(requests('/p/:alias', 200), 2)
  await becomes(requests('unknown page', 404), 1)
  await becomes(requests('form search', 303), 1)
  await becomes(requests('assets', 404), 1)
  await becomes(requests('gateway', 200), 1)
  const text = await (await fetch(metrics.address)).text()
  expect(text).not.toMatch(/secret-alias|other-alias|of-budi|private-1|beras/)
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/p\/:alias"\} 2/)
})

test('C-35: the port of visitors has no metrics', async () => {
  const { status, text } = await edge.get('/metrics')
  expect(status).toBe(404)
  expect(text).not.toContain('http_requests_total')
})

const failures = (unit: string, version: string, reason: string) =>
  `borong_render_failures_total{unit="${unit}",version="${version}",reason="${reason}"}`

test('M-04: a region or a page that throws raises the failures of its unit and version, and of no other one', async () => {
  expect(await valueOf(failures('services', '1.1.0', 'region'))).toBe(0)
  await edge.get('/services')
  await becomes(failures('services', '1.1.0', 'region'), 1)
  await edge.get('/whole')
  await becomes(failures('services', '1.1.0', 'thrown'), 1)
  for (const unit of ['host', 'marketplace'])
    for (const reason of ['region', 'thrown'])
      expect(await valueOf(failures(unit, '1.0.0', reason))).toBe(0)
})

test('C-35: measures pages by unit and version, and counts lookups in caches', async () => {
  const before = (await valueOf('borong_cache_requests_total{cache="documents",result="hit"}')) ?? 0
  await edge.get('/')
  await edge.get('/')
  await becomes('borong_render_duration_seconds_count{unit="marketplace",version="1.0.0"}', 3)
  await becomes('borong_cache_requests_total{cache="documents",result="hit"}', before + 1)
})

test('C-35: names the call whose data is missing in a document', async () => {
  gateway.on(productDetail.path, (_, response) => sendJson(response, {}, 503))
  await edge.get('/p/without-data')
  await becomes(`borong_first_data_missing_total{call="${productDetail.id}",reason="status"}`, 1)
})

test('M-04: shows the sequence of the registry that it serves, and the time since the registry answered', async () => {
  const sequence = (await valueOf('borong_edge_sequence'))!
  registry.setSnapshot((snapshot) => snapshot)
  await becomes('borong_edge_sequence', sequence + 1)
  expect(await valueOf('borong_edge_registry_answer_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(await valueOf('borong_edge_releases_refused')).toBe(0)
})
