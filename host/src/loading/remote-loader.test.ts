import type { TelemetryRecord } from '@borong/contract/host'
import type { BootUnit } from '@borong/contract/release'
import { unit } from '../testing/boot.ts'
import { createReleaseSet } from './release-set.ts'
import { createRemoteLoader } from './remote-loader.ts'
import { expectConsole } from '@borong/contract/testing/expect-console'

const HomeScreen = () => null

function setUp(load: (entry: string, id: string) => unknown, more: Partial<BootUnit> = {}) {
  jest.useFakeTimers()
  const entries: string[] = []
  const scopes: (string | undefined)[] = []
  const records: TelemetryRecord[] = []
  const federation = {
    registerRemotes([remote]: { entry: string; shareScope?: string }[]) {
      entries.push(remote!.entry)
      scopes.push(remote!.shareScope)
    },
    shareScopeMap: {
      default: { react: 'React', '@borong/contract': 'contract 3' },
      'contract-2': { '@borong/contract': 'contract 2' },
    } as Record<string, Record<string, unknown>>,
    initShareScopeMap(scope: string, packages: Record<string, unknown>) {
      this.shareScopeMap[scope] = packages
    },
    loadRemote: async <T>(id: string) => load(entries.at(-1)!, id) as T,
  }
  const set = createReleaseSet({ marketplace: unit('marketplace', more) }, location.origin)
  const modules = createRemoteLoader(set, federation, {
    record: (record) => void records.push(record),
  })
  const loaded = async (module = './home/HomeScreen') => {
    const loading = modules.load('marketplace', module).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(300)
    return loading
  }
  return { modules, loaded, entries, scopes, federation, records }
}

const lastGood: Partial<BootUnit> = {
  lastGood: '1.0.0',
  lastGoodTable: { name: 'table-1.0.0.json', integrity: 'sha384-table' },
}

function lastGoodIsServed() {
  const fetched = jest.fn(async (_url: string, _options: unknown) => ({
    ok: true,
    json: async () => ({
      version: '1.0.0',
      entry: 'entry-old.js',
      integrity: { 'entry-old.js': 'sha384-old' },
      modules: {},
    }),
  }))
  globalThis.fetch = fetched as unknown as typeof fetch
  return fetched
}

const throws = (message: string): never => {
  throw new Error(message)
}
const isLost = (): never => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
}

test('X-07: a module is loaded once for any number of requests, from the entry of the release set', async () => {
  let loads = 0
  const { modules, loaded, entries } = setUp(() => (loads++, { HomeScreen }))
  expect(await loaded()).toEqual({ HomeScreen })
  expect(modules.load('marketplace', './home/HomeScreen')).toBe(
    modules.load('marketplace', './home/HomeScreen'),
  )
  expect(loads).toBe(1)
  expect(entries).toEqual([`${location.origin}/assets/marketplace/entry.js`])
})

test.each([
  ['^2.1.0', 'contract-2'],
  ['^3.0.0', 'default'],
  [undefined, 'default'],
])(
  'M-05: a remote with the contract range %s takes its packages from %s',
  async (contract, scope) => {
    const { loaded, scopes } = setUp(() => ({ HomeScreen }), { contract })
    await loaded()
    expect(scopes).toEqual([scope])
  },
)

test('M-05: remotes of all major versions have the same packages, except for the contract', async () => {
  const { loaded, federation } = setUp(() => ({ HomeScreen }), { contract: '^2.1.0' })
  await loaded()
  expect(federation.shareScopeMap).toEqual({
    default: { react: 'React', '@borong/contract': 'contract 3' },
    'contract-2': { react: 'React', '@borong/contract': 'contract 2' },
  })
})

test('M-05: the last good release has the contract of its own table', async () => {
  expectConsole(/falling back to its last good release/)
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => ({
      version: '1.0.0',
      contract: '^2.0.0',
      entry: 'entry-old.js',
      integrity: {},
      modules: {},
    }),
  })) as unknown as typeof fetch
  const { loaded, scopes } = setUp((entry) => (entry.includes('old') ? { HomeScreen } : isLost()), {
    ...lastGood,
    contract: '^3.0.0',
  })
  expect(await loaded()).toEqual({ HomeScreen })
  expect(scopes).toEqual(['default', 'contract-2'])
})

