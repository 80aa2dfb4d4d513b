import { host, remote } from '../testing/built.ts'
import type { RegistrySnapshot } from '../state/snapshot.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

async function published(...versions: string[]) {
  for (const version of versions) await registry.publish(remote({ version }))
}

const promote = (version: string) => registry.act('checkout', { action: 'promote', version })
const checkout = async (channel = 'production') =>
  (await registry.snapshot()).channels[channel]?.checkout

test('M-04: rolls back in one write, to the version before or to any earlier one', async () => {
  await published('1.0.0', '1.1.0', '1.2.0')
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version)
  const { sequence } = await registry.snapshot()

  const back = await registry.act('checkout', { action: 'rollback' })
  expect(back.body.message).toBe('checkout is back at 1.1.0 in production (was 1.2.0)')
  expect((await registry.snapshot()).sequence).toBe(sequence + 1)
  expect(await checkout()).toEqual({ stable: '1.1.0', lastGood: '1.0.0', recalled: ['1.2.0'] })

  await promote('1.2.0')
  await registry.act('checkout', { action: 'rollback', version: '1.0.0' })
  expect(await checkout()).toEqual({ stable: '1.0.0', recalled: ['1.2.0'] })
  const nothing = await registry.act('checkout', { action: 'rollback' })
  expect([nothing.status, nothing.body.name]).toEqual([409, 'NOTHING_EARLIER'])
})

test('M-04: takes a remote’s first release off its channel, and accepts it again', async () => {
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await published('1.0.0')
  await promote('1.0.0')
  const back = await registry.act('checkout', { action: 'rollback' })
  expect(back.body).toMatchObject({
    name: 'NOTHING_EARLIER',
    hint: 'Take it off altogether: borong rollback checkout --off --channel production',
  })
  const { status, body } = await registry.act('checkout', { action: 'take-off' })
  expect([status, body.message]).toEqual([
    200,
    'checkout is off production (was 1.0.0): its pages are gone, its widgets are left out',
  ])
  expect(await checkout()).toBeUndefined()
  expect((await registry.snapshot()).channels.production?.host).toEqual({ stable: '1.0.0' })
  const again = await registry.act('checkout', { action: 'take-off' })
  expect([again.status, again.body.message]).toEqual([200, 'checkout is not in production'])
  await registry.restart()
  await promote('1.0.0')
  expect(await checkout()).toEqual({ stable: '1.0.0' })
})

test('M-04: a release that is taken off is no fallback, and other remotes may have its path', async () => {
  await published('1.0.0', '1.1.0')
  await promote('1.0.0')
  await promote('1.1.0')
  await registry.act('checkout', { action: 'candidate', version: '1.0.0', percent: 10 })
  await registry.act('checkout', { action: 'freeze', reason: 'payday' })
  expect((await registry.act('checkout', { action: 'take-off' })).status).toBe(200)
  expect(await checkout()).toBeUndefined()
  await registry.act('checkout', { action: 'unfreeze' })
  await promote('1.1.0')
  expect(await checkout()).toEqual({ stable: '1.1.0', recalled: ['1.0.0'] })
  await registry.act('checkout', { action: 'take-off' })
  await registry.publish(remote({ unit: 'account', paths: ['/checkout'] }))
  expect((await registry.act('account', { action: 'promote', version: '1.0.0' })).status).toBe(200)
})

test('M-04: a remote that is taken off another channel is production’s again there, if that fits', async () => {
  const staging = { channel: 'staging' }
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await published('1.0.0')
  await promote('1.0.0')
  await registry.publish(remote({ version: '1.1.0', contract: '>=1' }))
  await registry.act('checkout', { action: 'promote', version: '1.1.0' }, staging)
  const back = await registry.act('checkout', { action: 'take-off' }, staging)
  expect(back.body.message).toBe('checkout is production’s 1.0.0 in staging again (was 1.1.0)')
  expect(await checkout('staging')).toEqual({ stable: '1.0.0' })

  await registry.act('checkout', { action: 'pin', version: '1.1.0', reason: 'QA' }, staging)
  expect((await registry.act('checkout', { action: 'take-off' }, staging)).body.name).toBe('PINNED')
})

