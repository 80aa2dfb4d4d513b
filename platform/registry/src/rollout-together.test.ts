import type { Status } from './api/answers.ts'
import { bucketOf, getsCandidate } from './rollout.ts'
import { host, remote } from './testing/built.ts'
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  await registry.publish(host())
  await registry.publish(remote())
  await together({ host: '1.0.0', checkout: '1.0.0' })
  await registry.publish(host({ version: '2.0.0', contract: '2.0.0', surface: 'surface-2' }), {
    together: true,
  })
  await registry.publish(remote({ version: '2.0.0', contract: '^2.0.0' }), { together: true })
})
afterEach(() => registry.close())

const both = { host: '2.0.0', checkout: '2.0.0' }

async function together(versions: Record<string, string>, rollOut = false) {
  const { production = {} } = (await registry.call<Status>('GET', 'status')).body.channels
  const expected = Object.keys(versions).map((unit) => [unit, production[unit]?.revision ?? 0])
  return registry.call<{ message: string }>('PUT', 'channels/production/units', {
    body: { versions, expected: Object.fromEntries(expected) as object, rollOut },
  })
}

const live = async () => {
  const { production = {} } = (await registry.snapshot()).channels
  return Object.fromEntries(
    Object.entries(production).map(([unit, { stable, candidate }]) => [
      unit,
      candidate ? `${stable}, ${candidate.version} ${candidate.percent} %` : stable,
    ]),
  )
}

/** Visitors of both candidates, as many as a step needs. */
async function visit(percent: number) {
  const all = Array.from({ length: 3000 }, (_, index) => `visitor-${percent}-${index}`)
  const chosen = all.filter((visitor) => bucketOf(visitor, 'checkout+host') < percent).slice(0, 50)
  for (const [index, visitor] of chosen.entries()) {
    const units = { host: { version: '2.0.0' }, checkout: { version: '2.0.0' } }
    const body = { channel: 'production', visitor, units }
    await registry.call('POST', 'reports', { body, token: '', from: `10.0.${percent}.${index}` })
  }
}

async function passMinutes(minutes: number) {
  registry.advance(minutes / (24 * 60))
  await registry.open.health.advance()
}

test('M-05: several units take the steps of a rollout together, and are promoted in one write', async () => {
  expect((await together(both, true)).body.message).toBe(
    'host 2.0.0, checkout 2.0.0 go to 5, 25, 100 % of visitors in production, each step for 200 visitors, or for 15 minutes and at least 50; a visitor gets all of them or none',
  )
  expect(await live()).toEqual({ host: '1.0.0, 2.0.0 5 %', checkout: '1.0.0, 2.0.0 5 %' })
  await visit(5)
  await passMinutes(16)
  expect(await live()).toEqual({ host: '1.0.0, 2.0.0 25 %', checkout: '1.0.0, 2.0.0 25 %' })
  const { sequence } = await registry.snapshot()
  await registry.restart()
  await visit(25)
  await passMinutes(16)
  expect(await live()).toEqual({ host: '2.0.0', checkout: '2.0.0' })
  expect((await registry.snapshot()).sequence).toBe(sequence + 1)
})

test('M-05: each visitor of a joint rollout gets all candidates or none', async () => {
  await together(both, true)
  const { host: shell, checkout } = (await registry.snapshot()).channels.production!
  const visitors = Array.from({ length: 2000 }, (_, index) => `visitor-${index}`)
  const sides = visitors.map((visitor) => [
    getsCandidate(visitor, 'host', shell!.candidate!),
    getsCandidate(visitor, 'checkout', checkout!.candidate!),
  ])
  expect(sides.filter(([one, other]) => one !== other)).toEqual([])
  const share = sides.filter(([one]) => one).length / visitors.length
  expect(share).toBeGreaterThan(0.03)
  expect(share).toBeLessThan(0.07)
})

test.each([
  ['rolled back', { action: 'rollback' }],
  ['withdrawn', { action: 'withdraw' }],
] as const)('M-05: when one unit of a joint rollout is %s, all are', async (_, action) => {
  await together(both, true)
  expect((await registry.act('checkout', action)).status).toBe(200)
  expect(await live()).toEqual({ host: '1.0.0', checkout: '1.0.0' })
  const { host: shell, checkout } = (await registry.snapshot()).channels.production!
  expect([shell!.recalled, checkout!.recalled]).toEqual([['2.0.0'], ['2.0.0']])
})

test('M-05: a joint rollout waits while one of its units is frozen', async () => {
  await together(both, true)
  await registry.act('checkout', { action: 'freeze', reason: 'payday' })
  await visit(5)
  await passMinutes(16)
  expect(await live()).toEqual({ host: '1.0.0, 2.0.0 5 %', checkout: '1.0.0, 2.0.0 5 %' })
})

test('M-05: units that do not fit together are refused, and a first version is not rolled out beside stable ones', async () => {
  expect((await together({ host: '2.0.0' }, true)).body.name).toBe('CONTRACT_BREAKS_REMOTES')
  await registry.publish(remote({ unit: 'account', paths: ['/account'] }))
  await registry.publish(remote({ version: '1.1.0' }))
  const mixed = await together({ account: '1.0.0', checkout: '1.1.0' }, true)
  expect([mixed.status, mixed.body.name]).toEqual([409, 'NO_STABLE'])
  expect((await together({ account: '1.0.0' }, true)).body.message).toBe(
    'Stable in production, in one write: account 1.0.0',
  )
})
