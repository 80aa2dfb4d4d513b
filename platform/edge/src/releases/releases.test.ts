import type { Snapshot } from '@borong/contract/release'
import type { RegistrySnapshot } from '@borong/registry/state/snapshot'
import { getsCandidate } from '@borong/registry/rollout'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { containerOf, hostRelease, remoteRelease, snapshotOf } from '../testing/releases.ts'
import { startEdge, type Answer, type TestEdge } from '../testing/test-edge.ts'
import { sha384Of } from './file-store.ts'
import { versionsFor } from './release-set.ts'

const cart = { path: '/cart', guard: 'login', screen: './cart/CartScreen' } as const
const host = hostRelease('1.0.0')
const one = remoteRelease('checkout', '1.0.0', [cart])
const two = remoteRelease('checkout', '2.0.0', [
  cart,
  { path: '/express', guard: 'public', screen: './express/ExpressScreen' },
])
const stable = (version: string) => ({
  production: { host: { stable: '1.0.0' }, checkout: { stable: version } },
})

let registry: FakeRegistry
let gateway: FakeGateway
let directory: string
let edges: TestEdge[]

async function open(environment: Record<string, string> = {}): Promise<TestEdge> {
  const edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    directory,
    environment,
  })
  edges.push(edge)
  return edge
}
const isOpen = ({ status }: Answer) => status === 200
const cartVersion =
  (version: string) =>
  ({ status, boot }: Answer) =>
    status === 200 && boot.set.units.checkout?.version === version

beforeEach(async () => {
  edges = []
  registry = await startRegistry()
  gateway = await startGateway()
  directory = await mkdtemp(join(tmpdir(), 'borong-edge-'))
})
afterEach(async () => {
  await Promise.all(edges.map((edge) => edge.close()))
  await registry.close()
  await gateway.close()
  await rm(directory, { recursive: true, force: true })
})

test('M-04: answers of the gateway name the versions that were rolled back, until they are given again', async () => {
  gateway.on('/core/api/v2/home', (_, response) => response.end('{}'))
  const production = (checkout: object) => ({
    production: { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0', ...checkout } },
  })
  const recalledIs = (value: string | undefined) => (answer: Answer) =>
    answer.headers['x-recalled'] === value
  registry.set(production({ recalled: ['2.0.0'] }), [host, one, two])
  const edge = await open()
  const path = '/gateway/core/api/v2/home'
  await edge.eventually(path, recalledIs('checkout@2.0.0'))
  expect((await edge.get('/cart')).headers['x-recalled']).toBeUndefined()
  const candidate = { version: '2.0.0', percent: 5 }
  registry.set(production({ candidate, recalled: ['2.0.0'] }), [host, one, two])
  await edge.eventually(path, recalledIs(undefined))
  registry.set({ production: { host: { stable: '1.0.0' } } }, [host, one])
  registry.setSnapshot((snapshot) => {
    const withdrawn = { production: { checkout: ['1.0.0'] } }
    const next: Snapshot & Pick<RegistrySnapshot, 'withdrawn'> = { ...snapshot, withdrawn }
    return next
  })
  await edge.eventually(path, recalledIs('checkout@1.0.0'))
})

test('M-04: the first version of a remote goes to its share of visitors, and the others get the page of an unknown address', async () => {
  const starting = (percent: number) =>
    registry.setSnapshot((snapshot) => {
      const first = { production: { checkout: { version: '2.0.0', percent } } }
      const next: Snapshot & Pick<RegistrySnapshot, 'starting'> = { ...snapshot, starting: first }
      return next
    })
  registry.set({ production: { host: { stable: '1.0.0' } } }, [host, two])
  starting(50)
  const edge = await open()
  await edge.eventually('/express', isOpen)
  const visits = await Promise.all(Array.from({ length: 40 }, () => edge.get('/express')))
  for (const { status, boot } of visits)
    expect(boot.set.units.checkout?.version).toBe(status === 200 ? '2.0.0' : undefined)
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200, 404]))
  starting(0)
  await edge.eventually('/healthz', ({ text }) => text.includes('"sequence":3'))
  const after = await Promise.all(Array.from({ length: 10 }, () => edge.get('/express')))
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 404))
})

test('M-04: serves a promoted version in the next documents with the same host, and the old one after a rollback', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  const before = await edge.eventually('/cart', isOpen)
  expect((await edge.get('/express')).status).toBe(404)

  registry.set(stable('2.0.0'), [host, one, two])
  const after = await edge.eventually('/cart', cartVersion('2.0.0'))
  expect(after.boot.set.units.host).toEqual(before.boot.set.units.host)
  expect(after.boot.set.id).not.toBe(before.boot.set.id)
  expect((await edge.get('/express')).status).toBe(200)
  expect((await edge.get('/assets/checkout/cart-CartScreen.1.0.0.js')).status).toBe(200)

  registry.set(stable('1.0.0'), [host, one, two])
  const back = await edge.eventually('/cart', cartVersion('1.0.0'))
  expect(back.boot.set.id).toBe(before.boot.set.id)
})

