import type { UsedParts } from '@borong/contract/release'
import type { Status } from './api/answers.ts'
import { host, remote, type Built } from './testing/built.ts'
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts'

const CONTRACT = '@borong/contract'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
})
afterEach(() => registry.close())

const shell = (version: string, contract: string, ...names: string[]) =>
  host({
    version,
    contract,
    // Every remote here is built against contract 1.0.0.
    surface: contract === '1.0.0' ? 'surface-1' : `surface of ${contract}`,
    change: { provides: { [CONTRACT]: Object.fromEntries(names.map((name) => [name, 'a'])) } },
  })

function using(
  unit: string,
  version: string,
  names: readonly string[],
  more: { links?: string[]; paths?: string[] } = {},
) {
  const uses: UsedParts = {
    names: { [CONTRACT]: Object.fromEntries(names.map((name) => [name, 'a'])) },
    widgets: [],
    links: more.links ?? [],
  }
  return remote({ unit, version, paths: more.paths ?? [`/${unit}`], change: { uses } })
}

async function release(...built: Built[]) {
  for (const one of built) {
    const { unit, version } = one.release
    expect((await registry.publish(one)).body).not.toHaveProperty('name')
    expect((await registry.act(unit, { action: 'promote', version })).status).toBe(200)
  }
}

async function together(versions: Record<string, string>, rollback = true) {
  const { production = {} } = (await registry.call<Status>('GET', 'status')).body.channels
  const expected = Object.keys(versions).map((unit) => [unit, production[unit]?.revision ?? 0])
  return registry.call<{ message: string; notes?: string[] }>('PUT', 'channels/production/units', {
    body: { versions, rollback, expected: Object.fromEntries(expected) as object },
  })
}
const stable = async () => {
  const { production } = (await registry.snapshot()).channels
  return Object.fromEntries(Object.entries(production ?? {}).map(([unit, is]) => [unit, is.stable]))
}

/** A host that gained a name, and a remote that uses it since. */
const openShop = () =>
  release(
    shell('1.0.0', '1.0.0', 'toast'),
    using('checkout', '1.0.0', ['toast']),
    using('account', '1.0.0', ['toast']),
    shell('1.1.0', '1.1.0', 'toast', 'useNewThing'),
    using('checkout', '1.1.0', ['useNewThing']),
  )

test('M-04 M-05: refuses to roll back a host without a name in use, and offers the rollback of both units', async () => {
  await openShop()
  const { status, body } = await registry.act('host', { action: 'rollback', version: '1.0.0' })
  expect([status, body.name, body.message, body.hint]).toEqual([
    409,
    'USED_NAME_MISSING',
    'checkout 1.1.0 (production) uses useNewThing of @borong/contract, which host 1.0.0 does not provide',
    'Roll back in one write: borong rollback host@1.0.0 checkout@1.0.0 --channel production',
  ])
  const unnamed = await registry.act('host', { action: 'rollback' })
  expect([unnamed.body.name, unnamed.body.hint]).toEqual(['NOTHING_EARLIER', body.hint])
})

test('M-04: rolls both units back in one write, also a frozen one, and reads it from the log again', async () => {
  await openShop()
  await registry.act('host', { action: 'freeze', reason: 'payday' })
  const { sequence } = await registry.snapshot()
  const { status, body } = await together({ host: '1.0.0', checkout: '1.0.0' })
  expect([status, body.message]).toEqual([
    200,
    'Back in production, in one write: host 1.0.0, checkout 1.0.0',
  ])
  const back = { host: '1.0.0', checkout: '1.0.0', account: '1.0.0' }
  expect(await stable()).toEqual(back)
  expect((await registry.snapshot()).sequence).toBe(sequence + 1)
  await registry.restart()
  expect(await stable()).toEqual(back)
  // A version that was rolled back is no fallback.
  expect((await registry.snapshot()).channels.production?.checkout).toEqual({
    stable: '1.0.0',
    recalled: ['1.1.0'],
  })
})

test('M-05: refuses a joint rollback whose code cannot run', async () => {
  await openShop()
  const { status, body } = await together({ host: '1.0.0', account: '1.0.0' })
  expect([status, body.name]).toEqual([409, 'USED_NAME_MISSING'])
})

test('M-04: a remote whose earlier version needs an earlier host is offered with it', async () => {
  const major = shell('2.0.0', '2.0.0', 'toast')
  const users = ['checkout', 'account'].map((unit) => {
    const { release: built, content } = using(unit, '2.0.0', ['toast'])
    return { release: { ...built, contract: '^2.0.0' }, content }
  })
  await openShop()
  for (const one of [major, ...users]) await registry.publish(one, { together: true })
  await together({ host: '2.0.0', checkout: '2.0.0', account: '2.0.0' }, false)
  const { body } = await registry.act('account', { action: 'rollback', version: '1.0.0' })
  expect([body.name, body.hint]).toEqual([
    'CONTRACT_RANGE',
    'Roll back in one write: borong rollback host@1.1.0 checkout@1.1.0 account@1.0.0 --channel production',
  ])
})

test('M-04 M-05: a link without a page refuses a promotion, and is a warning of a rollback', async () => {
  await release(
    shell('1.0.0', '1.0.0', 'toast'),
    using('checkout', '1.0.0', ['toast']),
    using('checkout', '1.1.0', ['toast'], { paths: ['/checkout', '/deals'] }),
    using('account', '1.0.0', ['toast'], { links: ['/deals'] }),
  )
  const dropped = using('checkout', '1.2.0', ['toast'])
  expect((await registry.publish(dropped)).body.name).toBe('LINKED_PATH_GONE')
  const again = await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  expect([again.status, again.body.name]).toEqual([409, 'LINKED_PATH_GONE'])

  const { status, body } = await registry.act('checkout', { action: 'rollback' })
  expect([status, body]).toEqual([
    200,
    {
      message: 'checkout is back at 1.0.0 in production (was 1.1.0)',
      notes: [
        'checkout 1.0.0 no longer offers the path /deals, which is linked by account 1.0.0 (production)',
      ],
    },
  ])
})

test('M-04 M-05: lists the links that lose their page when a remote is taken off', async () => {
  await release(
    using('checkout', '1.0.0', ['toast']),
    using('account', '1.0.0', ['toast'], { links: ['/checkout'] }),
  )
  const { status, body } = await registry.act('checkout', { action: 'take-off' })
  expect([status, body]).toMatchObject([
    200,
    { notes: [expect.stringContaining('the path /checkout, which is linked by account 1.0.0')] },
  ])
})
