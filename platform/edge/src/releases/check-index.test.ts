import { signRecord } from '@borong/registry/signature'
import { channelIndexOf } from '@borong/registry/state/channel-index'
import { generateKeyPairSync } from 'node:crypto'
import { keys } from '../testing/releases.ts'
import { checkIndex } from './check-index.ts'

const HOUR = 3_600_000
const noon = Date.parse('2026-11-29T12:00:00Z')

function indexOf(sequence: number, issued: number, channel = 'production') {
  const empty = {
    channels: {},
    releases: {},
    created: {},
    starting: {},
    withdrawn: {},
    services: {},
  }
  const content = channelIndexOf({ ...empty, sequence }, channel, {})
  const times = {
    issuedAt: new Date(issued).toISOString(),
    expires: new Date(issued + 24 * HOUR).toISOString(),
  }
  return signRecord('channel index', { ...content, ...times }, keys.privateKey)
}

const check =
  (index: ReturnType<typeof indexOf>, known?: ReturnType<typeof indexOf>, now = noon) =>
  () =>
    checkIndex(index, { channel: 'production', key: keys.publicKey, known, now })

test('M-04: an edge follows an index of its channel that the registry has signed', () => {
  expect(check(indexOf(7, noon))).not.toThrow()
  expect(check(indexOf(8, noon + 1), indexOf(7, noon))).not.toThrow()
  expect(check({ ...indexOf(7, noon), sequence: 8 })).toThrow('not what the registry signed')
  expect(check(indexOf(7, noon, 'staging'))).toThrow('The index is one of staging')
  const { publicKey } = generateKeyPairSync('ed25519')
  expect(() =>
    checkIndex(indexOf(7, noon), {
      channel: 'production',
      key: publicKey,
      known: undefined,
      now: noon,
    }),
  ).toThrow('not what the registry signed')
})

test('M-04: an edge refuses an expired index, and one of an earlier time', () => {
  expect(check(indexOf(7, noon), undefined, noon + 25 * HOUR)).toThrow('The index has expired')
  expect(check(indexOf(6, noon - HOUR), indexOf(7, noon))).toThrow('The index 6 is older than 7')
  // One of two registries is behind the other.
  expect(check(indexOf(6, noon + 1_000), indexOf(7, noon))).toThrow('The index 6 is older than 7')
})

test('M-04: an edge follows a registry whose database lost its last events', () => {
  expect(check(indexOf(6, noon + HOUR), indexOf(7, noon), noon + HOUR)).not.toThrow()
})
