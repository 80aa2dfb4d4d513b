import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import { verifyRecord } from '../signature.ts'
import type { Check, ListedRelease, Status } from './answers.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote({ version }))
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
})
afterEach(() => registry.close())

const LIVE = { host: '1.0.0', checkout: '1.0.0' }
const MIX = { ...LIVE, checkout: '1.1.0' }

const record = (change: Partial<Check> = {}, token?: string) =>
  registry.call<{ check: Check }>('POST', 'units/checkout/releases/1.1.0/checks', {
    token,
    body: {
      name: 'journeys',
      mix: MIX,
      passed: 40,
      failed: 0,
      milliseconds: 90_000,
      failures: [],
      ...change,
    },
  })

const require = (required: boolean, channel = 'production', token?: string) =>
  registry.call<{ message: string }>('PUT', `channels/${channel}/checks/journeys`, {
    token,
    body: { required },
  })

const promote = (version = '1.1.0') => registry.act('checkout', { action: 'promote', version })

test('M-06: a verdict is signed, shown on the release and in the log, and survives a restart', async () => {
  const { status, body } = await record({}, await registry.token('checkout'))
  expect(status).toBe(201)
  expect(body.check).toMatchObject({
    unit: 'checkout',
    version: '1.1.0',
    mix: MIX,
    passed: 40,
    by: 'squad checkout',
  })
  expect(verifyRecord('check', body.check, registry.open.publicKey)).toBe(true)
  expect(verifyRecord('check', { ...body.check, failed: 1 }, registry.open.publicKey)).toBe(false)

  await registry.restart()
  const listed = await registry.call<{ releases: ListedRelease[] }>(
    'GET',
    'units/checkout/releases',
  )
  expect(listed.body.releases.map(({ checks }) => checks)).toEqual([[body.check], []])
  const shown = await registry.call<Status>('GET', 'status')
  expect(shown.body.checks).toEqual({ checkout: { '1.1.0': [body.check] } })
  const log = await registry.call<{ events: object[] }>('GET', 'log?unit=checkout&limit=1')
  expect(log.body.events).toMatchObject([{ type: 'checked', check: { passed: 40 } }])
})

test('M-06: promotes without a check where the channel requires none', async () => {
  await require(true, 'staging')
  expect((await promote()).status).toBe(200)
})

test('M-06: refuses a promotion without the required check, and accepts it with the check', async () => {
  expect((await require(true)).body.message).toBe(
    'A release needs the check journeys before visitors of production get it',
  )
  const refused = await promote()
  expect([refused.status, refused.body.name, refused.body.message, refused.body.hint]).toEqual([
    409,
    'CHECK_MISSING',
    'checkout 1.1.0 has no verdict of journeys, which production requires, in this mix: checkout 1.1.0, host 1.0.0',
    'Run it: borong test journeys --mix checkout=1.1.0',
  ])
  await record()
  expect((await promote()).status).toBe(200)
})

test.each([
  { action: 'roll-out', version: '1.1.0' },
  { action: 'candidate', version: '1.1.0', percent: 5 },
  { action: 'pin', version: '1.1.0', reason: 'QA' },
] as const)('M-06: a required check is needed to $action a version', async (action) => {
  await require(true)
  expect((await registry.act('checkout', action)).body.name).toBe('CHECK_MISSING')
  await record()
  expect((await registry.act('checkout', action)).status).toBe(200)
})

test('M-06: names the failed tests of a check, and accepts the release after a passed run', async () => {
  await require(true)
  await record({ failed: 2, passed: 38, failures: ['T-01: pays', 'T-02: pays later'] })
  const refused = await promote()
  expect([refused.body.name, refused.body.message]).toEqual([
    'CHECK_FAILED',
    'checkout 1.1.0 failed journeys in this mix: checkout 1.1.0, host 1.0.0. 2 of 40 tests failed, first "T-01: pays" (run by admin)',
  ])
  await record()
  expect((await promote()).status).toBe(200)
})

test('M-06: a check counts only in the mix in which it ran', async () => {
  await require(true)
  await record()
  await registry.publish(host({ version: '1.0.1' }))
  expect((await registry.act('host', { action: 'promote', version: '1.0.1' })).body.name).toBe(
    'CHECK_MISSING',
  )
  await require(false)
  await registry.act('host', { action: 'promote', version: '1.0.1' })
  await require(true)
  expect((await promote()).body.message).toContain('in this mix: checkout 1.1.0, host 1.0.1')
  await record({ mix: { ...MIX, host: '1.0.1' } })
  expect((await promote()).status).toBe(200)
})

test('M-06: a rollback needs no check', async () => {
  await promote()
  await require(true)
  expect((await registry.act('checkout', { action: 'rollback' })).status).toBe(200)
})

test('M-06: several units in one write need the check of each of them in their common mix', async () => {
  await require(true)
  await registry.publish(host({ version: '1.1.0' }))
  const together = async () => {
    const { channels } = (await registry.call<Status>('GET', 'status')).body
    const { host: hostIs, checkout } = channels.production ?? {}
    return registry.call<{ message: string }>('PUT', 'channels/production/units', {
      body: {
        versions: { host: '1.1.0', checkout: '1.1.0' },
        expected: { host: hostIs?.revision, checkout: checkout?.revision },
      },
    })
  }
  await record({ mix: { host: '1.1.0', checkout: '1.1.0' } })
  const refused = await together()
  expect(refused.body).toMatchObject({
    name: 'CHECK_MISSING',
    message: expect.stringMatching(/^host 1\.1\.0 has no verdict/),
    hint: 'Run it: borong test journeys --mix host=1.1.0,checkout=1.1.0',
  })
  await registry.call('POST', 'units/host/releases/1.1.0/checks', {
    body: {
      name: 'journeys',
      mix: { host: '1.1.0', checkout: '1.1.0' },
      passed: 1,
      failed: 0,
      milliseconds: 1,
      failures: [],
    },
  })
  expect((await together()).status).toBe(200)
})

test('M-06: only its squad records a verdict on a release, and only the admin requires checks', async () => {
  const foreign = await registry.token('account')
  expect((await record({}, foreign)).body.name).toBe('TOKEN_NOT_FOR_UNIT')
  expect((await record({}, 'x'.repeat(30))).status).toBe(401)
  const own = await registry.token('checkout')
  expect((await require(true, 'production', own)).body.name).toBe('ADMIN_ONLY')
  expect((await require(true, 'nowhere')).body.name).toBe('CHANNEL_UNKNOWN')
})

test.each([
  [{ mix: LIVE }, 'MIX_WITHOUT_RELEASE'],
  [{ mix: { ...MIX, host: '9.0.0' } }, 'RELEASE_UNKNOWN'],
  [{ passed: 0 }, 'INVALID_REQUEST'],
  [{ name: 'Journeys!' }, 'INVALID_REQUEST'],
])('M-06: refuses a verdict with %j', async (change, name) => {
  expect((await record(change)).body.name).toBe(name)
})
