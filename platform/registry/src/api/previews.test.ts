import { readPreview } from '../preview-link.ts'
import { host, remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import type { ListedPreview, ListedRelease, PreviewLink, Status } from './answers.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry({ budgets: { units: {}, default: { total: 1000 } } })
  await registry.publish(host())
  await registry.publish(remote())
  for (const unit of ['host', 'checkout'])
    await registry.act(unit, { action: 'promote', version: '1.0.0' })
})
afterEach(() => registry.close())

const VERSION = '1.1.0-pr1.abc1234'
const preview = (days = 7, wanted: Parameters<typeof remote>[0] = {}) =>
  registry.publish(remote({ version: VERSION, ...wanted }), { preview: { days } })
const known = async () => Object.keys((await registry.snapshot()).releases.checkout ?? {})
const link = (body: object, token?: string) =>
  registry.call<PreviewLink>('POST', 'previews/links', { body, token })
const status = async () => (await registry.call<Status>('GET', 'status')).body
const refusalOf = async (answer: Promise<{ status: number; body: { name: string } }>) => {
  const { status: code, body } = await answer
  return [code, body.name]
}

test('M-06: a preview is available until its days are over, and does not push a release out', async () => {
  const first = await preview()
  expect(first.body).toMatchObject({ created: true })
  expect(await known()).toContain(VERSION)
  const { previews } = (await registry.call<{ previews: ListedPreview[] }>('GET', 'previews')).body
  expect(previews).toMatchObject([{ unit: 'checkout', version: VERSION, publishedBy: 'admin' }])
  registry.advance(6.9)
  await registry.restart()
  expect(await known()).toContain(VERSION)
  registry.advance(0.2)
  await registry.restart()
  expect(await known()).toEqual(['1.0.0'])
  expect(await refusalOf(link({ versions: { checkout: VERSION }, days: 1 }))).toEqual([
    410,
    'PREVIEW_ENDED',
  ])
})

test('M-06: publishing a preview again moves its end', async () => {
  await preview(2)
  registry.advance(1)
  const again = await preview(2)
  expect([again.status, again.body.created]).toEqual([200, false])
  registry.advance(1.5)
  await registry.restart()
  expect(await known()).toContain(VERSION)
})

test('M-06: budgets and contract warn at a preview, and refuse a release', async () => {
  const heavy = { contract: '^2.0.0', files: { 'big.ffffffff.js': 'x'.repeat(5000) } }
  const warned = await preview(7, heavy)
  expect(warned.status).toBe(201)
  const notes = warned.body.notes?.join('\n')
  expect(notes).toContain('^2.0.0')
  expect(notes).toContain('All code of checkout 1.1.0-pr1.abc1234 weighs 5.1 kB')
  const refused = await registry.publish(remote({ version: '1.1.0', ...heavy }))
  expect(refused.body.reasons?.map(({ name }) => name)).toEqual(['CONTRACT_RANGE', 'BUDGET_BROKEN'])
})

test('M-06: a preview that cannot be loaded is refused, and so is one without its form of version', async () => {
  const broken = remote({ version: VERSION })
  const { './messages/en': _en, ...modules } = broken.release.remote!.modules
  const without = { ...broken.release, remote: { ...broken.release.remote!, modules } }
  expect(
    await refusalOf(registry.publish({ ...broken, release: without }, { preview: { days: 1 } })),
  ).toEqual([409, 'MODULE_MISSING'])
  expect(await refusalOf(preview(1, { version: '1.1.0' }))).toEqual([400, 'PREVIEW_VERSION'])
})

test('M-04: a preview never goes to the visitors of a channel', async () => {
  await preview()
  const writes = [
    { action: 'promote', version: VERSION },
    { action: 'roll-out', version: VERSION },
    { action: 'candidate', version: VERSION, percent: 1 },
    { action: 'pin', version: VERSION, reason: 'test' },
    { action: 'rollback', version: VERSION },
  ] as const
  for (const action of writes)
    expect(await refusalOf(registry.act('checkout', action))).toEqual([409, 'PREVIEW_RELEASE'])
  const { revision } = (await status()).channels.production!.checkout!
  const together = registry.call('PUT', 'channels/production/units', {
    body: { versions: { checkout: VERSION }, expected: { checkout: revision } },
  })
  expect(await refusalOf(together)).toEqual([409, 'PREVIEW_RELEASE'])
})

