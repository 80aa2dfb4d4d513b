import type { BuiltRelease, UsedParts } from '@borong/contract/release'
import type { ListedRelease, Status } from './api/answers.ts'
import { misfits } from './contract-fit.ts'
import { host, remote, type Built } from './testing/built.ts'
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts'

const CONTRACT = '@borong/contract'
type Names = UsedParts['names'][string]

/** A host of contract 3; with `adapter`, its adapter for contract 2 provides these names. */
const hostOf3 = (version: string, adapter?: Names) =>
  host({
    version,
    contract: '3.0.0',
    change: {
      provides: { [CONTRACT]: { toast: 'of 3', useNewThing: 'a' }, react: { use: '19' } },
      ...(adapter ? { adapters: { 2: { contract: '2.4.0', names: adapter, files: [] } } } : {}),
    },
  })
const hostOf2 = host({
  version: '2.0.0',
  contract: '2.4.0',
  surface: 'surface-2',
  change: { provides: { [CONTRACT]: { toast: 'of 2' }, react: { use: '19' } } },
})

const using = (unit: string, version: string, contract: '2.4.0' | '3.0.0', names: Names): Built =>
  remote({
    unit,
    version,
    contract: `^${contract[0]}.0.0`,
    change: {
      builtAgainst: { contract, surface: contract === '2.4.0' ? 'surface-2' : 'surface-1' },
      uses: { names: { [CONTRACT]: names, react: { use: '19' } }, widgets: [], links: [] },
    },
  })
const on2 = (unit: string, version = '1.0.0') => using(unit, version, '2.4.0', { toast: 'of 2' })
const on3 = (unit: string, version = '2.0.0') =>
  using(unit, version, '3.0.0', { toast: 'of 3', useNewThing: 'a' })

const ADAPTER = { toast: 'of 2' }
const fit = ({ release }: Built, on: Built) => misfits(release as BuiltRelease, on.release)

test('M-05: a remote is compared with the contract that the host gives it: the adapter or the present one', () => {
  const both = hostOf3('3.0.0', ADAPTER)
  expect(fit(on2('account'), both)).toEqual([])
  expect(fit(on3('account'), both)).toEqual([])
  expect(fit(on2('account'), hostOf3('3.0.0'))).toEqual([{ reason: 'range' }])
  expect(fit(on3('account'), hostOf2)).toEqual([{ reason: 'range' }])
})

test('M-05: a name that the adapter lacks, or has in an earlier form, is a misfit of the remote on its major version', () => {
  expect(fit(on2('account'), hostOf3('3.0.0', { track: 'a' }))).toEqual([
    { reason: 'missing', request: CONTRACT, names: ['toast'] },
  ])
  const built = using('account', '1.0.0', '2.4.0', { toast: 'newer' })
  const later = {
    ...built,
    release: { ...built.release, builtAgainst: { contract: '2.5.0', surface: 'x' } },
  }
  expect(fit(built, hostOf3('3.0.0', ADAPTER))).toEqual([])
  expect(fit(later, hostOf3('3.0.0', ADAPTER))).toEqual([
    { reason: 'changed', request: CONTRACT, names: ['toast'] },
  ])
})

test('M-05: a release without the record runs on the adapter when its range holds for it', () => {
  const unrecorded = remote({ unit: 'services', contract: '^2.1.0' })
  expect(fit(unrecorded, hostOf3('3.0.0', ADAPTER))).toEqual([])
  expect(fit(remote({ contract: '^2.5.0' }), hostOf3('3.0.0', ADAPTER))).toEqual([
    { reason: 'range' },
  ])
})

let registry: TestRegistry

async function publish(...built: Built[]) {
  for (const one of built) expect((await registry.publish(one)).status).toBe(201)
}
async function promote(unit: string, version: string, channel = 'production') {
  const { status, body } = await registry.act(unit, { action: 'promote', version }, { channel })
  expect([status, body.message]).toEqual([200, `${unit} ${version} is stable in ${channel}`])
}

