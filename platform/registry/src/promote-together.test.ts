import type { Status } from './api/answers.ts'
import { host, remote, type Built } from './testing/built.ts'
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

const publish = async (built: Built, together = false) => {
  const answer = await registry.publish(built, { together })
  return answer.body.name ?? answer.status
}
const promote = async (versions: Record<string, string>, token?: string) => {
  const { production = {} } = (await registry.call<Status>('GET', 'status')).body.channels
  const expected = Object.keys(versions).map((unit) => [unit, production[unit]?.revision ?? 0])
  return registry.call<{ message: string }>('PUT', 'channels/production/units', {
    body: { versions, expected: Object.fromEntries(expected) as object },
    token,
  })
}
const stable = async () => {
  const { production } = (await registry.snapshot()).channels
  return Object.fromEntries(Object.entries(production ?? {}).map(([unit, is]) => [unit, is.stable]))
}

const major = (unit: string, version = '2.0.0') =>
  remote({ unit, version, contract: '^2.0.0', paths: [`/${unit}`] })

/** Host and two remotes of contract 1, active in production. */
async function openShop() {
  await publish(host())
  await publish(remote({ unit: 'checkout' }))
  await publish(remote({ unit: 'account', paths: ['/account'] }))
  await promote({ host: '1.0.0', checkout: '1.0.0', account: '1.0.0' })
}

async function publishMajor() {
  for (const built of [
    host({ version: '2.0.0', contract: '2.0.0', surface: 'surface-2' }),
    major('checkout'),
    major('account'),
  ])
    expect(await publish(built, true)).toBe(201)
}

test('M-05: units of a new major contract become active in one write, and none of them alone', async () => {
  await openShop()
  expect(await publish(major('checkout'))).toBe('CONTRACT_RANGE')
  await publishMajor()
  const { sequence } = await registry.snapshot()

  const alone = await registry.act('host', { action: 'promote', version: '2.0.0' })
  expect(alone.body.name).toBe('CONTRACT_BREAKS_REMOTES')
  expect((await promote({ host: '2.0.0', checkout: '2.0.0' })).body).toMatchObject({
    name: 'CONTRACT_BREAKS_REMOTES',
    message: expect.stringContaining('account 1.0.0') as string,
  })

  const { status, body } = await promote({ host: '2.0.0', checkout: '2.0.0', account: '2.0.0' })
  expect(status).toBe(200)
  expect(body.message).toBe(
    'Stable in production, in one write: host 2.0.0, checkout 2.0.0, account 2.0.0',
  )
  expect(await stable()).toEqual({ host: '2.0.0', checkout: '2.0.0', account: '2.0.0' })
  expect((await registry.snapshot()).sequence).toBe(sequence + 1)
})

test('M-05: lists releases of the earlier major contract as not eligible, and uses none as a fallback', async () => {
  await openShop()
  await publishMajor()
  await promote({ host: '2.0.0', checkout: '2.0.0', account: '2.0.0' })

  const { channels } = await registry.snapshot()
  expect(channels.production?.checkout).toEqual({ stable: '2.0.0' })
  const back = await registry.act('checkout', { action: 'rollback' })
  expect(back.body).toMatchObject({
    name: 'NOTHING_EARLIER',
    message: 'checkout has no earlier stable version in production that fits what is live there',
  })
  const named = await registry.act('checkout', { action: 'rollback', version: '1.0.0' })
  expect(named.body.name).toBe('CONTRACT_RANGE')
  const { body } = await registry.call<{ releases: { version: string; ineligible?: string }[] }>(
    'GET',
    'units/checkout/releases',
  )
  expect(body.releases).toMatchObject([
    { version: '2.0.0' },
    { version: '1.0.0', ineligible: 'contract 1, no rollback' },
  ])
  expect(body.releases[0]).not.toHaveProperty('ineligible')

  await publish(major('checkout', '2.1.0'))
  await registry.act('checkout', { action: 'promote', version: '2.1.0' })
  expect((await registry.snapshot()).channels.production?.checkout?.lastGood).toBe('2.0.0')
})

test('M-04: reads a promotion of several units from the log again, and finds it by each unit', async () => {
  await openShop()
  await registry.restart()
  expect(await stable()).toEqual({ host: '1.0.0', checkout: '1.0.0', account: '1.0.0' })
  const { body } = await registry.call<{ events: object[] }>('GET', 'log?unit=account&limit=1')
  expect(body.events).toMatchObject([
    { type: 'promoted-together', channel: 'production', versions: { account: '1.0.0' } },
  ])
})

test('M-04: a promotion of several units ends their candidates, and is idempotent', async () => {
  await openShop()
  await publish(remote({ unit: 'checkout', version: '1.1.0' }))
  await registry.act('checkout', { action: 'candidate', version: '1.1.0', percent: 10 })
  await promote({ host: '1.0.0', checkout: '1.1.0' })
  expect((await registry.snapshot()).channels.production?.checkout).toEqual({
    stable: '1.1.0',
    lastGood: '1.0.0',
  })
  const { sequence } = await registry.snapshot()
  expect((await promote({ host: '1.0.0', checkout: '1.1.0' })).status).toBe(200)
  expect((await registry.snapshot()).sequence).toBe(sequence)
})

test('M-04: a promotion needs the right to each unit, existing versions and units that are not frozen or pinned', async () => {
  await openShop()
  await publish(remote({ unit: 'checkout', version: '1.1.0' }))
  const token = await registry.token('checkout')
  expect((await promote({ checkout: '1.1.0', account: '1.0.0' }, token)).body.name).toBe(
    'TOKEN_NOT_FOR_UNIT',
  )
  expect((await promote({ checkout: '9.9.9' })).body.name).toBe('RELEASE_UNKNOWN')
  expect((await promote({})).body.name).toBe('INVALID_REQUEST')
  await registry.act('checkout', { action: 'freeze', reason: 'holiday' })
  expect((await promote({ checkout: '1.1.0' })).body.name).toBe('FROZEN')
})