test('M-05: the contract of a preview does not reserve the version of the contract', async () => {
  const changed = host({ version: '1.1.0-pr1.abc', contract: '1.1.0', surface: 'draft' })
  expect((await registry.publish(changed, { preview: { days: 7 } })).status).toBe(201)
  const released = host({ version: '1.1.0', contract: '1.1.0', surface: 'final' })
  expect((await registry.publish(released)).status).toBe(201)
})

test('M-06: the squad of a unit deletes its preview, and no other squad', async () => {
  await preview()
  const path = `previews/checkout/${VERSION}`
  const other = await registry.token('billing')
  expect(await refusalOf(registry.call('DELETE', path, { token: other }))).toEqual([
    403,
    'TOKEN_NOT_FOR_UNIT',
  ])
  const token = await registry.token('checkout')
  expect((await registry.call('DELETE', path, { token })).status).toBe(204)
  expect(await known()).toEqual(['1.0.0'])
  expect(await refusalOf(registry.call('DELETE', path, { token }))).toEqual([
    404,
    'PREVIEW_UNKNOWN',
  ])
  expect(await refusalOf(registry.call('DELETE', 'previews/checkout/1.0.0', { token }))).toEqual([
    404,
    'PREVIEW_UNKNOWN',
  ])
  await registry.restart()
  expect(await known()).toEqual(['1.0.0'])
})

