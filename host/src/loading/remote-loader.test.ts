import type { TelemetryRecord } from '@borong/contract/host'
import type { BootUnit } from '@borong/contract/release'
import { unit } from '../testing/boot.ts'
import { createReleaseSet } from './release-set.ts'
import { createRemoteLoader } from './remote-loader.ts'

const HomeScreen = () => null

function setUp(load: (entry: string, id: string) => unknown, more: Partial<BootUnit> = {}) {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockReturnValue()
  const entries: string[] = []
  const records: TelemetryRecord[] = []
  const federation = {
    registerRemotes: ([remote]: { entry: string }[]) => void entries.push(remote!.entry),
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
  return { modules, loaded, entries, records }
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

test('X-07: a module is loaded once however often it is asked for, from the entry of the release set', async () => {
  let loads = 0
  const { modules, loaded, entries } = setUp(() => (loads++, { HomeScreen }))
  expect(await loaded()).toEqual({ HomeScreen })
  expect(modules.load('marketplace', './home/HomeScreen')).toBe(
    modules.load('marketplace', './home/HomeScreen'),
  )
  expect(loads).toBe(1)
  expect(entries).toEqual([`${location.origin}/assets/marketplace/entry.js`])
})

test('X-07: a load that fails is tried once more after 300 ms', async () => {
  let loads = 0
  const { loaded, records } = setUp(() => (++loads === 1 ? throws('net') : { HomeScreen }))
  expect(await loaded()).toEqual({ HomeScreen })
  expect(loads).toBe(2)
  expect(records).toEqual([])
})

test('X-07: a unit that keeps failing is drawn from its last good release, whose table is pinned, and reported', async () => {
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

test('X-07: a unit that is drawn already keeps its version, because chunks of two versions must not mix', async () => {
  lastGoodIsServed()
  const { modules, loaded } = setUp(
    (_, id) => (id.endsWith('HomeScreen') ? { HomeScreen } : throws('bad')),
    lastGood,
  )
  await loaded()
  modules.keep('marketplace')
  expect(await loaded('./deals/DealsScreen')).toMatchObject({
    name: 'ChunkLoadError',
    unit: 'marketplace',
    version: '1.1.0',
  })
  expect(modules.version('marketplace')).toBe('1.1.0')
})

test('X-07: when nothing can be loaded the failure names the unit, and a retry starts anew with the meant version', async () => {
  lastGoodIsServed()
  let isDown = true
  const { modules, loaded, records, entries } = setUp(
    () => (isDown ? throws('down') : { HomeScreen }),
    lastGood,
  )
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError', unit: 'marketplace' })
  expect(records).toEqual([expect.objectContaining({ recovered: false })])
  isDown = false
  modules.retry('marketplace')
  expect(await loaded()).toEqual({ HomeScreen })
  expect(entries.at(-1)).toMatch(/\/entry\.js$/)
})

test('X-07: a module that gives no screen counts as failed', async () => {
  const { loaded } = setUp(() => ({}))
  expect(await loaded()).toMatchObject({ name: 'ChunkLoadError' })
})

test('X-07: a failure is not loaded again by drawing it again, also when the last good release fails alike', async () => {
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