test('X-07: a failed load is retried once after 300 ms', async () => {
  let loads = 0
  const { loaded, records } = setUp(() => (++loads === 1 ? isLost() : { HomeScreen }))
  expect(await loaded()).toEqual({ HomeScreen })
  expect(loads).toBe(2)
  expect(records).toEqual([])
})

test('X-07: a unit that fails again is loaded from its last good release, whose table is pinned, and reported', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  const fetched = lastGoodIsServed()
  const { modules, loaded, records } = setUp(
    (entry) => (entry.endsWith('entry.js') ? throws('bad') : { HomeScreen }),
    lastGood,
  )
  expect(await loaded()).toEqual({ HomeScreen })
  expect(modules.version('marketplace')).toBe('1.0.0')
  expect(fetched).toHaveBeenCalledWith(
    '/assets/marketplace/table-1.0.0.json',
    expect.objectContaining({ integrity: 'sha384-table' }),
  )
  expect(records).toEqual([
    expect.objectContaining({ type: 'load-failure', version: '1.1.0', recovered: true }),
  ])
})

/** The runtime throws at the first load of a module that throws, and then returns it half evaluated. */
function halfEvaluated() {
  let loads = 0
  return () => (++loads === 1 ? throws('thrown on load') : { HomeScreen: () => 'half' })
}

test('X-09: a module that threw while it was loaded is never used: the last good release is loaded in the same tab, and the registry is told', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  lastGoodIsServed()
  const current = halfEvaluated()
  const { modules, loaded, records } = setUp(
    (entry) => (entry.endsWith('entry.js') ? current() : { HomeScreen }),
    lastGood,
  )
  expect(await loaded()).toEqual({ HomeScreen })
  expect(modules.version('marketplace')).toBe('1.0.0')
  expect(records).toEqual([
    expect.objectContaining({ type: 'load-failure', version: '1.1.0', recovered: true }),
  ])
})

test('X-09: without a last good release, a module that threw stays failed after a retry', async () => {
  const { modules, loaded, records } = setUp(halfEvaluated())
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError', version: '1.1.0' })
  modules.retry('marketplace')
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError', version: '1.1.0' })
  expect(records).toMatchObject([{ recovered: false }, { recovered: false }])
})

test('X-09: a module that threw does not affect other modules of its version', async () => {
  const { loaded } = setUp((_, id) =>
    id.endsWith('HomeScreen') ? throws('thrown on load') : { DealsScreen: HomeScreen },
  )
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError' })
  expect(await loaded('./deals/DealsScreen')).toEqual({ DealsScreen: HomeScreen })
})

test('M-04: each version is loaded from a container of its own', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  const containers: string[] = []
  const table = { version: '1.0.0', entry: 'old.js', integrity: {}, modules: {} }
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ ...table, container: 'borong_marketplace__1_0_0__aaaaaaaa' }),
  })) as unknown as typeof fetch
  const { loaded } = setUp(
    (entry, id) => {
      containers.push(id.split('/')[0]!)
      return entry.endsWith('old.js') ? { HomeScreen } : throws('bad')
    },
    { ...lastGood, container: 'borong_marketplace__1_1_0__bbbbbbbb' },
  )
  expect(await loaded()).toEqual({ HomeScreen })
  expect([...new Set(containers)]).toEqual([
    'borong_marketplace__1_1_0__bbbbbbbb',
    'borong_marketplace__1_0_0__aaaaaaaa',
  ])
})

test('M-04: a release that records no container has the name of its unit', async () => {
  const containers: string[] = []
  const { loaded } = setUp((_, id) => (containers.push(id.split('/')[0]!), { HomeScreen }))
  await loaded()
  expect(containers).toEqual(['borong_marketplace'])
})

test('X-07: a unit that is already rendered keeps its version, because chunks of two versions must not mix', async () => {
  lastGoodIsServed()
  const { modules, loaded } = setUp(
    (_, id) => (id.endsWith('HomeScreen') ? { HomeScreen } : throws('bad')),
    lastGood,
  )
  await loaded()
  modules.retain('marketplace')
  expect(await loaded('./deals/DealsScreen')).toMatchObject({
    name: 'ChunkLoadError',
    unit: 'marketplace',
    version: '1.1.0',
    isWithheld: true,
  })
  expect(modules.version('marketplace')).toBe('1.1.0')
})