test('M-06: a link ends with its preview, and needs a token', async () => {
  await preview(2)
  const { body } = await link({ versions: { checkout: VERSION }, days: 30 })
  const choice = readPreview(body.token, registry.open.publicKey)
  expect(choice?.versions).toEqual({ checkout: VERSION })
  const days = (choice!.until * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(1.9)
  expect(days).toBeLessThanOrEqual(2)
  expect(await refusalOf(link({ versions: { checkout: VERSION }, days: 1 }, ''))).toEqual([
    401,
    'TOKEN_MISSING',
  ])
  expect(await refusalOf(link({ versions: { checkout: '9.9.9' }, days: 1 }))).toEqual([
    404,
    'RELEASE_UNKNOWN',
  ])
  expect(await refusalOf(link({ days: 1 }))).toEqual([400, 'INVALID_REQUEST'])
  expect(await refusalOf(link({ channel: 'pr-9', days: 1 }))).toEqual([404, 'CHANNEL_UNKNOWN'])
})

const create = (channel: string, expected = 0, from = 'production', token?: string) =>
  registry.call('PUT', `channels/${channel}`, { body: { from, expected }, token })
const remove = (channel: string, expected: number, token?: string) =>
  registry.call('DELETE', `channels/${channel}?expected=${expected}`, { token })

test('M-06: a created channel takes previews and follows production in all other units', async () => {
  expect((await create('pr-12')).status).toBe(201)
  await preview(7, { contract: '^2.0.0' })
  const { status: code, body } = await registry.act(
    'checkout',
    { action: 'promote', version: VERSION },
    { channel: 'pr-12' },
  )
  expect(code).toBe(200)
  expect(JSON.stringify(body)).toContain('contract ^2.0.0')
  await registry.publish(host({ version: '1.0.1' }))
  await registry.act('host', { action: 'promote', version: '1.0.1' })
  await registry.restart()
  const { channels, created } = (await registry.snapshot()) as Awaited<
    ReturnType<TestRegistry['snapshot']>
  > & { created: Record<string, number> }
  expect(channels['pr-12']).toMatchObject({
    checkout: { stable: VERSION },
    host: { stable: '1.0.1' },
  })
  expect(channels.production).toMatchObject({ checkout: { stable: '1.0.0' } })
  expect(created).toEqual({ 'pr-12': (await status()).created['pr-12']!.revision })
  const { releases } = (
    await registry.call<{ releases: ListedRelease[] }>('GET', 'units/checkout/releases')
  ).body
  expect(releases[0]).toMatchObject({ version: VERSION, channels: ['pr-12'] })
})

test('M-05: the versions of a created channel refuse nobody else’s release', async () => {
  await create('pr-12')
  await preview(7, { paths: ['/checkout', '/new'] })
  await registry.act('checkout', { action: 'promote', version: VERSION }, { channel: 'pr-12' })
  const other = await registry.publish(remote({ unit: 'account', paths: ['/new'] }))
  expect(other.status).toBe(201)
})

test('M-06: a created channel copies the units that its source names itself', async () => {
  await registry.publish(remote({ version: '1.2.0' }))
  await registry.act('checkout', { action: 'promote', version: '1.2.0' }, { channel: 'staging' })
  await create('pr-13', 0, 'staging')
  expect((await status()).channels['pr-13']).toMatchObject({ checkout: { stable: '1.2.0' } })
  expect((await status()).channels['pr-13']).not.toHaveProperty('host')
})

test('M-04: a created channel is deleted by its creator or the admin, at the revision that they saw', async () => {
  const [creator, other] = [await registry.token('checkout'), await registry.token('billing')]
  await create('pr-12', 0, 'production', creator)
  const { revision } = (await status()).created['pr-12']!
  expect(await refusalOf(create('pr-12'))).toEqual([409, 'CHANNEL_CHANGED'])
  expect(await refusalOf(remove('pr-12', 0))).toEqual([409, 'CHANNEL_CHANGED'])
  expect(await refusalOf(remove('pr-12', revision, other))).toEqual([403, 'CHANNEL_OF_ANOTHER'])
  expect((await remove('pr-12', revision, creator)).status).toBe(204)
  expect(await refusalOf(remove('pr-12', revision))).toEqual([404, 'CHANNEL_UNKNOWN'])
  expect((await status()).created).toEqual({})
  expect((await registry.snapshot()).channels).not.toHaveProperty('pr-12')
  expect((await create('pr-12')).status).toBe(201)
  expect((await status()).created['pr-12']!.revision).toBeGreaterThan(revision)
})

test('M-04: channels of the configuration are neither created nor deleted', async () => {
  expect(await refusalOf(create('staging'))).toEqual([409, 'CHANNEL_CONFIGURED'])
  expect(await refusalOf(remove('production', 0))).toEqual([409, 'CHANNEL_CONFIGURED'])
  expect(await refusalOf(create('pr-1', 0, 'nowhere'))).toEqual([404, 'CHANNEL_UNKNOWN'])
  expect(await refusalOf(create('Pr 1'.replace(' ', '%20')))).toEqual([400, 'INVALID_REQUEST'])
  expect(await refusalOf(create('pr-1', 0, 'production', ''))).toEqual([401, 'TOKEN_MISSING'])
})

test('M-04: a link puts a server on the developer’s machine in the place of the squad’s own unit, for a day', async () => {
  const token = await registry.token('checkout')
  const development = { checkout: 'http://localhost:4400/' }
  const { body } = await link({ development, days: 1 }, token)
  const { body: key } = await registry.call<{ publicKey: string }>('GET', 'key')
  expect(readPreview(body.token, key.publicKey)).toMatchObject({ development })

  const refused = (change: object) => refusalOf(link({ development, days: 1, ...change }, token))
  expect(await refused({ days: 2 })).toEqual([400, 'INVALID_REQUEST'])
  const elsewhere = { checkout: 'https://localhost.example.com/' }
  expect(await refused({ development: elsewhere })).toEqual([400, 'INVALID_REQUEST'])
  const foreign = { ...development, account: 'http://localhost:4401/' }
  expect(await refused({ development: foreign })).toEqual([403, 'TOKEN_NOT_FOR_UNIT'])
})
