import type { Release, Snapshot } from '@borong/contract/release'
import { setId } from '@borong/edge/releases/set-id'
import { host, remote, type Built } from '@borong/registry/testing/built'
import { contentOf } from './mix-file.ts'
import { resultOf } from './mix-report.ts'
import { chosenMixes, type Choice } from './mixes.ts'

const released = ({ release }: Built, day: number): Release => ({
  ...release,
  publishedAt: `2026-11-0${day}T00:00:00.000Z`,
  publishedBy: 'admin',
  signature: '',
})

const account = (version: string) => remote({ unit: 'account', version })
const known = {
  host: { '1.0.0': released(host(), 1), '1.1.0': released(host({ version: '1.1.0' }), 5) },
  checkout: {
    '0.9.0': released(remote({ version: '0.9.0' }), 1),
    '1.0.0': released(remote(), 2),
    '1.1.0': released(remote({ version: '1.1.0' }), 3),
    '1.2.0': released(remote({ version: '1.2.0' }), 4),
    '2.0.0': released(remote({ version: '2.0.0', contract: '^2.0.0' }), 6),
  },
  account: { '1.0.0': released(account('1.0.0'), 1), '1.1.0': released(account('1.1.0'), 2) },
}
const production = {
  host: { stable: '1.1.0' },
  checkout: { stable: '1.0.0', recalled: ['1.1.0'] },
  account: { stable: '1.1.0' },
}
const snapshot: Snapshot = {
  sequence: 1,
  channels: { production, staging: { ...production, account: { stable: '1.0.0' } } },
  releases: known,
}

const chosen = (choice: Choice, channel = 'production') => chosenMixes(snapshot, choice, channel)
const complaint = (choice: Choice, channel?: string) => {
  try {
    return JSON.stringify(chosen(choice, channel))
  } catch (error) {
    return (error as Error).message
  }
}

test('M-06: --mix names versions, and the channel gives those of all other units', () => {
  expect(chosen({ mix: 'checkout=1.2.0, host=1.0.0' })).toEqual([
    {
      versions: { host: '1.0.0', checkout: '1.2.0', account: '1.1.0' },
      judged: ['checkout', 'host'],
    },
  ])
})

test('M-06: a channel is judged by the versions that production does not have', () => {
  expect(chosen({}, 'staging')).toEqual([
    { versions: { host: '1.1.0', checkout: '1.0.0', account: '1.0.0' }, judged: ['account'] },
  ])
  expect(chosen({}).map(({ judged }) => judged)).toEqual([[]])
})

test('M-06: --set opens the versions of a release set', () => {
  const versions = { host: '1.0.0', checkout: '1.1.0', account: '1.1.0' }
  expect(chosen({ set: setId(versions) })).toEqual([{ versions, judged: ['checkout', 'host'] }])
})

test('M-06: --matrix runs each later release beside the stable versions of each channel', () => {
  const mixes = (choice: Choice) =>
    chosen(choice).map(({ versions, judged }) => [judged.join(), Object.values(versions).join(' ')])
  expect(mixes({ matrix: true, channel: 'production' })).toEqual([
    ['checkout', '1.1.0 1.2.0 1.1.0'],
  ])
  // 1.1.0 was rolled back, 0.9.0 is earlier, and 2.0.0 cannot run on this host.
  expect(mixes({ matrix: true })).toEqual([
    ['checkout', '1.1.0 1.2.0 1.1.0'],
    ['checkout', '1.1.0 1.2.0 1.0.0'],
    ['account', '1.1.0 1.0.0 1.1.0'],
  ])
})

test('M-06: --matrix omits previews, and complains when no release is left', () => {
  const choice = { matrix: true, channel: 'production' }
  expect(complaint({ ...choice, previews: [{ unit: 'checkout', version: '1.2.0' }] })).toContain(
    'There is no candidate in production',
  )
})

test.each<[Choice, string]>([
  [{ mix: 'checkout' }, '"checkout" is not unit=version'],
  [{ mix: 'checkout=9.9.9' }, 'checkout 9.9.9 is not in this registry'],
  [{ mix: 'checkout=2.0.0' }, 'These versions need different contracts'],
  [{ set: 'AAAAAA' }, 'There is no release set AAAAAA'],
  [{ set: 'AAAAAA', matrix: true }, 'exclude each other'],
  [{ channel: 'staging', mix: 'x=' }, '"x=" is not unit=version'],
])('M-06: complains about %j', (choice, message) => {
  expect(complaint(choice)).toContain(message)
})

test('M-06: complains about a channel without a host', () => {
  expect(complaint({}, 'local')).toContain('The mix has no host')
})

test('M-06: the file of a run lists the files of each version', () => {
  const { files, set } = contentOf(snapshot, { host: '1.0.0', checkout: '1.2.0' })
  expect(set).toBe(setId({ host: '1.0.0', checkout: '1.2.0' }))
  expect(files.checkout).toContain('cart-CartScreen.aaaaaaaa.js')
})

test('M-06: a report counts the tests that loaded each version, and names those that failed and those that are not for mixes', () => {
  const spec = (title: string, status: string, loaded: string) => ({
    title,
    tests: [
      { status, annotations: [{ type: 'loaded versions', description: loaded }], results: [] },
    ],
  })
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('buys', 'expected', 'checkout 1.2.0, host 1.0.0')],
      suites: [{ file: 'a.spec.ts', specs: [spec('pays', 'unexpected', 'host 1.0.0')] }],
    },
    {
      file: 'push.spec.ts',
      specs: [
        {
          title: 'gets a push',
          tests: [
            {
              status: 'skipped',
              annotations: [{ type: 'skip', description: 'not for mixes: no service worker' }],
              results: [],
            },
          ],
        },
      ],
    },
  ]
  const stats = { expected: 1, unexpected: 1, flaky: 0, duration: 12.4 }
  expect(resultOf({ suites, stats })).toEqual({
    passed: 1,
    failed: 1,
    milliseconds: 12,
    failures: ['pays'],
    skipped: ['gets a push (not for mixes: no service worker)'],
    loaded: { 'checkout 1.2.0': 1, 'host 1.0.0': 2 },
  })
})
