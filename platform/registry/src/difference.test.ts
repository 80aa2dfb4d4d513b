import type { Difference } from './difference.ts'
import { host, remote } from './testing/built.ts'
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

const difference = async (unit: string, from: string, to: string) =>
  registry.call<Difference>('GET', `units/${unit}/releases/${to}/difference?from=${from}`, {
    token: '',
  })

const call = (path: string, access: 'guest' | 'login' = 'guest') => ({
  id: path.slice(1),
  method: 'GET' as const,
  path,
  host: 'main' as const,
  access,
})
const uses = (names: Record<string, string>, links: string[] = []) => ({
  names: { '@borong/contract': names },
  widgets: [],
  links,
})

test('M-04: names the files that were added, removed or changed, with their sizes, the largest difference first', async () => {
  await registry.publish(remote({ files: { 'old.11111111.js': 'gone', 'list.22222222.js': 'ab' } }))
  await registry.publish(
    remote({
      version: '1.1.0',
      files: { 'new.33333333.js': 'a new file', 'list.44444444.js': 'abc' },
    }),
  )
  const { body } = await difference('checkout', '1.0.0', '1.1.0')
  expect(body.files).toEqual([
    { name: 'new.js', to: 10 },
    { name: 'old.js', from: 4 },
    { name: 'list.js', from: 2, to: 3 },
    { name: 'entry.js', from: 23, to: 23 },
  ])
  expect(body.code.to - body.code.from).toBe(7)
})

test('M-04: compares contract, names, calls, paths, widgets and links of two releases', async () => {
  await registry.publish(
    remote({
      paths: ['/cart', '/old'],
      widgets: { 'add-to-cart': './cart/CartScreen' },
      change: {
        calls: [call('/a'), call('/b')],
        uses: uses({ useCart: '1', useOld: '1' }, ['/stores']),
      },
    }),
  )
  await registry.publish(
    remote({
      version: '1.1.0',
      contract: '^1.2.0',
      paths: ['/cart', '/new'],
      change: {
        calls: [call('/b', 'login'), call('/c')],
        uses: uses({ useCart: '2', useNew: '1' }, ['/services']),
      },
    }),
  )
  const { body } = await difference('checkout', '1.0.0', '1.1.0')
  expect(body).toMatchObject({
    version: { from: '1.0.0', to: '1.1.0' },
    contract: { from: '^1.0.0', to: '^1.2.0' },
    lists: {
      names: {
        added: ['useNew of @borong/contract'],
        removed: ['useOld of @borong/contract'],
        changed: ['useCart of @borong/contract'],
      },
      calls: { added: ['GET /c'], removed: ['GET /a'], changed: ['GET /b'] },
      paths: { added: ['/new'], removed: ['/old'], changed: [] },
      widgets: { added: [], removed: ['add-to-cart'], changed: [] },
      links: { added: ['/services'], removed: ['/stores'], changed: [] },
    },
  })
})

test('M-04: compares the names that a host provides', async () => {
  const provides = (...names: string[]) => ({
    '@borong/contract': Object.fromEntries(names.map((name) => [name, '1'])),
  })
  await registry.publish(host({ change: { provides: provides('useCart') } }))
  await registry.publish(
    host({
      version: '1.1.0',
      contract: '1.1.0',
      surface: 'surface-2',
      change: { provides: provides('useCart', 'useNew') },
    }),
  )
  const { body } = await difference('host', '1.0.0', '1.1.0')
  expect(body.lists.provided).toEqual({
    added: ['useNew of @borong/contract'],
    removed: [],
    changed: [],
  })
})

test('M-04: shows no list that one of the two releases does not record', async () => {
  await registry.publish(remote())
  await registry.publish(
    remote({ version: '1.1.0', change: { calls: [call('/a')], uses: uses({ useCart: '1' }) } }),
  )
  const { lists } = (await difference('checkout', '1.0.0', '1.1.0')).body
  expect(lists.calls).toBeUndefined()
  expect(lists.names).toBeUndefined()
  expect(lists.links).toBeUndefined()
})

test.each([
  ['checkout', '1.0.0', '9.0.0', 'RELEASE_UNKNOWN', 'checkout 9.0.0 was never published'],
  ['checkout', '9.0.0', '1.0.0', 'RELEASE_UNKNOWN', 'checkout 9.0.0 was never published'],
  ['nothing', '1.0.0', '1.1.0', 'UNIT_UNKNOWN', 'There is no unit nothing'],
])('M-04: refuses to compare %s %s with %s by name', async (unit, from, to, name, message) => {
  await registry.publish(remote())
  expect(await difference(unit, from, to)).toMatchObject({ status: 404, body: { name, message } })
})

test('M-04: refuses a comparison with no other version', async () => {
  await registry.publish(remote())
  const path = 'units/checkout/releases/1.0.0/difference'
  expect((await registry.call('GET', path)).body.name).toBe('INVALID_REQUEST')
})
