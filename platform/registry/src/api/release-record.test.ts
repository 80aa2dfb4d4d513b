import type { BuiltRelease } from '@borong/contract/release'
import Fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

const root = join(import.meta.dirname, '../../../..')

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

const publish = (release: object) =>
  registry.call<{ release: BuiltRelease }>('POST', 'units/checkout/releases', { body: { release } })

/** Whether a reader of JSON Schema accepts a record. */
async function accepts(release: object): Promise<boolean> {
  const { body } = await registry.call<Record<string, unknown>>('GET', 'release.schema.json', {
    token: '',
  })
  const { $schema: _, ...schema } = body
  const app = Fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  })
  app.post('/', { schema: { body: schema } }, () => 'accepted')
  const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: release })
  await app.close()
  return statusCode === 200
}

test('M-04: the record that the documentation shows is written by hand, and publishes', async () => {
  const page = await readFile(join(root, 'docs/release-record.md'), 'utf8')
  const [entry, server] = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, text]) => text!)
  const release = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!) as BuiltRelease
  const content = { [release.entry]: entry!, [release.server!.entry]: server! }
  const { status, body } = await registry.publish({ release, content })
  expect([status, body.message]).toEqual([201, undefined])
  expect(body.release).toMatchObject(release)
  expect(await accepts(release)).toBe(true)
})

test('M-04: the schema in the package of the contract is the one that the registry serves', async () => {
  const packed = await readFile(join(root, 'shared/contract/release.schema.json'), 'utf8')
  const { body } = await registry.call('GET', 'release.schema.json', { token: '' })
  expect(JSON.parse(packed)).toEqual(body)
})

const { release: good } = remote()
const table = good.remote!

test.each<[path: string, change: object]>([
  ['release.recordVersion', { recordVersion: 2 }],
  ['release.kind', { kind: 'widget' }],
  ['release.version', { version: 1 }],
  ['release.files.0.integrity', { files: [{ ...good.files[0], integrity: 'sha256-AAAA' }] }],
  ['release.files.0.brotli', { files: [{ ...good.files[0], brotli: undefined }] }],
  ['release.own', { own: 'react' }],
  [
    'release.remote.routes.0.guard',
    { remote: { ...table, routes: [{ ...table.routes[0], guard: 'all' }] } },
  ],
  [
    'release.remote.routes.0.search',
    { remote: { ...table, routes: [{ ...table.routes[0], search: 'q' }] } },
  ],
  ['release.remote.container', { remote: { ...table, container: 'hello' } }],
  [
    'release.remote.modules../cart/CartScreen.css',
    { remote: { ...table, modules: { './cart/CartScreen': { js: [] } } } },
  ],
  ['release.uses.names', { uses: { widgets: [], links: [] } }],
])(
  'M-04: registry and schema refuse a record with another %s, and the refusal names it',
  async (path, change) => {
    const release = { ...good, ...change }
    const { status, body } = await publish(release)
    expect([status, body.name]).toEqual([400, 'INVALID_REQUEST'])
    expect(body.message.split(': ')[0]).toBe(path)
    expect(body.hint).toContain('docs/release-record.md')
    expect(await accepts(release)).toBe(false)
  },
)

test('M-04: a refusal lists each wrong field', async () => {
  const { body } = await publish({ ...good, kind: 'widget', entry: '', shared: 'react' })
  expect(body.reasons?.map((one: Problem) => one.message.split(': ')[0])).toEqual([
    'release.kind',
    'release.entry',
    'release.shared',
  ])
})

test('M-04: a record without a version and one with fields of later records are accepted, also from stored data', async () => {
  const { release, content } = remote()
  expect(release.recordVersion).toBeUndefined()
  expect((await registry.publish({ release, content })).status).toBe(201)
  const later = remote({
    version: '1.1.0',
    change: { recordVersion: 1, later: { field: 1 } } as object,
  })
  expect((await registry.publish(later)).body.release).toMatchObject({ later: { field: 1 } })
  await registry.restart()
  const { body } = await registry.call<{ releases: { version: string }[] }>(
    'GET',
    'units/checkout/releases',
  )
  expect(body.releases.map(({ version }) => version).toSorted()).toEqual(['1.0.0', '1.1.0'])
})

test('M-03: a copy of React is refused unless the record names it, and one of the contract always', async () => {
  const files = {
    'vendor.eeeeeeee.js': 'Error("takes a function which returns an object of state variables")',
  }
  expect((await registry.publish(remote({ files }))).body.name).toBe('SINGLETON_BUNDLED')
  const own = remote({ files, change: { own: ['react', 'react-dom'] } })
  expect((await registry.publish(own)).status).toBe(201)
  const contract = remote({
    version: '2.0.0',
    files: { 'vendor.ffffffff.js': '"There is no page outside of a component here"' },
    change: { own: ['@borong/contract'] },
  })
  expect((await registry.publish(contract)).body.name).toBe('SINGLETON_BUNDLED')
})
