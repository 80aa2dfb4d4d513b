import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
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

test('M-05: an edge passes on the reads of `borong dev` and `borong contract`, and no other call to the registry', async () => {
  await open({ DEMO: '1' })
  for (const path of ['/registry/v1/units?x=1', '/registry/v1/units/host/releases/1.2.0-dev.1'])
    expect((await edge.get(path)).text).toBe(arrived(path))
  for (const [method, path] of PRIVATE) {
    const { status, text } = await edge.get(path, {}, method)
    expect([path, status, JSON.parse(text).name]).toEqual([path, 404, 'NOT_FOUND'])
  }
})

test('M-05: with REGISTRY_PUBLIC=1 the whole registry can be called through the edge', async () => {
  await open({ REGISTRY_PUBLIC: '1' })
  for (const [method, path] of PRIVATE)
    expect((await edge.get(path, {}, method)).text).toBe(arrived(path))
})
