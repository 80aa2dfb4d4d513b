import type { Release } from '@borong/contract/release'
import { verifyRecord, verifyRelease } from '../signature.ts'
import { channelIndexOf, snapshotFrom, type SignedIndex } from '../state/channel-index.ts'
import { releaseObjectsOf, type ReleaseList } from '../state/release-objects.ts'
import type { RegistrySnapshot } from '../state/snapshot.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

const indexOf = async (channel = 'production') =>
  (await registry.call<SignedIndex>('GET', `channels/${channel}/index`)).body
const hexOf = (integrity = '') => Buffer.from(integrity.slice(7), 'base64').toString('hex')
const objectOf = async <T>(integrity: string | undefined) =>
  (await registry.call<T>('GET', `objects/${hexOf(integrity)}`)).body

test('M-04: signs what a channel gives, and serves each release record by its hash', async () => {
  await registry.publish(remote())
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  const index = await indexOf()
  expect(verifyRecord('channel index', index, registry.open.publicKey)).toBe(true)
  expect([index.channel, index.units.checkout]).toEqual(['production', { stable: '1.0.0' }])
  const list = await objectOf<ReleaseList>(index.lists.checkout)
  const record = await objectOf<Release>(list['1.0.0'])
  expect(verifyRelease(record, registry.open.publicKey)).toBe(true)
  expect((await registry.call('GET', `objects/${'0'.repeat(96)}`)).body.name).toBe('OBJECT_UNKNOWN')
})

test('M-04: an event changes the list of its own unit alone, and no record', async () => {
  await registry.publish(remote())
  await registry.publish(remote({ unit: 'billing' }))
  const before = await indexOf()
  await registry.publish(remote({ version: '1.1.0' }))
  const after = await indexOf()
  expect(after.lists.billing).toBe(before.lists.billing)
  expect(after.lists.checkout).not.toBe(before.lists.checkout)
  const list = await objectOf<ReleaseList>(after.lists.checkout)
  expect(list['1.0.0']).toBe((await objectOf<ReleaseList>(before.lists.checkout))['1.0.0'])
})

test('M-04: names the other channels’ versions only where they differ', async () => {
  await registry.publish(remote())
  await registry.publish(remote({ version: '1.1.0' }))
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  await registry.act('checkout', { action: 'promote', version: '1.1.0' }, { channel: 'staging' })
  const { body: snapshot } = await registry.call<RegistrySnapshot>('GET', 'snapshot')
  const index = await indexOf()
  expect(index.others.staging).toEqual({ revision: 0, versions: { checkout: '1.1.0' } })
  const stable = (channel: string) => snapshotFrom(index, {}).channels[channel]?.checkout?.stable
  expect([stable('production'), stable('staging')]).toEqual([
    snapshot.channels.production?.checkout?.stable,
    snapshot.channels.staging?.checkout?.stable,
  ])
})

test('M-04: an index of a hundred units and a thousand releases has less than 20 kB', async () => {
  await registry.publish(remote())
  const { releases } = await registry.snapshot()
  const record = releases.checkout!['1.0.0']!
  const names = Array.from({ length: 100 }, (_, unit) => `a-squads-unit-${unit}`)
  const versions = Array.from({ length: 10 }, (_, minor) => `1.${minor}.0`)
  const snapshot: RegistrySnapshot = {
    sequence: 12_345,
    channels: Object.fromEntries(
      ['production', 'staging', 'pr-12'].map((channel) => [
        channel,
        Object.fromEntries(names.map((unit) => [unit, { stable: '1.9.0', lastGood: '1.8.0' }])),
      ]),
    ),
    created: { 'pr-12': 12_000 },
    starting: {},
    withdrawn: {},
    services: {},
    releases: Object.fromEntries(
      names.map((unit) => [
        unit,
        Object.fromEntries(versions.map((version) => [version, { ...record, unit, version }])),
      ]),
    ),
  }
  const objects = releaseObjectsOf(snapshot)
  const index = channelIndexOf(snapshot, 'production', objects.lists)
  expect(JSON.stringify(index).length).toBeLessThan(20_000)
  expect(objects.contentOf(hexOf(index.lists[names[0]!]))!.length).toBeLessThan(1_000)
})