test('M-04: serves a retired release for as long as the registry lists it, and no longer', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  registry.set(stable('2.0.0'), [host, two])
  await edge.eventually('/cart', cartVersion('2.0.0'))
  expect((await edge.get('/assets/checkout/cart-CartScreen.1.0.0.js')).status).toBe(404)
  expect((await edge.get('/assets/checkout/cart-CartScreen.2.0.0.js')).text).toBe(
    '/* checkout ./cart/CartScreen 2.0.0 */',
  )
})

test('retains a visitor’s side of a rollout, with the cookie that decides it from the first visit on', async () => {
  registry.set(
    {
      production: {
        host: { stable: '1.0.0' },
        checkout: { stable: '1.0.0', candidate: { version: '2.0.0', percent: 50 } },
      },
    },
    [host, one, two],
  )
  const edge = await open()
  const seen = new Set<string>()
  for (let visitor = 0; visitor < 12; visitor += 1) {
    const first = await edge.eventually('/cart', isOpen)
    const cookie = first.cookies.guest_id!.split(';')[0]!
    const second = await edge.get('/cart', { cookie })
    const third = await edge.get('/cart', { cookie })
    expect([second, third].map(({ boot }) => boot.set.id)).toEqual([
      first.boot.set.id,
      first.boot.set.id,
    ])
    seen.add(first.boot.set.units.checkout!.version)
  }
  expect([...seen].toSorted()).toEqual(['1.0.0', '2.0.0'])
})

test('gives a candidate the stable version as fallback, and a stable version the one before, each with its table', async () => {
  registry.set(
    {
      production: {
        host: { stable: '1.0.0' },
        checkout: { stable: '1.0.0', candidate: { version: '2.0.0', percent: 100 } },
      },
    },
    [host, one, two],
  )
  const edge = await open()
  const { boot } = await edge.eventually('/cart', isOpen)
  const unit = boot.set.units.checkout!
  expect([unit.version, unit.lastGood]).toEqual(['2.0.0', '1.0.0'])
  const table = await edge.get(unit.base + unit.lastGoodTable!.name)
  expect(JSON.parse(table.text)).toMatchObject({
    version: '1.0.0',
    entry: 'entry.1.0.0.js',
    container: containerOf('checkout', '1.0.0'),
  })
})

const nextHost = hostRelease('2.0.0', undefined, '2.0.0')
const nextCheckout = remoteRelease('checkout', '3.0.0', [cart], { contract: '^2.0.0' })
const nextMajor = {
  production: {
    host: { stable: '2.0.0', lastGood: '1.0.0' },
    checkout: { stable: '3.0.0', lastGood: '1.0.0' },
  },
}
const versionsIn = ({ boot }: Answer) =>
  Object.fromEntries(Object.entries(boot.set.units).map(([unit, { version }]) => [unit, version]))

test('M-05: serves units of another major contract once all of them are available, never a mix', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)

  const [missing, content] = [...nextCheckout.contents][0]!
  registry.set(nextMajor, [host, one, nextHost, nextCheckout])
  registry.alter(missing, Buffer.from('not here yet'))
  await edge.eventually('/healthz', ({ text }) => text.includes('checkout'))
  expect(versionsIn(await edge.get('/cart'))).toEqual({ host: '1.0.0', checkout: '1.0.0' })

  registry.alter(missing, content)
  registry.setSnapshot((snapshot) => snapshot)
  const answer = await edge.eventually('/cart', cartVersion('3.0.0'))
  expect(versionsIn(answer)).toEqual({ host: '2.0.0', checkout: '3.0.0' })
  expect(answer.boot.set.units.checkout).not.toHaveProperty('lastGood')
})

test('M-05: gives candidates that are rolled out together once all of them are available, and to the same visitors', async () => {
  const candidateOf = (version: string) => ({
    candidate: { version, percent: 50, together: ['checkout', 'host'] },
  })
  const production = {
    host: { stable: '1.0.0', ...candidateOf('2.0.0') },
    checkout: { stable: '1.0.0', ...candidateOf('3.0.0') },
  }
  const mixesOf = async (edge: TestEdge) => {
    const visitors = Array.from({ length: 24 }, () =>
      edge.get('/cart', { cookie: `guest_id=${randomUUID()}` }),
    )
    const versions = (await Promise.all(visitors)).map(versionsIn)
    return new Set(versions.map(({ host: shell, checkout }) => `${shell} ${checkout}`))
  }
  const [missing, content] = [...nextCheckout.contents][0]!
  registry.set({ production }, [host, one, nextHost, nextCheckout])
  registry.alter(missing, Buffer.from('not here yet'))
  const edge = await open()
  await edge.eventually('/healthz', ({ text }) => text.includes('checkout'))
  expect(await mixesOf(edge)).toEqual(new Set(['1.0.0 1.0.0']))

  registry.alter(missing, content)
  registry.setSnapshot((snapshot) => snapshot)
  let mixes = await mixesOf(edge)
  while (mixes.size === 1) mixes = await mixesOf(edge)
  expect(mixes).toEqual(new Set(['1.0.0 1.0.0', '2.0.0 3.0.0']))
})

