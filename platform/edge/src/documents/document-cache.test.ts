import { home, promos } from '@borong/api/campaigns'
import { request } from 'node:http'
import type { Config } from '../config.ts'
import { sendJson, startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'
import { documentCache } from './document-cache.ts'
import { encodedDocument } from './encoded-document.ts'

const document = (html: string, isComplete = true) =>
  encodedDocument({ status: 200, headers: {}, html: Buffer.from(html), isComplete })

const times = { freshMs: 10_000, staleMs: 20_000 }

test('does not replace a complete document by an incomplete one', async () => {
  let now = 0
  const cache = documentCache({ ...times, bytes: 1024 * 1024, now: () => now })
  const store = async (html: string, isComplete: boolean) => {
    cache.store('page', Promise.resolve(document(html, isComplete)))
    await cache.coming('page')
  }
  await store('whole', true)
  now = 11_000
  await store('lacking', false)
  expect(cache.find('page')?.document.html.toString()).toBe('whole')
  expect(cache.find('page')?.isStale).toBe(true)
  now = 30_001
  await store('lacking', false)
  expect(cache.find('page')?.document.html.toString()).toBe('lacking')
})

test('serves a document while it is fresh, then stale while its successor is rendered, then no more', async () => {
  let now = 0
  const cache = documentCache({ ...times, bytes: 1024 * 1024, now: () => now })
  cache.store('page', Promise.resolve(document('one')))
  await cache.coming('page')
  const seen = () => ({
    html: cache.find('page')?.document.html.toString(),
    isStale: cache.find('page')?.isStale,
  })
  now = 10_000
  expect(seen()).toEqual({ html: 'one', isStale: false })
  now = 30_000
  expect(seen()).toEqual({ html: 'one', isStale: true })
  now = 30_001
  expect(seen()).toEqual({ html: undefined, isStale: undefined })
})

test('caches an incomplete document for a second only', async () => {
  let now = 0
  const cache = documentCache({ ...times, bytes: 1024 * 1024, now: () => now })
  cache.store('page', Promise.resolve(document('half', false)))
  await cache.coming('page')
  now = 1_000
  expect(cache.find('page')?.isStale).toBe(false)
  now = 1_001
  expect(cache.find('page')).toBeUndefined()
})

describe('on a running edge', () => {
  const remote = remoteRelease('marketplace', '1.0.0', [
    { path: '/', guard: 'public', screen: './home/HomeScreen', calls: [[home]] },
    {
      path: '/radar',
      guard: 'public',
      screen: './radar/RadarScreen',
      calls: [[home, {}]],
      search: ['staple', 'days'],
    },
    { path: '/promo', guard: 'public', screen: './promo/PromoScreen', calls: [[promos]] },
  ])
  let registry: FakeRegistry
  let gateway: FakeGateway
  let edges: TestEdge[]

  async function open(options: { config?: Partial<Config> } = {}) {
    const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin, ...options })
    edges.push(edge)
    return edge
  }

  beforeEach(async () => {
    edges = []
    registry = await startRegistry()
    gateway = await startGateway()
    registry.set({ production: { host: { stable: '1.0.0' }, marketplace: { stable: '1.0.0' } } }, [
      hostRelease('1.0.0'),
      remote,
    ])
  })
  afterEach(async () => {
    await Promise.all(edges.map((edge) => edge.close()))
    await gateway.close()
    await registry.close()
  })

  test('shares one document among concurrent visitors, with nothing personal in it', async () => {
    let calls = 0
    gateway.on('/core/api/v2/home', (_, response) => sendJson(response, { calls: (calls += 1) }))
    const edge = await open()
    await edge.eventually('/nobody', ({ status }) => status === 404)
    const visits = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        edge.get(`/?${['utm_source', 'gbraid', 'mc_cid', 'srsltid'][index % 4]}=${index}`),
      ),
    )
    expect(calls).toBe(1)
    expect(new Set(visits.map(({ text }) => text)).size).toBe(1)
    expect(new Set(visits.map(({ cookies }) => cookies.guest_id)).size).toBe(8)
    for (const { text, cookies } of visits)
      expect(text).not.toContain(cookies.guest_id!.slice(9, 45))
  })

  test('renders one document for all addresses that differ in parameters that the route does not declare', async () => {
    let calls = 0
    gateway.on('/core/api/v2/home', (_, response) => sendJson(response, { calls: (calls += 1) }))
    const edge = await open()
    const first = await edge.eventually('/radar?days=7', ({ status }) => status === 200)
    const rendersOf = async (...searches: string[]) => {
      const before = calls
      for (const search of searches) await edge.get(`/radar?${search}`)
      return calls - before
    }
    const others = Array.from({ length: 20 }, (_, index) => `x=${index}&days=7&${index}`)
    expect(await rendersOf(...others)).toBe(0)
    expect(await rendersOf('days=30', 'x=1&days=30')).toBe(1)
    expect(await rendersOf('staple=beras&days=7', 'days=7&staple=beras')).toBe(1)
    expect(await rendersOf('', 'x', 'DAYS=7')).toBe(1)
    expect(first.boot.routes.find(({ path }) => path === '/radar')).not.toHaveProperty('search')
  })

  test('gives no parameter to the page of an unknown address', async () => {
    const edge = await open()
    const first = await edge.eventually('/nobody?x=1', ({ status }) => status === 404)
    expect((await edge.get('/nobody?x=2')).boot.now).toBe(first.boot.now)
  })

  test('leaves the data of a call that hangs empty instead of delaying the document', async () => {
    gateway.on('/core/api/v2/home', () => {})
    const edge = await open({ config: { firstDataMs: 20 } })
    const { boot } = await edge.eventually('/', ({ status }) => status === 200)
    expect(boot.data).toEqual([])
    expect(edge.logged).toContainEqual({
      level: 'warn',
      message: 'A document lacks first data',
      fields: { route: '/', call: 'home', reason: expect.any(String) },
    })
  })

  test('sends the head before the page’s data is there', async () => {
    const headSeen = Promise.withResolvers<void>()
    gateway.on('/campaign/v1/promos', (_, response) => {
      void headSeen.promise.then(() => sendJson(response, { data: ['late'] }))
    })
    const edge = await open({ config: { firstDataMs: 5_000 } })
    await edge.eventually('/nobody', ({ status }) => status === 404)
    const chunks: string[] = []
    await new Promise((resolve, reject) => {
      const sent = request(`${edge.origin}/promo`, { agent: false }, (response) => {
        response.setEncoding('utf8').on('data', (chunk: string) => {
          chunks.push(chunk)
          headSeen.resolve()
        })
        response.on('end', resolve)
      })
      sent.on('error', reject)
      sent.end()
    })
    const [head, ...rest] = chunks
    expect(head).toContain('promo-PromoScreen.1.0.0.js')
    expect(head).not.toContain('"late"')
    expect(rest.join('')).toContain('"late"')
  })

  test('C-02: fetches another token of the edge and repeats the call when the gateway no longer knows the first', async () => {
    const known = new Set<string>()
    gateway.on('/core/api/v2/home', ({ headers }, response) => {
      const token = headers.authorization ?? ''
      if (known.size === 0) known.add(token)
      return known.has(token)
        ? sendJson(response, {}, 401)
        : sendJson(response, { result: 'again' })
    })
    const edge = await open()
    const { boot } = await edge.eventually('/', ({ status }) => status === 200)
    expect(boot.data).toEqual([[['home'], { result: 'again' }]])
  })
})
