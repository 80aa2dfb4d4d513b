import type { RenderCheckRequest, RenderCheckResult } from '@borong/registry/render-check'
import { signRecord } from '@borong/registry/signature'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, keys, remoteRelease } from '../testing/releases.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

// A host that renders the screen of a route, lists a screen that throws, and throws itself at one address.
const hostServer = `module.exports = {
  shared: {},
  async render({ boot, url, load }) {
    if (url === '/bad-frame') throw new Error('frame')
    const route = boot.routes.find((one) => new RegExp('^' + one.path.replace(/:\\w+/g, '\\\\w+') + '$').test(url.split('?')[0]))
    try {
      return { head: '', html: load(route.unit, route.screen)(url), failed: [] }
    } catch (error) {
      return { head: '', html: 'skeleton', failed: [{ unit: error.unit ?? route.unit, message: String(error) }] }
    }
  },
}`
const remoteServer = (title: string) => `module.exports = {
  './GoodScreen': () => () => '${title}',
  './BadScreen': () => () => { throw new Error('bug of ${title}') },
  './ListScreen': () => () => '<a class="row" href="/list/9?sort=a&amp;page=2">9</a><a href="/list/10">10</a>',
  './ItemScreen': () => () => '<a href="https://borong.example/offer/7">7</a><a href="/list/9/part/3">3</a>',
  './EndlessScreen': () => () => { for (;;); },
  './HungryScreen': () => () => { for (const all = []; ; ) all.push(new Array(1e6).fill(1)) },
  './OthersScreen': () => () => { throw Object.assign(new Error('old bug'), { unit: 'checkout' }) },
}`
const open = (path: string, screen: string) => ({ path, guard: 'public', screen }) as const
const good = open('/', './GoodScreen')

const host = hostRelease('1.0.0', hostServer)
const remote = (version: string, routes: Parameters<typeof remoteRelease>[2]) =>
  remoteRelease('services', version, routes, { server: remoteServer(version) })
const releases = [
  host,
  remote('1.0.0', [good]),
  remote('1.1.0', [good, open('/bad', './BadScreen')]),
  remote('1.2.0', [
    good,
    { ...open('/offer/:id', './BadScreen'), sample: '/offer/7' },
    open('/list/:id', './BadScreen'),
    { path: '/own', guard: 'login', screen: './BadScreen' },
    open('/others', './OthersScreen'),
  ]),
  remote('1.4.0', [
    good,
    open('/list/:id/part/:part', './BadScreen'),
    open('/list/:id', './ItemScreen'),
    open('/offer/:id', './GoodScreen'),
    open('/list', './ListScreen'),
  ]),
  remote('1.5.0', [good, open('/endless', './EndlessScreen'), open('/after', './GoodScreen')]),
  remote('1.6.0', [good, open('/hungry', './HungryScreen')]),
  remote('1.3.0', [good, open('/bad-frame', './GoodScreen')]),
]
const stable = { stable: '1.0.0' }

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
beforeEach(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  registry.set({ production: { host: stable, services: stable } }, releases)
  edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  await edge.eventually('/healthz', ({ status }) => status === 200)
})
afterEach(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

async function check(
  versions: Record<string, string>,
  more: Partial<RenderCheckRequest> = {},
  key: KeyObject = keys.privateKey,
) {
  const request = { channel: 'production', versions, at: new Date().toISOString(), ...more }
  const response = await fetch(`${edge.origin}/healthz/render`, {
    method: 'POST',
    body: JSON.stringify(signRecord('render check', request, key)),
  })
  return { status: response.status, body: (await response.json()) as RenderCheckResult }
}

test('M-04: a release whose pages render passes, and nothing goes live by the check', async () => {
  expect(await check({ services: '1.0.0' })).toEqual({
    status: 200,
    body: { checked: ['/'], unchecked: [], failures: [] },
  })
  expect((await edge.get('/')).text).toContain('1.0.0')
})

test('M-04: a route that throws is named with its unit and error', async () => {
  expect((await check({ services: '1.1.0' })).body).toEqual({
    checked: ['/', '/bad'],
    unchecked: [],
    failures: [{ route: '/bad', unit: 'services', message: 'Error: bug of 1.1.0' }],
  })
})

test('M-04: a route with parameters is rendered at its sample, and listed without one; pages of buyers are not rendered, and an error of another remote is not blamed on the release', async () => {
  const { body } = await check({ services: '1.2.0' })
  expect(body).toEqual({
    checked: ['/', '/offer/7', '/others'],
    unchecked: ['/list/:id'],
    left: [{ route: '/list/:id', why: 'no address' }],
    failures: [{ route: '/offer/7', unit: 'services', message: 'Error: bug of 1.2.0' }],
  })
})

test('M-04: a route with parameters and no sample is rendered at the first address that the release’s pages link to', async () => {
  expect((await check({ services: '1.4.0' })).body).toEqual({
    checked: ['/', '/list', '/list/9?sort=a&page=2', '/list/9/part/3'],
    unchecked: ['/offer/:id'],
    left: [{ route: '/offer/:id', why: 'no address' }],
    failures: [{ route: '/list/9/part/3', unit: 'services', message: 'Error: bug of 1.4.0' }],
  })
})

test('M-04: a page that throws outside of its regions is named with the place in the bundle', async () => {
  expect((await check({ services: '1.3.0' })).body.failures).toEqual([
    {
      route: '/bad-frame',
      unit: 'host',
      message: expect.stringMatching(
        /^Error: frame \(host@1\.0\.0\/server\.js:\d+:\d+\)$/,
      ) as string,
    },
  ])
})

test('M-04: a page that does not end is a failure of its own kind', async () => {
  expect((await check({ services: '1.5.0' })).body.failures).toEqual([
    {
      route: '/endless',
      unit: 'services',
      reason: 'timeout',
      message: 'Drawing /endless took longer than 1000 ms',
    },
  ])
}, 60_000)

test('M-04: a page that uses too much memory is blamed on its remote', async () => {
  await edge.close()
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    // Filling the memory takes longer than a page normally may.
    environment: { RENDER_MS: '30000' },
  })
  await edge.eventually('/healthz', ({ status }) => status === 200)
  expect((await check({ services: '1.6.0' })).body.failures).toEqual([
    {
      route: '/hungry',
      unit: 'services',
      reason: 'died',
      message: expect.stringContaining('memory') as string,
    },
  ])
}, 60_000)

test('M-04: only the registry of this channel may request a check, and only now', async () => {
  const other = generateKeyPairSync('ed25519').privateKey
  expect((await check({ services: '1.1.0' }, {}, other)).status).toBe(403)
  expect((await check({ services: '1.1.0' }, { channel: 'staging' })).status).toBe(403)
  expect((await check({ services: '1.1.0' }, { at: '2026-01-01T00:00:00.000Z' })).status).toBe(403)
  const statusOf = async (body?: object) =>
    (
      await fetch(`${edge.origin}/healthz/render`, {
        method: 'POST',
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).status
  const request = {
    channel: 'production',
    versions: { services: '1.1.0' },
    at: new Date().toISOString(),
  }
  expect([await statusOf(), await statusOf({}), await statusOf(request)]).toEqual([401, 401, 401])
  // A signature of the registry for another kind of record.
  expect(await statusOf(signRecord('release', request, keys.privateKey))).toBe(403)
})

test('M-04: documents do not contain the samples', async () => {
  registry.set({ production: { host: stable, services: { stable: '1.2.0' } } }, releases)
  const { text } = await edge.eventually('/', (answer) => answer.text.includes('1.2.0'))
  expect(text).not.toContain('/offer/7')
})