test('M-05: a remote remains in another channel while production’s version does not fit there', async () => {
  const staging = { channel: 'staging' }
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  await published('1.0.0')
  await registry.publish(remote({ version: '1.1.0', contract: '>=1' }))
  await promote('1.1.0')
  await registry.publish(host({ version: '2.0.0', contract: '2.0.0' }))
  await registry.act('host', { action: 'promote', version: '2.0.0' }, staging)
  await registry.act('checkout', { action: 'promote', version: '1.1.0' }, staging)
  await promote('1.0.0')
  const { status, body } = await registry.act('checkout', { action: 'take-off' }, staging)
  expect([status, body.name]).toEqual([409, 'CONTRACT_RANGE'])
  expect(await checkout('staging')).toMatchObject({ stable: '1.1.0' })
})

test('M-04: never takes off the host', async () => {
  await registry.publish(host())
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  const { status, body } = await registry.act('host', { action: 'take-off' })
  expect([status, body.name]).toEqual([409, 'HOST_NEEDED'])
  const back = await registry.act('host', { action: 'rollback' })
  expect(back.body.hint).toBe('Promote another version: borong releases host lists them.')
})

test('M-04: a version that was rolled back is no fallback', async () => {
  await published('1.0.0', '1.1.0', '1.2.0')
  await promote('1.0.0')
  await promote('1.1.0')
  await registry.act('checkout', { action: 'rollback' })
  await promote('1.2.0')
  expect(await checkout()).toEqual({ stable: '1.2.0', lastGood: '1.0.0', recalled: ['1.1.0'] })
})

test('M-04: a rollback withdraws a candidate first, and a promotion ends it', async () => {
  await published('1.0.0', '1.1.0')
  await promote('1.0.0')
  await registry.act('checkout', { action: 'candidate', version: '1.1.0', percent: 50 })
  expect(await checkout()).toEqual({
    stable: '1.0.0',
    candidate: { version: '1.1.0', percent: 50 },
  })

  const back = await registry.act('checkout', { action: 'rollback' })
  expect(back.body.message).toBe(
    'checkout 1.1.0 is no candidate in production any more; everybody has 1.0.0',
  )
  expect(await checkout()).toEqual({ stable: '1.0.0', recalled: ['1.1.0'] })

  await registry.act('checkout', { action: 'candidate', version: '1.1.0', percent: 0.5 })
  await promote('1.1.0')
  expect(await checkout()).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
})

test('M-04: a remote’s first release starts with a share of visitors, and goes on in steps', async () => {
  await registry.publish(host())
  await published('1.0.0')
  const early = await registry.act('host', { action: 'candidate', version: '1.0.0', percent: 5 })
  expect([early.status, early.body.name]).toEqual([409, 'NO_STABLE'])
  await registry.act('host', { action: 'promote', version: '1.0.0' })
  const start = () =>
    registry.act('checkout', { action: 'candidate', version: '1.0.0', percent: 10 })
  expect((await start()).body.message).toBe('checkout 1.0.0 goes to 10 % of visitors in production')
  const { channels, starting, releases } = (await registry.snapshot()) as RegistrySnapshot
  expect(channels.production).toEqual({ host: { stable: '1.0.0' } })
  expect(starting.production).toEqual({ checkout: { version: '1.0.0', percent: 10 } })
  expect(Object.keys(releases)).toContain('checkout')

  const back = await registry.act('checkout', { action: 'rollback' })
  expect(back.body.message).toBe(
    'checkout 1.0.0 is no candidate in production any more; nobody has a version of it',
  )
  const { withdrawn } = (await registry.snapshot()) as RegistrySnapshot
  expect(withdrawn.production).toEqual({ checkout: ['1.0.0'] })
  await start()
  const off = await registry.act('checkout', { action: 'take-off' })
  expect(off.body.message).toContain('nobody has a version of it')
  await start()
  await registry.act('checkout', { action: 'roll-out', version: '1.0.0', leastVisitors: 1 })
  expect((await registry.snapshot()) as RegistrySnapshot).toMatchObject({
    starting: { production: { checkout: { percent: 25 } } },
  })
  await promote('1.0.0')
  expect(await checkout()).toEqual({ stable: '1.0.0' })
})