test('fetches no file for a change without new files', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  const requested = registry.requestedFiles.length
  registry.set(stable('1.0.0'), [host, one])
  await edge.eventually('/healthz', ({ text }) => JSON.parse(text).sequence === 2)
  expect(registry.requestedFiles).toHaveLength(requested)
})

test('opens the shop without the registry, also after a restart, and follows the registry once it is back', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const first = await open()
  await first.eventually('/cart', isOpen)
  await first.eventually('/healthz', ({ text }) => JSON.parse(text).registry === 'following')
  const port = Number(new URL(registry.origin).port)
  await registry.close()
  expect((await first.get('/cart')).status).toBe(200)
  await first.close()
  edges = []

  const second = await startEdge({
    registry: `http://127.0.0.1:${port}`,
    gateway: gateway.origin,
    directory,
  })
  edges.push(second)
  const { status, boot } = await second.get('/cart')
  expect([status, boot.set.units.checkout?.version]).toEqual([200, '1.0.0'])
  expect((await second.get('/assets/checkout/cart-CartScreen.1.0.0.js')).status).toBe(200)
  expect(JSON.parse((await second.get('/healthz')).text)).toMatchObject({ registry: 'unreachable' })

  registry = await startRegistry(port)
  registry.set(stable('1.0.0'), [host, one])
  registry.set(stable('2.0.0'), [host, one, two])
  await second.eventually('/cart', cartVersion('2.0.0'))
})

test('never serves a file that does not match its hash; the unit stays at the version before', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  const screen = two.release.files.find(({ name }) => name.startsWith('cart-'))!
  for (const [hash, content] of two.contents) registry.alter(hash, content)
  registry.set(stable('2.0.0'), [host, one])
  registry.setSnapshot((snapshot) => ({
    ...snapshot,
    releases: { ...snapshot.releases, checkout: { '1.0.0': one.release, '2.0.0': two.release } },
  }))
  registry.alter(sha384Of(screen.integrity), Buffer.from('/* somebody else */'))
  await edge.eventually('/healthz', ({ text }) => JSON.parse(text).refused.length === 1)
  const { boot } = await edge.get('/cart')
  expect(boot.set.units.checkout?.version).toBe('1.0.0')
  expect((await edge.get(`/assets/checkout/${screen.name}`)).status).toBe(404)
})

test('refuses a record that the registry did not sign', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  const forged = { ...two.release, publishedBy: 'somebody else' }
  registry.set(stable('2.0.0'), [host, one, two])
  registry.setSnapshot((snapshot) => ({
    ...snapshot,
    releases: { ...snapshot.releases, checkout: { '1.0.0': one.release, '2.0.0': forged } },
  }))
  const { text } = await edge.eventually(
    '/healthz',
    (answer) => JSON.parse(answer.text).sequence === 3,
  )
  expect(JSON.parse(text).refused).toEqual([
    { unit: 'checkout', version: '2.0.0', reason: 'The record is not what the registry signed' },
  ])
})

test('does not follow a registry with another key than the first one', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const { publicKey } = generateKeyPairSync('ed25519')
  await mkdir(join(directory, 'edge'), { recursive: true })
  await writeFile(
    join(directory, 'edge/registry-key.pem'),
    publicKey.export({ type: 'spki', format: 'pem' }),
  )
  const edge = await open()
  await edge.eventually(
    '/healthz',
    ({ text }) => JSON.parse(text).problem === 'The index is not what the registry signed',
  )
  expect((await edge.get('/cart')).status).toBe(503)
})

test('says that its index has expired, and serves on', async () => {
  registry.setValidity(2_000)
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  const { port } = new URL(registry.origin)
  await registry.close()
  registry = await startRegistry(Number(port))
  registry.setValidity(-1)
  registry.set(stable('2.0.0'), [host, one, two])
  const { text } = await edge.eventually('/healthz', (answer) => JSON.parse(answer.text).isExpired)
  expect(JSON.parse(text).problem).toMatch(/^The index has expired at /)
  expect((await edge.get('/cart')).boot.set.units.checkout?.version).toBe('1.0.0')
})