describe('with a shop on contract 2', () => {
  beforeEach(async () => {
    registry = await startTestRegistry()
    await publish(hostOf2, on2('account'), on2('checkout'))
    await promote('host', '2.0.0')
    await promote('account', '1.0.0')
    await promote('checkout', '1.0.0')
  })
  afterEach(() => registry.close())

  test('M-05: a host with both major versions goes to staging, then to production, and the remotes move one by one', async () => {
    await publish(hostOf3('3.0.0', ADAPTER))
    await promote('host', '3.0.0', 'staging')
    await promote('host', '3.0.0')
    await publish(on3('checkout'))
    await promote('checkout', '2.0.0')
    const { channels } = await registry.snapshot()
    expect(channels.production).toMatchObject({
      account: { stable: '1.0.0' },
      // The version on contract 2 runs on the adapter, so it is a fallback.
      checkout: { stable: '2.0.0', lastGood: '1.0.0' },
    })
    expect((await registry.act('checkout', { action: 'rollback' })).body.message).toContain('1.0.0')
  })

  test('M-05: refuses a host without the adapter, naming the live remotes on that major version', async () => {
    const refused = await registry.publish(hostOf3('3.0.0'))
    expect(refused.body).toMatchObject({
      name: 'CONTRACT_BREAKS_REMOTES',
      message:
        'Contract 3.0.0 does not hold for live remotes: account 1.0.0 (production) runs on ^2.0.0; checkout 1.0.0 (production) runs on ^2.0.0',
    })

    await publish(hostOf3('3.0.0', ADAPTER))
    await promote('host', '3.0.0')
    await publish(on3('checkout'))
    await promote('checkout', '2.0.0')
    expect((await registry.publish(hostOf3('3.1.0'))).body).toMatchObject({
      name: 'CONTRACT_BREAKS_REMOTES',
      message:
        'Contract 3.0.0 does not hold for live remotes: account 1.0.0 (production) runs on ^2.0.0',
    })

    await publish(on3('account'))
    await promote('account', '2.0.0')
    await publish(hostOf3('3.1.0'))
    await promote('host', '3.1.0')
    const { channels } = await registry.snapshot()
    expect(channels.production!.checkout).toEqual({ stable: '2.0.0' })
  })

  test('M-05: the refusal of a remote names both contracts of the host', async () => {
    await publish(hostOf3('3.0.0', ADAPTER))
    await promote('host', '3.0.0')
    const refused = await registry.publish(remote({ unit: 'billing', contract: '^1.0.0' }))
    expect(refused.body.message).toBe(
      'billing 1.0.0 runs on contract ^1.0.0, but host 3.0.0 (production) provides 3.0.0 and 2.4.0',
    )
  })

  test('M-05: the status shows the major version of each release, also of a fallback', async () => {
    await publish(hostOf3('3.0.0', ADAPTER))
    await promote('host', '3.0.0')
    await publish(on3('checkout'))
    await promote('checkout', '2.0.0')
    const { contracts } = (await registry.call<Status>('GET', 'status')).body
    expect(contracts!.production).toEqual({
      // The host before it is no fallback beside a remote on contract 3.
      host: { '3.0.0': ['3', '2'] },
      account: { '1.0.0': ['2'] },
      checkout: { '2.0.0': ['3'], '1.0.0': ['2'] },
    })
  })

  test('M-05: a release of the earlier major version is listed without a rollback only when no host provides that version', async () => {
    const noted = async (unit: string) => {
      const { body } = await registry.call<{ releases: ListedRelease[] }>(
        'GET',
        `units/${unit}/releases`,
      )
      return body.releases.map(({ version, contract, ineligible }) => [
        version,
        contract,
        ineligible,
      ])
    }
    await publish(hostOf3('3.0.0', ADAPTER))
    await promote('host', '3.0.0')
    expect(await noted('checkout')).toEqual([['1.0.0', '^2.0.0', undefined]])
    expect(await noted('host')).toEqual([
      ['3.0.0', '3.0.0 and 2.4.0', undefined],
      ['2.0.0', '2.4.0', undefined],
    ])
    await publish(on3('checkout'))
    await promote('checkout', '2.0.0')
    expect(await noted('host')).toEqual([
      ['3.0.0', '3.0.0 and 2.4.0', undefined],
      ['2.0.0', '2.4.0', 'contract 2, no rollback'],
    ])
  })

  test('M-05: a rollback of the host to contract 2 names the version of the remote that must return with it', async () => {
    await publish(hostOf3('3.0.0', ADAPTER))
    await promote('host', '3.0.0')
    await publish(on3('checkout'))
    await promote('checkout', '2.0.0')
    const refused = await registry.act('host', { action: 'rollback', version: '2.0.0' })
    expect(refused.body).toMatchObject({
      name: 'CONTRACT_BREAKS_REMOTES',
      hint: 'Roll back in one write: borong rollback host@2.0.0 checkout@1.0.0 --channel production',
    })
  })
})
