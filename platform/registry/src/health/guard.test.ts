import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Status } from '../api/answers.ts'
import type { Config } from '../config.ts'
import { bucketOf } from '../rollout.ts'
import { remote } from '../testing/built.ts'
import { makeTestDatabase, server } from '../testing/test-database.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

const registries: TestRegistry[] = []
afterEach(async () => {
  for (const registry of registries.splice(0)) await registry.close()
})

async function open(config: Partial<Config> = {}) {
  const registry = await startTestRegistry({ config })
  registries.push(registry)
  return registry
}

/** A registry with these versions published and promoted in order. */
async function withPromoted(...versions: string[]) {
  const registry = await open()
  for (const version of versions) {
    await registry.publish(remote({ version }))
    await registry.act('checkout', { action: 'promote', version })
  }
  return registry
}

let visitors = 0
/** New visitors, each from a network of its own, to whom a rollout of this share gives this side. */
function newVisitors(count: number, isChosen: (bucket: number) => boolean = () => true) {
  const found: string[] = []
  while (found.length < count) {
    const visitor = `visitor-${(visitors += 1)}`
    if (isChosen(bucketOf(visitor, 'checkout'))) found.push(visitor)
  }
  return found
}

async function visit(
  registry: TestRegistry,
  version: string,
  {
    count,
    failing = 0,
    isChosen,
  }: { count: number; failing?: number; isChosen?: (bucket: number) => boolean },
) {
  for (const [index, visitor] of newVisitors(count, isChosen).entries()) {
    const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${(visitors + index) & 255}`
    const units = { checkout: { version, errors: index < failing ? 1 : 0 } }
    const body = { channel: 'production', visitor, units }
    await registry.call('POST', 'reports', { body, token: '', from })
  }
}

const statusOf = async (registry: TestRegistry) =>
  (await registry.call<Status>('GET', 'status')).body
const checkoutOf = async (registry: TestRegistry) =>
  (await statusOf(registry)).channels.production!.checkout!
const lastEvent = async (registry: TestRegistry) =>
  (await registry.call<{ events: object[] }>('GET', 'log?limit=1')).body.events[0]

test('M-04: a stable release that fails after its promotion is rolled back once, and its unit is frozen', async () => {
  const registry = await withPromoted('1.0.0', '1.1.0')
  await visit(registry, '1.1.0', { count: 60, failing: 60 })
  expect(await lastEvent(registry)).toMatchObject({
    type: 'reverted',
    by: 'health',
    version: '1.0.0',
    from: '1.1.0',
    reason: 'fails for 100.0 % of 50 visitors, the version before for 0 % of 0',
  })
  expect(await checkoutOf(registry)).toMatchObject({
    stable: '1.0.0',
    frozen: { by: 'health', reason: expect.stringContaining('fails for 100.0 %') as string },
  })
  const again = await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  expect(again.body.name).toBe('FROZEN')
  await visit(registry, '1.0.0', { count: 60, failing: 60 })
  expect(await checkoutOf(registry)).toMatchObject({ stable: '1.0.0' })
})

test('M-04: a promoted release that fails as rarely as the one before stays, and so does one after its first hour', async () => {
  const registry = await withPromoted('1.0.0')
  await visit(registry, '1.0.0', { count: 100, failing: 1 })
  await registry.publish(remote({ version: '1.1.0' }))
  await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  await visit(registry, '1.1.0', { count: 100, failing: 1 })
  expect(await checkoutOf(registry)).toMatchObject({ stable: '1.1.0' })
  registry.advance(1)
  await visit(registry, '1.1.0', { count: 200, failing: 200 })
  expect(await checkoutOf(registry)).toMatchObject({ stable: '1.1.0' })
})

test('M-04: the fallback is the release that served 200 visitors within its limits, not the bad one before', async () => {
  const registry = await withPromoted('1.0.0')
  await visit(registry, '1.0.0', { count: 200, failing: 2 })
  expect((await checkoutOf(registry)).proven).toEqual(['1.0.0'])
  for (const version of ['1.1.0', '1.2.0']) {
    await registry.publish(remote({ version }))
    await registry.act('checkout', { action: 'promote', version })
    await visit(registry, version, { count: 20, failing: 10 })
  }
  expect((await registry.snapshot()).channels.production?.checkout).toEqual({
    stable: '1.2.0',
    lastGood: '1.0.0',
  })
  registry.advance(60)
  await registry.restart()
  expect(Object.keys((await registry.snapshot()).releases.checkout!)).toContain('1.0.0')
})

test('M-04: a release outside of its limits is no proven one', async () => {
  const registry = await withPromoted('1.0.0')
  await visit(registry, '1.0.0', { count: 200, failing: 10 })
  expect((await checkoutOf(registry)).proven).toBeUndefined()
})

test('M-04: the tallies survive a restart', async () => {
  const registry = await withPromoted('1.0.0', '1.1.0')
  await visit(registry, '1.1.0', { count: 30, failing: 30 })
  await registry.restart()
  expect((await statusOf(registry)).health.production?.checkout?.['1.1.0']).toEqual({
    visitors: 30,
    failing: 30,
  })
  await visit(registry, '1.1.0', { count: 20, failing: 20 })
  expect(await checkoutOf(registry)).toMatchObject({ stable: '1.0.0' })
  registry.advance(31)
  await registry.restart()
  expect((await statusOf(registry)).health.production?.checkout).toEqual({
    '1.0.0': { visitors: 0, failing: 0 },
  })
  expect(await readFile(join(registry.directory, 'registry/visits.jsonl'), 'utf8')).toBe('')
})

test('M-04: the log of visits identifies no visitor and no network', async () => {
  const registry = await withPromoted('1.0.0')
  await registry.call('POST', 'reports', {
    body: {
      channel: 'production',
      visitor: 'guest-4711',
      units: { checkout: { version: '1.0.0' } },
    },
    from: '203.0.113.77',
  })
  const stored = await readFile(join(registry.directory, 'registry/visits.jsonl'), 'utf8')
  expect(stored).toContain('"version":"1.0.0"')
  expect(stored).not.toMatch(/guest-4711|203\.0\.113/)
})

async function sharedPlace(): Promise<{ config: Partial<Config>; remove(): Promise<unknown> }> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-registry-'))
  const rmDirectory = () => rm(directory, { recursive: true, force: true })
  if (!server) return { config: { directory }, remove: rmDirectory }
  const database = await makeTestDatabase()
  const remove = async () => {
    await database.remove()
    await rmDirectory()
  }
  return { config: { directory, databaseUrl: database.url }, remove }
}

test('M-04: the visits that two registries receive add up, and one of them acts', async () => {
  const place = await sharedPlace()
  const [one, other] = [await open(place.config), await open(place.config)]
  for (const version of ['1.0.0', '1.1.0']) await one.publish(remote({ version }))
  await one.act('checkout', { action: 'promote', version: '1.0.0' })
  await one.act('checkout', { action: 'candidate', version: '1.1.0', percent: 50 })
  const isChosen = (bucket: number) => bucket < 50
  await Promise.all([
    visit(one, '1.1.0', { count: 45, failing: 45, isChosen }),
    visit(other, '1.1.0', { count: 45, failing: 45, isChosen }),
  ])
  expect((await checkoutOf(other)).candidate).toBeUndefined()
  const { events } = (await one.call<{ events: { type: string }[] }>('GET', 'log?limit=50')).body
  expect(events.filter(({ type }) => type === 'candidate-withdrawn')).toHaveLength(1)
  await Promise.all(registries.splice(0).map((registry) => registry.open.close()))
  await place.remove()
})

describe('a rollout in steps', () => {
  const start = async () => {
    const registry = await withPromoted('1.0.0')
    await registry.publish(remote({ version: '1.1.0' }))
    const { body } = await registry.act('checkout', {
      action: 'roll-out',
      version: '1.1.0',
      visitors: 60,
    })
    const advance = async () => {
      await registry.open.health.advance()
      const { stable, candidate } = await checkoutOf(registry)
      return candidate?.percent ?? stable
    }
    return { registry, message: body.message, advance }
  }

  test('M-04: gets its next share after enough visitors, and ends with the promotion', async () => {
    const { registry, message, advance } = await start()
    expect(message).toBe(
      'checkout 1.1.0 goes to 5, 25, 100 % of visitors in production, each step for 60 visitors, or for 15 minutes and at least 50',
    )
    expect(await advance()).toBe(5)
    await visit(registry, '1.1.0', { count: 60, isChosen: (bucket) => bucket < 5 })
    expect(await advance()).toBe(25)
    expect(await advance()).toBe(25)
    await visit(registry, '1.1.0', { count: 60, isChosen: (bucket) => bucket < 25 })
    expect(await advance()).toBe('1.1.0')
    expect(await lastEvent(registry)).toMatchObject({ type: 'promoted', by: 'health' })
  })

  test('M-04: gets its next share after 15 minutes with fewer visitors', async () => {
    const { registry, advance } = await start()
    await visit(registry, '1.1.0', { count: 50, isChosen: (bucket) => bucket < 5 })
    registry.advance(14 / 24 / 60)
    expect(await advance()).toBe(5)
    registry.advance(1 / 24 / 60)
    expect(await advance()).toBe(25)
    await visit(registry, '1.1.0', { count: 50, isChosen: (bucket) => bucket < 25 })
    registry.advance(15 / 24 / 60)
    expect(await advance()).toBe('1.1.0')
  })

  test('M-04: ends when the version fails, and when a person withdraws it', async () => {
    const { registry, advance } = await start()
    await visit(registry, '1.1.0', { count: 50, failing: 50, isChosen: (bucket) => bucket < 5 })
    expect(await advance()).toBe('1.0.0')
    expect((await checkoutOf(registry)).candidate).toBeUndefined()
    await registry.act('checkout', { action: 'roll-out', version: '1.1.0' })
    await registry.act('checkout', { action: 'withdraw' })
    registry.advance(1)
    expect(await advance()).toBe('1.0.0')
  })

  test('M-04: of two registries one makes each step', async () => {
    const { registry } = await start()
    await visit(registry, '1.1.0', { count: 50, isChosen: (bucket) => bucket < 5 })
    registry.advance(1)
    const other = await open({ directory: join(registry.directory, 'registry') })
    other.advance(1)
    await Promise.all([registry.open.health.advance(), other.open.health.advance()])
    expect((await checkoutOf(other)).candidate?.percent).toBe(25)
  })

  test('M-04: gives a first release to all visitors', async () => {
    const registry = await open()
    await registry.publish(remote())
    await registry.act('checkout', { action: 'roll-out', version: '1.0.0' })
    expect(await checkoutOf(registry)).toMatchObject({ stable: '1.0.0' })
  })
})

test('M-04: of two people who roll back together, the second is refused', async () => {
  const registry = await withPromoted('1.0.0', '1.1.0', '1.2.0')
  const { revision: expected } = await checkoutOf(registry)
  const answers = await Promise.all(
    [1, 2].map(() => registry.act('checkout', { action: 'rollback', expected })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    name: 'CHANNEL_CHANGED',
    message: expect.stringContaining('it is at 1.1.0 now') as string,
  })
  expect(await checkoutOf(registry)).toMatchObject({ stable: '1.1.0' })
})

test('M-04: a write that names no expected revision is refused', async () => {
  const registry = await withPromoted('1.0.0')
  for (const path of ['channels/production/units/checkout', 'channels/production/units']) {
    const body = { action: 'freeze', reason: 'payday', versions: { checkout: '1.0.0' } }
    const { status, body: problem } = await registry.call<object>('PUT', path, { body })
    expect([status, problem.message]).toEqual([400, expect.stringMatching(/^expected/)])
  }
})