test('closes when its index has expired for longer than the configured days, and opens with the next one', async () => {
  registry.setValidity(1_000)
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open({ STALE_DAYS: '0' })
  await edge.eventually('/cart', isOpen)
  const port = Number(new URL(registry.origin).port)
  await registry.close()
  await edge.eventually('/cart', ({ status }) => status === 503)
  expect((await edge.get('/readyz')).status).toBe(503)
  expect(JSON.parse((await edge.get('/healthz')).text)).toMatchObject({ isClosed: true })
  registry = await startRegistry(port)
  registry.set(stable('2.0.0'), [host, one, two])
  await edge.eventually('/cart', isOpen)
  await edge.eventually('/cart', cartVersion('2.0.0'))
})

test('fetches the record of a new release once, and no other record', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  // A list and a record of each unit.
  expect(registry.requestedObjects).toHaveLength(4)
  registry.set(stable('2.0.0'), [host, one, two])
  await edge.eventually('/cart', cartVersion('2.0.0'))
  registry.set(stable('1.0.0'), [host, one, two])
  await edge.eventually('/cart', cartVersion('1.0.0'))
  expect(registry.requestedObjects).toHaveLength(6)
})

test('serves the channel first, and every retained release after it', async () => {
  const earlier = Array.from({ length: 240 }, (_, index) =>
    remoteRelease('checkout', `0.${index}.0`, []),
  )
  registry.set(stable('1.0.0'), [host, ...earlier, one])
  const edge = await open()
  await edge.eventually('/cart', isOpen)
  // A visitor has a document of another edge.
  const old = earlier.at(-1)!.release
  const { status } = await edge.get(`/assets/checkout/${old.entry}`)
  expect(status).toBe(200)
  const { sequence } = JSON.parse((await edge.get('/healthz')).text) as { sequence: number }
  expect(sequence).toBe(1)
  await edge.close()
  edges = []
  await registry.close()
  registry = await startRegistry(Number(new URL(registry.origin).port))
  const again = await open()
  expect((await again.get(`/assets/checkout/${earlier[0]!.release.entry}`)).status).toBe(200)
})

test('opens with the state that an edge of an earlier release has kept', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const first = await open()
  await first.eventually('/cart', isOpen)
  await first.get('/assets/checkout/missing.js')
  await first.close()
  edges = []
  const port = Number(new URL(registry.origin).port)
  await registry.close()
  const earlier = {
    snapshot: snapshotOf(1, stable('1.0.0'), [host, one]),
    served: { host: '1.0.0', checkout: '1.0.0' },
  }
  await writeFile(join(directory, 'edge/state.json'), JSON.stringify(earlier))
  const second = await open()
  expect((await second.get('/cart')).boot.set.units.checkout?.version).toBe('1.0.0')
  registry = await startRegistry(port)
  registry.set(stable('1.0.0'), [host, one])
  registry.set(stable('2.0.0'), [host, one, two])
  await second.eventually('/cart', cartVersion('2.0.0'))
})

test('fetches a release file again that was altered on disk while the edge was down', async () => {
  registry.set(stable('1.0.0'), [host, one])
  const first = await open()
  await first.eventually('/cart', isOpen)
  await first.eventually('/healthz', ({ text }) => JSON.parse(text).registry === 'following')
  await first.close()
  edges = []
  const screen = one.release.files.find(({ name }) => name.startsWith('cart-'))!
  const files = join(directory, 'edge/files')
  const stored = (await readdir(files)).filter((name) =>
    name.startsWith(sha384Of(screen.integrity)),
  )
  await Promise.all(stored.map((name) => writeFile(join(files, name), '/* somebody else */')))
  const second = await open()
  const address = `/assets/checkout/${screen.name}`
  expect((await second.eventually(address, isOpen)).text).toBe(
    '/* checkout ./cart/CartScreen 1.0.0 */',
  )
  const packed = await second.get(address, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(packed.body).toString()).toBe('/* checkout ./cart/CartScreen 1.0.0 */')
})

test('gives a candidate of 30 % to 30 % of 10,000 visitors, and another unit’s to other ones', () => {
  const units = {
    checkout: { stable: '1', candidate: { version: '2', percent: 30 } },
    account: { stable: '1', candidate: { version: '2', percent: 30 } },
  }
  const given = Array.from({ length: 10_000 }, () => {
    const guestId = randomUUID()
    return versionsFor({ units, starting: {} }, (...rollout) => getsCandidate(guestId, ...rollout))
  })
  const share = (holds: (versions: Record<string, string>) => boolean) =>
    given.filter(holds).length / 100
  expect(Math.abs(share(({ checkout }) => checkout === '2') - 30)).toBeLessThan(2)
  expect(
    Math.abs(share(({ checkout, account }) => checkout === '2' && account === '2') - 9),
  ).toBeLessThan(2)
})