test.each([0, -1, 101, Number.NaN])('M-04: refuses a share of %s %', async (percent) => {
  const { status } = await registry.act('checkout', {
    action: 'candidate',
    version: '1.0.0',
    percent,
  })
  expect(status).toBe(400)
})

test('M-04: refuses to promote a frozen unit, but rolls it back', async () => {
  await published('1.0.0', '1.1.0', '1.2.0')
  await promote('1.0.0')
  await promote('1.1.0')
  await registry.act('checkout', { action: 'freeze', reason: 'payday' })
  const refused = await promote('1.2.0')
  expect(refused.status).toBe(409)
  expect(refused.body).toEqual({
    name: 'FROZEN',
    message: 'checkout is frozen in production by admin: payday',
    hint: 'Ask them, then: borong unfreeze checkout --channel production. Rolling back is allowed.',
  })
  expect((await registry.act('checkout', { action: 'rollback' })).status).toBe(200)
  expect(await checkout()).toEqual({
    stable: '1.0.0',
    frozen: { by: 'admin', reason: 'payday' },
    recalled: ['1.1.0'],
  })
  await registry.act('checkout', { action: 'unfreeze' })
  expect((await promote('1.2.0')).status).toBe(200)
})

test('M-06: a channel takes from production the units that it does not name, and a pin applies to all its visitors', async () => {
  await published('1.0.0', '1.1.0-pr12')
  await promote('1.0.0')
  expect(await checkout('staging')).toEqual({ stable: '1.0.0' })
  await registry.act(
    'checkout',
    { action: 'pin', version: '1.1.0-pr12', reason: 'QA' },
    { channel: 'staging' },
  )
  expect(await checkout('staging')).toEqual({ stable: '1.1.0-pr12' })
  expect(await checkout()).toEqual({ stable: '1.0.0' })
  const promoted = await registry.act(
    'checkout',
    { action: 'promote', version: '1.0.0' },
    { channel: 'staging' },
  )
  expect(promoted.body.name).toBe('PINNED')
  await registry.act('checkout', { action: 'unpin' }, { channel: 'staging' })
  expect(await checkout('staging')).toEqual({ stable: '1.0.0' })
})

test('M-05: does not promote a version that no longer fits', async () => {
  await registry.publish(host())
  await published('1.0.0')
  await registry.publish(host({ version: '2.0.0', contract: '2.0.0' }))
  await registry.act('host', { action: 'promote', version: '2.0.0' })
  const { status, body } = await promote('1.0.0')
  expect([status, body.name]).toEqual([409, 'CONTRACT_RANGE'])
  expect(await checkout()).toBeUndefined()
})

test('M-02: refuses the second of two remotes with one path to become active', async () => {
  await registry.publish(remote({ paths: ['/cart'] }))
  await registry.publish(remote({ unit: 'account', paths: ['/cart'] }))
  await promote('1.0.0')
  const { status, body } = await registry.act('account', { action: 'promote', version: '1.0.0' })
  expect([status, body.name]).toEqual([409, 'ROUTE_TAKEN'])
})

test('M-04: refuses unknown channels, units and versions by name', async () => {
  await published('1.0.0')
  const channel = await registry.act(
    'checkout',
    { action: 'promote', version: '1.0.0' },
    { channel: 'prod' },
  )
  expect([channel.status, channel.body.message, channel.body.hint]).toEqual([
    404,
    'There is no channel prod',
    'Channels here: production, staging. CHANNELS sets them when the registry starts; borong channel create adds one for previews.',
  ])
  const version = await promote('3.0.0')
  expect([version.status, version.body.message]).toEqual([
    404,
    'checkout 3.0.0 was never published',
  ])
  const unit = await registry.call('GET', 'units/chekout/releases')
  expect([unit.status, unit.body.hint]).toEqual([404, 'Published units: checkout.'])
})