test('X-07: a unit that is no longer visible is replaced by its last good release', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  lastGoodIsServed()
  const { modules, loaded } = setUp(
    (entry, id) =>
      entry.endsWith('entry.js') && !id.endsWith('HomeScreen')
        ? throws('bad')
        : { HomeScreen, DealsScreen: HomeScreen },
    lastGood,
  )
  await loaded()
  const leave = modules.retain('marketplace')
  leave()
  expect(await loaded('./deals/DealsScreen')).toMatchObject({ DealsScreen: HomeScreen })
  expect(modules.version('marketplace')).toBe('1.0.0')
})

test('X-09: a page may replace a visible unit by its last good release', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  lastGoodIsServed()
  const { modules, loaded } = setUp(
    (entry) => ({ HomeScreen: entry.endsWith('entry.js') ? () => 'bad' : HomeScreen }),
    lastGood,
  )
  await loaded()
  modules.retain('marketplace')
  expect(await modules.fallBack('marketplace')).toBe(true)
  expect(await loaded()).toEqual({ HomeScreen })
  expect(modules.version('marketplace')).toBe('1.0.0')
  expect(await setUp(() => ({ HomeScreen })).modules.fallBack('marketplace')).toBe(false)
})

test('X-07: when nothing can be loaded the failure names the unit, and a retry starts again with the current version', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  lastGoodIsServed()
  let isDown = true
  const { modules, loaded, records, entries } = setUp(
    () => (isDown ? isLost() : { HomeScreen }),
    lastGood,
  )
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError', unit: 'marketplace' })
  expect(records).toEqual([expect.objectContaining({ recovered: false })])
  isDown = false
  modules.retry('marketplace')
  expect(await loaded()).toEqual({ HomeScreen })
  expect(entries.at(-1)).toMatch(/\/entry\.js$/)
})

test('X-07: a module without a screen counts as failed', async () => {
  const { loaded } = setUp(() => ({}))
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError' })
})

test('X-07: rendering a failure again does not reload it, also when the last good release fails', async () => {
  expectConsole(/^marketplace 1.1.0 could not be loaded, falling back to its last good release/)
  lastGoodIsServed()
  let loads = 0
  const { modules, loaded } = setUp(() => (loads++, throws('down')), lastGood)
  await loaded()
  const after = loads
  expect(modules.load('marketplace', './home/HomeScreen')).toBe(
    modules.load('marketplace', './home/HomeScreen'),
  )
  await expect(modules.load('marketplace', './home/HomeScreen')).rejects.toMatchObject({
    unit: 'marketplace',
  })
  expect(loads).toBe(after)
})

/** A server that accepts the request for a table and does not answer until `isStalled` is false. */
function tableStalls() {
  const server = { isStalled: true, requests: 0 }
  const fetched = (_: string, { signal }: { signal: AbortSignal }) => {
    server.requests++
    if (!server.isStalled)
      return Promise.resolve({
        ok: true,
        json: async () => ({
          version: '1.1.0',
          entry: 'entry.js',
          integrity: {},
          modules: {},
        }),
      })
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    )
  }
  globalThis.fetch = fetched as unknown as typeof fetch
  return server
}

const pinned: Partial<BootUnit> = {
  ...lastGood,
  modules: {},
  table: { name: 'table.json', integrity: 'sha384-table' },
}

test('X-07: a table that never arrives fails within 10 seconds, and a retry requests it again', async () => {
  const server = tableStalls()
  const { modules, loaded, records } = setUp(() => ({ HomeScreen }), pinned)
  const failure = modules.load('marketplace', './home/HomeScreen').catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', unit: 'marketplace' })
  expect(records).toEqual([expect.objectContaining({ type: 'load-failure', recovered: false })])
  expect(server.requests).toBe(1)
  server.isStalled = false
  modules.retry('marketplace')
  expect(await loaded()).toEqual({ HomeScreen })
})
