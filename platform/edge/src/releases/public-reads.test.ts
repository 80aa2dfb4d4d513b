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
})
afterEach(() => edge.close())
afterAll(async () => {
  await gateway.close()
  await registry.close()
})

const open = async (environment: Record<string, string>) => {
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin, environment })
}
/** The answer of the fake registry to a call that has arrived. */
const arrived = (url: string) => JSON.stringify({ url })

const PRIVATE = [
  ['GET', '/registry/v1/log'],
  ['GET', '/registry/v1/status'],
  ['GET', '/registry/v1/units/checkout/errors'],
  ['GET', '/registry/v1/units/../log'],
  ['GET', '/registry/v1/units/checkout/releases/1.0.0/difference'],
  ['GET', '/registry/v1/units/checkout/releases/..'],
  ['GET', '/registry/console/'],
  ['POST', '/registry/v1/tokens'],
  ['POST', '/registry/v1/units'],
  ['PUT', '/registry/v1/channels/production/units/checkout'],
] as const

test('M-05: an edge answers the reads of `borong dev` and `borong contract` itself, and passes on no other call', async () => {
  registry.set(
    {
      production: { host: { stable: '1.0.0', candidate: { version: '1.1.0', percent: 5 } } },
      staging: { host: { stable: '2.0.0' } },
    },
    [hostRelease('1.0.0'), hostRelease('1.1.0'), hostRelease('2.0.0')],
  )
  await open({ DEMO: '1' })
  const { text, headers } = await edge.eventually(
    '/registry/v1/units?x=1',
    ({ status, text: units }) => status === 200 && units.includes('1.0.0'),
  )
  expect(JSON.parse(text)).toEqual({
    units: [
      {
        unit: 'host',
        kind: 'host',
        channels: { production: { stable: '1.0.0', candidate: { version: '1.1.0' } } },
      },
    ],
  })
  expect(headers['cache-control']).toBe('public, max-age=10')
  const host = JSON.parse((await edge.get('/registry/v1/units/host/releases/1.1.0')).text)
  expect(host).toEqual({
    unit: 'host',
    kind: 'host',
    version: '1.1.0',
    contract: '1.0.0',
    builtAgainst: expect.any(Object),
  })
  expect((await edge.get('/registry/v1/units/host/releases/2.0.0')).status).toBe(404)
  for (const [method, path] of PRIVATE) {
    const { status, text } = await edge.get(path, {}, method)
    expect([path, status, JSON.parse(text).name]).toEqual([path, 404, 'NOT_FOUND'])
  }
})

test('M-05: an edge answers the types of the widgets of a live remote, and its manifest of module federation', async () => {
  const widgets = { count: './widgets/Count' }
  const widgetProps = { count: { hash: 'a', props: { max: { type: 'number', required: true } } } }
  const manifest = { metaData: { publicPath: 'auto', globalName: 'borong_checkout' }, exposes: [] }
  const more = { widgets, widgetProps }
  const remotes = ['1.0.0', '1.1.0'].map((version) =>
    remoteRelease('checkout', version, [], version === '1.0.0' ? { ...more, manifest } : more),
  )
  const live = { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0' } }
  registry.set({ production: live }, [hostRelease('1.0.0'), ...remotes])
  await open({ DEMO: '1' })
  const path = '/registry/v1/units/checkout/releases/1.0.0'
  const { text } = await edge.eventually(path, ({ status }) => status === 200)
  expect(JSON.parse(text)).toEqual({
    unit: 'checkout',
    kind: 'remote',
    version: '1.0.0',
    contract: '^1.0.0',
    builtAgainst: expect.any(Object),
    remote: more,
  })
  const served = JSON.parse((await edge.get(`${path}/mf-manifest.json`)).text)
  expect(served).toEqual({
    metaData: {
      publicPath: '/assets/checkout/',
      globalName: 'borong_checkout',
      remoteEntry: { name: 'entry.1.0.0.js', path: '', type: 'global' },
    },
    exposes: [],
  })
  const notLive = '/registry/v1/units/checkout/releases/1.1.0'
  for (const one of [notLive, `${notLive}/mf-manifest.json`])
    expect((await edge.get(one)).status).toBe(404)
})

test('M-05: with REGISTRY_PUBLIC=1 the whole registry can be called through the edge', async () => {
  await open({ REGISTRY_PUBLIC: '1' })
  for (const [method, path] of PRIVATE)
    expect((await edge.get(path, {}, method)).text).toBe(arrived(path))
})
