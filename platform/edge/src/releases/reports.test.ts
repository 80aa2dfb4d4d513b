import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

let registry: FakeRegistry
let gateway: FakeGateway
let edges: TestEdge[]
beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  registry.set({ production: { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0' } } }, [
    hostRelease('1.0.0'),
    remoteRelease('checkout', '1.0.0', [{ path: '/', guard: 'public', screen: './Screen' }]),
  ])
  const start = () =>
    startEdge({
      registry: registry.origin,
      gateway: gateway.origin,
      environment: { OVERRIDE_KEY: 'one key for all edges' },
    })
  edges = [await start(), await start()]
})
afterAll(async () => {
  for (const edge of edges) await edge.close()
  await gateway.close()
  await registry.close()
})

const report = (edge: TestEdge, visitor: string) =>
  fetch(`${edge.origin}/registry/v1/reports`, {
    method: 'POST',
    body: JSON.stringify({ channel: 'production', visitor, units: { checkout: {} } }),
  })

test('M-04: forwards a report of a visitor to whom any of the edges served a document', async () => {
  const [one, other] = edges as [TestEdge, TestEdge]
  const { cookies } = await one.eventually('/', ({ status }) => status === 200)
  const guestId = /^guest_id=([^;]+)/.exec(cookies.guest_id!)![1]!
  // The second visitor gets the cached document, and an id of his own.
  const second = await one.get('/')
  expect(second.cookies.guest_id).not.toContain(guestId)
  for (const edge of [one, other])
    expect(await (await report(edge, guestId)).json()).toEqual({ url: '/registry/v1/reports' })
})

test('M-04: does not forward a report with a guest id that no edge issued', async () => {
  const answer = await report(edges[0]!, crypto.randomUUID())
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const nonsense = await fetch(`${edges[0]!.origin}/registry/v1/reports`, {
    method: 'POST',
    body: 'nonsense',
  })
  expect(nonsense.status).toBe(204)
})

test('M-04: forwards no more reports of one network than its number', async () => {
  const edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { OVERRIDE_KEY: 'one key for all edges', REPORTS_PER_MINUTE: '2' },
  })
  edges.push(edge)
  const { cookies } = await edges[0]!.eventually('/', ({ status }) => status === 200)
  const guestId = /^guest_id=([^;]+)/.exec(cookies.guest_id!)![1]!
  const answers = []
  for (let sent = 0; sent < 3; sent += 1) answers.push((await report(edge, guestId)).status)
  expect(answers).toEqual([200, 200, 204])
})

test('M-04: tells the registry which visitors got a document with which versions, and which reports it refused', async () => {
  const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  const navigation = { 'sec-fetch-dest': 'document' }
  const { cookies } = await edge.eventually('/', ({ status }) => status === 200)
  const guest = /^guest_id=[^;]+/.exec(cookies.guest_id!)![0]
  await edge.get('/', { cookie: guest, ...navigation })
  await edge.get('/nowhere', { cookie: guest, ...navigation })
  await edge.get('/', { cookie: guest, ...navigation, 'sec-purpose': 'prefetch' })
  await edge.get('/', { cookie: `guest_id=${crypto.randomUUID()}`, ...navigation })
  await report(edge, crypto.randomUUID())
  const forged = await fetch(`${edge.origin}/registry/v1/documents`, { method: 'POST', body: '{}' })
  expect(forged.status).toBe(404)
  await edge.close()
  expect(registry.documents).toEqual([
    {
      visitor: guest.slice('guest_id='.length),
      address: '127.0.0.1',
      units: { host: '1.0.0', checkout: '1.0.0' },
    },
  ])
  expect(registry.refusedReports()).toBe(1)
})
