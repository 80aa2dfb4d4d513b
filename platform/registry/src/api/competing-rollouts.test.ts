import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import type { ListedEvent, Status } from './answers.ts'

let registry: TestRegistry
let squad: string
beforeEach(async () => {
  registry = await startTestRegistry()
  squad = await registry.token('checkout')
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await registry.publish(host({ version }))
    await registry.publish(remote({ version }))
  }
  await together({ host: '1.0.0', checkout: '1.0.0' })
})
afterEach(() => registry.close())

type Versions = Readonly<Record<string, string>>

const production = async () =>
  (await registry.call<Status>('GET', 'status')).body.channels.production ?? {}

async function together(versions: Versions, more: object = {}) {
  const units = await production()
  const seen = Object.keys(versions).map((unit) => [unit, units[unit]?.revision ?? 0])
  return registry.call<{ message: string }>('PUT', 'channels/production/units', {
    body: { versions, expected: Object.fromEntries(seen) as object, ...more },
  })
}

const live = async () =>
  Object.fromEntries(
    Object.entries(await production()).map(([unit, { stable, candidate }]) => [
      unit,
      candidate ? `${stable}, ${candidate.version} ${candidate.percent} %` : stable,
    ]),
  )

const lastEvent = async () =>
  (await registry.call<{ events: ListedEvent[] }>('GET', 'log?limit=1')).body.events[0]!

const rollOut = (version: string, more: { replace?: boolean; minutes?: number } = {}) =>
  registry.act('checkout', { action: 'roll-out', version, ...more })

describe('a rollout that is running', () => {
  beforeEach(() =>
    registry.act('checkout', { action: 'roll-out', version: '1.1.0' }, { token: squad }),
  )

  test.each([
    ['rolled out', { action: 'roll-out', version: '1.2.0' }],
    ['promoted', { action: 'promote', version: '1.2.0' }],
    ['given to a share', { action: 'candidate', version: '1.2.0', percent: 50 }],
  ] as const)(
    'M-04: a second version that is %s is refused with the first one’s version and author',
    async (_, action) => {
      const { status, body } = await registry.act('checkout', action)
      expect([status, body.name, body.message]).toEqual([
        409,
        'ROLLOUT_RUNNING',
        'squad checkout gives checkout 1.1.0 to 5 % of visitors in production',
      ])
      expect(await live()).toMatchObject({ checkout: '1.0.0, 1.1.0 5 %' })
    },
  )

  test('M-04: it is replaced on demand, and the log has the withdrawal', async () => {
    expect((await rollOut('1.2.0', { replace: true })).status).toBe(200)
    expect(await lastEvent()).toMatchObject({ version: '1.2.0', replaces: { checkout: '1.1.0' } })
    expect(await live()).toMatchObject({ checkout: '1.0.0, 1.2.0 5 %' })
    expect((await registry.snapshot()).channels.production?.checkout?.recalled).toEqual(['1.1.0'])
  })

  test('M-04: its own version is promoted, and takes another plan in the same step', async () => {
    const before = (await production()).checkout!.candidate!
    const { body } = await rollOut('1.1.0', { minutes: 3 })
    expect(body.message).toContain('goes to 5, 25, 100 % of visitors in production')
    const { candidate } = (await production()).checkout!
    expect(candidate).toMatchObject({ since: before.since, by: 'squad checkout' })
    expect(candidate?.plan?.minutes).toBe(3)
    await registry.act('checkout', { action: 'promote', version: '1.1.0' })
    expect(await live()).toMatchObject({ checkout: '1.1.0' })
  })

  test('M-05: several units in one write are refused too', async () => {
    const versions = { host: '1.1.0', checkout: '1.2.0' }
    expect((await together(versions)).body.name).toBe('ROLLOUT_RUNNING')
    expect((await together(versions, { replace: true })).status).toBe(200)
    expect(await lastEvent()).toMatchObject({ replaces: { checkout: '1.1.0' } })
    expect(await live()).toEqual({ host: '1.1.0', checkout: '1.2.0' })
  })
})

describe('a joint rollout', () => {
  beforeEach(() => together({ host: '1.1.0', checkout: '1.1.0' }, { rollOut: true }))

  test.each([
    ['promoted', { action: 'promote', version: '1.1.0' }],
    ['rolled out', { action: 'roll-out', version: '1.1.0' }],
    ['given to a share', { action: 'candidate', version: '1.1.0', percent: 50 }],
  ] as const)(
    'M-05: refuses that one part is %s alone, and names the way on',
    async (_, action) => {
      const { body } = await registry.act('checkout', action)
      expect([body.name, body.message]).toEqual([
        'ROLLOUT_RUNNING',
        'admin gives checkout 1.1.0 and host 1.1.0 to 5 % of visitors in production',
      ])
      expect(body.hint).toContain('borong promote checkout@1.1.0 host@1.1.0 --now')
      await registry.act('checkout', { ...action, replace: true })
      expect((await production()).host?.candidate).toBeUndefined()
      expect((await lastEvent()).replaces).toEqual({ checkout: '1.1.0', host: '1.1.0' })
    },
  )

  test('M-05: ends as a whole when one part is rolled back with others', async () => {
    await registry.publish(remote({ unit: 'account', paths: ['/account'] }))
    await registry.publish(remote({ unit: 'account', version: '1.1.0', paths: ['/account'] }))
    for (const version of ['1.0.0', '1.1.0'])
      await registry.act('account', { action: 'promote', version })
    await together({ account: '1.0.0', checkout: '1.0.0' }, { rollback: true })
    expect(await live()).toEqual({ host: '1.0.0', checkout: '1.0.0', account: '1.0.0' })
  })

  test('M-05: goes on when all of its parts are promoted', async () => {
    expect((await together({ host: '1.1.0', checkout: '1.1.0' })).status).toBe(200)
    expect(await lastEvent()).not.toHaveProperty('replaces')
    expect(await live()).toEqual({ host: '1.1.0', checkout: '1.1.0' })
  })
})

test('M-04: a rollback returns to versions that were live on the channel only', async () => {
  await registry.act('checkout', { action: 'promote', version: '1.1.0' })
  await registry.publish(remote({ version: '9.9.9' }))
  await registry.act('checkout', { action: 'freeze', reason: 'payday' })
  const { status, body } = await registry.act('checkout', { action: 'rollback', version: '9.9.9' })
  expect([status, body.name, body.hint]).toEqual([
    409,
    'NEVER_LIVE',
    'Earlier versions: 1.0.0. Other versions are promoted, with all checks: borong promote checkout 9.9.9 --channel production',
  ])
  const joint = await together({ host: '1.0.0', checkout: '9.9.9' }, { rollback: true })
  expect(joint.body.name).toBe('NEVER_LIVE')
  expect((await registry.act('checkout', { action: 'rollback', version: '1.0.0' })).status).toBe(
    200,
  )
  const rolledBack = await registry.act('checkout', { action: 'rollback', version: '1.1.0' })
  expect(rolledBack.body.name).toBe('NEVER_LIVE')
})
