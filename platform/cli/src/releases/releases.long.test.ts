import type { ReleaseFile } from '@borong/contract/release'
import { host, remote, type Built } from '@borong/registry/testing/built'
import { startTestRegistry, type TestRegistry } from '@borong/registry/testing/test-registry'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes } from '../command.ts'
import { writeBuilt } from '../testing/write-built.ts'
import type { Io } from './io.ts'
import { channel } from './channel.ts'
import { freeze, unfreeze } from './freeze.ts'
import { log } from './log.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import type { ReleaseCommand } from './release-command.ts'
import { releases } from './releases.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'

let registry: TestRegistry
let address: string
let root: string

beforeEach(async () => {
  registry = await startTestRegistry()
  address = `${await registry.open.app.listen({ port: 0, host: '127.0.0.1' })}/registry`
  root = await mkdtemp(join(tmpdir(), 'borong-units-'))
  await built(host())
  await built(remote())
  await built(remote({ unit: 'account' }))
})
afterEach(async () => {
  await registry.close()
  await rm(root, { recursive: true })
})

/** Writes a release to the build's output folder. */
function built({ release, content }: Built, server: ReleaseFile[] = []) {
  const folder = release.unit === 'host' ? 'host' : `remotes/${release.unit}`
  return writeBuilt(join(root, folder), { release, content }, server)
}

const HOUR_MS = 3_600_000

/** Runs a command as a user on the registry's machine does, two hours later; returns the printed output. */
async function run(command: ReleaseCommand, line: string, more: Partial<Io> = {}) {
  const printed: string[] = []
  const progress: string[] = []
  const io: Io = {
    out: (text) => void printed.push(text),
    progress: (text) => void progress.push(text),
    env: { DATA_DIR: registry.directory, BORONG_REGISTRY: address },
    isTerminal: false,
    root,
    now: () => new Date(Date.now() + 2 * HOUR_MS),
    ...more,
  }
  const code = await command.run(
    line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [],
    io,
  )
  return { code, text: printed.join('\n'), lines: printed.join('\n').split('\n'), progress }
}

const failure = (command: ReleaseCommand, line: string, more?: Partial<Io>) =>
  run(command, line, more).then(
    () => 'no failure',
    (error: Error) => error.message,
  )

// The registry of these tests has no gateway, which each command reports.
const unchecked = (channel: string) =>
  `  The calls were not checked: no gateway is configured for ${channel} (GATEWAYS)`

// Nor has it an edge.
const unrendered = (channel: string) =>
  `  The pages were not rendered: no edge is configured for ${channel} (EDGES)`

test('M-04: publishing reports the uploads and the next step, and uploads nothing twice', async () => {
  const first = await run(publish, 'checkout --note "First one"')
  expect(first.lines).toEqual([
    '✓ checkout 1.0.0 published: 5 new files, 0.1 kB in all (brotli)',
    unchecked('any channel'),
    '  Give it to visitors: borong promote checkout 1.0.0',
  ])
  expect(first.progress).toContain('checkout: ████████████████████ 5 of 5 files')
  expect((await run(publish, 'checkout')).text).toContain(
    '= checkout 1.0.0 was published before, with the same content',
  )
  await built(remote({ version: '1.1.0' }))
  expect((await run(publish, 'checkout')).text).toContain('✓ checkout 1.1.0 published: 1 new files')
})

test('M-02 M-04: publishes and promotes units independently', async () => {
  const { text } = await run(publish, 'host checkout --channel production')
  expect(text).toContain('✓ host 1.0.0 published')
  expect(text).toContain('  host 1.0.0 is stable in production')
  await run(publish, 'account')
  const { lines } = await run(status, '')
  expect(lines).toEqual([
    'production',
    'UNIT      STABLE  CANDIDATE  CONTRACT  HEALTH  CHANGED',
    'host      1.0.0   –          1         –       2 h ago',
    'checkout  1.0.0   –          1         –       2 h ago',
    '',
    'staging',
    'Everything as in production.',
  ])
})

test('M-05: the status shows the major versions of the contract, and the units that need an adapter', async () => {
  const adapters = { 1: { contract: '1.4.0', names: {}, files: [] } }
  await run(publish, 'host checkout account --channel production')
  await built(host({ version: '2.0.0', contract: '2.0.0', change: { adapters } }))
  await run(publish, 'host --channel production --now')
  await built(remote({ version: '2.0.0', contract: '^2.0.0' }))
  await run(publish, 'checkout')
  await run(promote, 'checkout 2.0.0 --percent 10%')
  const line = async (unit: string) =>
    (await run(status, '')).lines.find((one) => one.startsWith(unit))?.replaceAll(/ {2,}/g, '  ')
  expect(await line('host')).toBe(
    'host  2.0.0  –  2, 1  –  2 h ago  adapter for contract 1: checkout 1.0.0; account 1.0.0',
  )
  expect(await line('checkout')).toBe('checkout  1.0.0  2.0.0 (10 %)  1 / 2  – / –  2 h ago')
  expect(await line('account')).toBe('account  1.0.0  –  1  –  2 h ago')

  await run(promote, 'checkout 2.0.0 --now')
  await built(remote({ unit: 'account', version: '2.0.0', contract: '^2.0.0' }))
  await run(publish, 'account --channel production --now')
  // Their last good releases need it too.
  expect(await line('host')).toContain('adapter for contract 1: checkout 1.0.0; account 1.0.0')
  await built(remote({ version: '2.1.0', contract: '^2.0.0' }))
  await built(remote({ unit: 'account', version: '2.1.0', contract: '^2.0.0' }))
  await run(publish, 'checkout account --channel production --now')
  expect(await line('host')).toContain('adapter for contract 1: nothing needs it')
})

test('M-04: gives a version to a share, then to all visitors, and rolls it back', async () => {
  await run(publish, 'checkout --channel production')
  await built(remote({ version: '1.1.0' }))
  await run(publish, 'checkout')
  expect((await run(promote, 'checkout 1.1.0 --percent 10%')).lines).toEqual([
    '✓ checkout 1.1.0 goes to 10 % of visitors in production',
    unchecked('production'),
    unrendered('production'),
    '  Watch it: borong status. For everybody: borong promote checkout 1.1.0 --now',
  ])
  expect((await run(status, '--channel production')).text).toContain('1.1.0 (10 %)')
  await run(promote, 'checkout 1.1.0 --now')
  expect((await run(rollback, 'checkout')).text).toBe(
    '✓ checkout is back at 1.0.0 in production (was 1.1.0)',
  )
  const { releases: shown } = await registry.snapshot()
  expect(Object.keys(shown.checkout ?? {})).toEqual(['1.0.0', '1.1.0'])
  expect((await run(releases, 'checkout')).lines).toEqual([
    'VERSION  LIVE IN     CONTRACT  SIZE    PUBLISHED  BY     NOTE',
    '1.1.0    –           ^1.0.0    0.1 kB  2 h ago    admin',
    '1.0.0    production  ^1.0.0    0.1 kB  2 h ago    admin',
  ])
})

test('M-04: promotes in steps by default, shows the progress, and --now ends the steps', async () => {
  await run(publish, 'checkout --channel production')
  await built(remote({ version: '1.1.0' }))
  await run(publish, 'checkout')
  expect((await run(promote, 'checkout 1.1.0')).lines).toEqual([
    '✓ checkout 1.1.0 goes to 5, 25, 100 % of visitors in production, each step for 200 visitors, or for 15 minutes and at least 50',
    unchecked('production'),
    unrendered('production'),
    '  Watch it: borong status. For everybody: borong promote checkout 1.1.0 --now',
  ])
  expect((await run(status, '--channel production')).text).toContain('1.1.0 (5 %, then 25, 100 %)')
  expect((await run(log, 'checkout --limit 1')).text).toContain('5 % of 5, 25, 100 %')
  expect((await run(promote, 'checkout 1.1.0 --least-visitors 3')).lines[0]).toContain('at least 3')
  expect(await failure(promote, 'checkout 1.1.0 --least-visitors 0')).toContain('above 0')
  registry.advance(1)
  expect((await run(status, '--channel production')).text).toContain(
    'waits: 0 of at least 3 visitors have reported',
  )
  expect((await run(promote, 'checkout 1.1.0 --now')).lines[0]).toBe(
    '✓ checkout 1.1.0 is stable in production',
  )
  expect(await failure(promote, 'checkout 1.1.0 --now --percent 5')).toMatch(/Choose one/)
})

test('M-04: publishing into a channel rolls out in steps, and --now gives the version to all', async () => {
  await run(publish, 'checkout --channel production')
  await built(remote({ version: '1.1.0' }))
  expect((await run(publish, 'checkout --channel production')).text).toContain(
    '  checkout 1.1.0 goes to 5, 25, 100 % of visitors in production',
  )
  expect((await run(status, '--channel production')).text).toContain('1.1.0 (5 %, then 25, 100 %)')
  await built(remote({ version: '1.2.0' }))
  const running = /^admin gives checkout 1\.1\.0 to 5 % of visitors in production\.\n.*--replace/
  expect(await failure(publish, 'checkout --channel production --now')).toMatch(running)
  expect(await failure(promote, 'checkout 1.2.0')).toMatch(running)
  expect((await run(publish, 'checkout --channel production --now --replace')).text).toContain(
    '  checkout 1.2.0 is stable in production',
  )
  expect((await run(log, 'checkout --limit 1')).text).toContain('withdraws checkout 1.1.0')
})

test('M-04: publishing into a channel does not overwrite a change that was made during the upload', async () => {
  await run(publish, 'checkout --channel production')
  await built(remote({ version: '1.1.0' }))
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST' && String(input).endsWith('/units/checkout/releases'))
      await registry.act('checkout', { action: 'freeze', reason: 'payday' })
    return send(input, init)
  }
  const refused = await failure(publish, 'checkout --channel production --now')
  globalThis.fetch = send
  expect(refused).toMatch(/^checkout was changed in production in the meantime/)
})

test('M-05: several units are rolled out together, and --now ends the steps', async () => {
  await run(publish, 'host checkout --channel production')
  await built(host({ version: '1.1.0' }))
  await built(remote({ version: '1.1.0' }))
  await run(publish, 'host checkout')
  expect((await run(promote, 'host@1.1.0 checkout@1.1.0')).lines[0]).toMatch(
    /^✓ host 1\.1\.0, checkout 1\.1\.0 go to 5, 25, 100 % of visitors in production/,
  )
  expect((await run(log, '--limit 1')).text).toMatch(
    /rollout-together .*host 1\.1\.0, checkout 1\.1\.0: 5 % of 5, 25, 100 %/,
  )
  expect((await run(promote, 'host@1.1.0 checkout@1.1.0 --now')).lines[0]).toBe(
    '✓ Stable in production, in one write: host 1.1.0, checkout 1.1.0',
  )
})

test('M-04: --dry-run prints the answer and the refusal of every write, and writes nothing', async () => {
  await run(publish, 'checkout --channel production')
  await built(remote({ version: '1.1.0' }))
  const { sequence } = await registry.snapshot()
  expect((await run(publish, 'checkout --dry-run --channel production')).lines).toEqual([
    'Dry run, nothing was written:',
    '✓ checkout 1.1.0 published: 1 new files, 0.1 kB in all (brotli)',
    unchecked('any channel'),
    '  The content of 1 files was not checked: they are not uploaded yet',
    '  Its promotion can be checked once it is published: borong promote --dry-run',
  ])
  expect((await run(freeze, 'checkout --reason payday --dry-run')).lines).toEqual([
    'Dry run, nothing was written:',
    '✓ checkout is frozen in production: payday',
  ])
  expect(await failure(rollback, 'checkout --dry-run')).toMatch(
    /^checkout has no earlier stable version/,
  )
  expect((await run(rollback, 'checkout --off --dry-run')).text).toContain('is off production')
  expect((await registry.snapshot()).sequence).toBe(sequence)
  await run(publish, 'checkout')
  expect((await run(promote, 'checkout 1.1.0 --now --dry-run')).lines).toEqual([
    'Dry run, nothing was written:',
    '✓ checkout 1.1.0 is stable in production',
    unchecked('production'),
    unrendered('production'),
  ])
  expect((await registry.snapshot()).channels.production?.checkout?.stable).toBe('1.0.0')
})

test('M-04: refuses to roll a unit back twice in five minutes without --again', async () => {
  await run(publish, 'checkout --channel production')
  for (const version of ['1.1.0', '1.2.0']) {
    await built(remote({ version }))
    await run(publish, 'checkout --channel production --now')
  }
  const now = () => new Date(Date.now() + 60_000)
  expect((await run(rollback, 'checkout', { now })).text).toContain('is back at 1.1.0')
  expect(await failure(rollback, 'checkout', { now })).toMatch(
    /^checkout was rolled back in production by admin \d+ (s|min) ago\.\n {2}To go back once more: borong rollback checkout --again$/,
  )
  expect((await run(rollback, 'checkout --again', { now })).text).toContain('is back at 1.0.0')
})

test('M-04: a rollback by a colleague after the log was read refuses this one', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await registry.publish(remote({ version }))
    await registry.act('checkout', { action: 'promote', version })
  }
  const send = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const answer = await send(...request)
    if (String(request[0]).includes('/log?')) await registry.act('checkout', { action: 'rollback' })
    return answer
  }
  try {
    expect(await failure(rollback, 'checkout')).toContain('changed')
  } finally {
    globalThis.fetch = send
  }
  expect((await registry.snapshot()).channels.production?.checkout?.stable).toBe('1.1.0')
})

test('M-04 M-05: rolls two units back with the command that a refused rollback prints', async () => {
  const names = (...list: string[]) => ({
    '@borong/contract': Object.fromEntries(list.map((name) => [name, 'a'])),
  })
  const uses = { names: names('useNewThing'), widgets: [], links: [] }
  await run(publish, 'host checkout --channel production')
  await built(
    host({
      version: '1.1.0',
      contract: '1.1.0',
      surface: 'surface-2',
      change: { provides: names('toast', 'useNewThing') },
    }),
  )
  await built(remote({ version: '1.1.0', contract: '^1.1.0', change: { uses } }))
  await run(publish, 'host checkout --channel production --now')
  const refused = await failure(rollback, 'host 1.0.0')
  expect(refused).toContain('checkout 1.1.0 (production) runs on ^1.1.0')
  const command = /borong rollback (.*)/.exec(refused)?.[1] ?? ''
  expect(command).toBe('host@1.0.0 checkout@1.0.0 --channel production')
  expect((await run(rollback, command)).text).toBe(
    '✓ Back in production, in one write: host 1.0.0, checkout 1.0.0',
  )
  expect((await run(log, '--limit 1')).text).toContain('rolled-back-together')
  expect(await failure(rollback, 'host@1.0.0 checkout')).toContain('"checkout" is not unit@version')
})

test('M-04: promotes a first release and takes it off again with the printed commands', async () => {
  await run(publish, 'checkout')
  expect((await run(promote, 'checkout 1.0.0')).lines.at(-1)).toBe(
    '  Take it back: borong rollback checkout --off',
  )
  expect(await failure(rollback, 'checkout')).toBe(
    'checkout has no earlier stable version in production.\n  Take it off altogether: borong rollback checkout --off --channel production',
  )
  expect(await failure(rollback, 'checkout 1.0.0 --off')).toBe(
    'Name a version to go back to, or --off, not both.',
  )
  expect((await run(rollback, 'checkout --off')).text).toBe(
    '✓ checkout is off production (was 1.0.0): its pages are gone, its widgets are left out',
  )
  expect((await registry.snapshot()).channels.production).toEqual({})
  expect((await run(log, 'checkout')).lines[1]?.replace(/ {2,}/g, ' | ')).toBe(
    '3 | 2 h ago | admin | taken-off | checkout | production | was 1.0.0',
  )

  await run(publish, 'host')
  expect((await run(promote, 'host 1.0.0')).lines).toEqual([
    '✓ host 1.0.0 is stable in production',
    unchecked('production'),
    unrendered('production'),
  ])
  await run(promote, 'checkout 1.0.0')
  await built(remote({ version: '1.1.0' }))
  expect((await run(publish, 'checkout')).lines[2]).toBe(
    '  Give it to visitors: borong promote checkout 1.1.0',
  )
})

test('M-04: prints the next step for the channel and the registry that were named', async () => {
  const place = `--channel staging --registry ${address}`
  await run(publish, 'checkout --channel production')
  await run(promote, 'checkout 1.0.0 --channel staging')
  await built(remote({ version: '1.1.0' }))
  expect((await run(publish, `checkout --registry ${address}`)).lines[2]).toBe(
    `  Give it to visitors: borong promote checkout 1.1.0 --registry ${address}`,
  )
  expect((await run(promote, 'checkout 1.1.0 --percent 10 --channel staging')).lines.at(-1)).toBe(
    '  Watch it: borong status --channel staging. For everybody: borong promote checkout 1.1.0 --now --channel staging',
  )
  expect((await run(promote, `checkout 1.1.0 --now ${place}`)).lines.at(-1)).toBe(
    `  Take it back: borong rollback checkout ${place}`,
  )
  expect((await run(freeze, 'checkout --reason payday --channel staging')).lines[1]).toBe(
    '  Later: borong unfreeze checkout --channel staging',
  )
})

test('M-06: a channel requires a check, and the status shows the verdict of each release', async () => {
  await run(publish, 'host checkout --channel production')
  expect((await run(channel, 'require production journeys')).text).toBe(
    '✓ A release needs the check journeys before visitors of production get it',
  )
  await built(remote({ version: '1.1.0' }))
  await run(publish, 'checkout')
  expect(await failure(promote, 'checkout 1.1.0')).toBe(
    'checkout 1.1.0 has no verdict of journeys, which production requires, in this mix: checkout 1.1.0, host 1.0.0.\n  Run it: borong test journeys --mix checkout=1.1.0',
  )
  const mix = { host: '1.0.0', checkout: '1.1.0' }
  await registry.call('POST', 'units/checkout/releases/1.1.0/checks', {
    body: { name: 'journeys', mix, passed: 3, failed: 1, milliseconds: 9, failures: ['pays'] },
  })
  const { lines } = await run(status, '')
  expect(lines[0]).toBe('production requires journeys')
  expect(lines.slice(-3).map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'checks',
    'RELEASE | CHECK | WHEN | BY | IN THIS MIX',
    'checkout 1.1.0 | journeys failed: 1 of 4 | 2 h ago | admin | checkout 1.1.0, host 1.0.0',
  ])
  expect((await run(log, 'checkout --limit 1')).text).toContain(
    'journeys failed: 1 of 4 (checkout 1.1.0, host 1.0.0)',
  )
  await run(channel, 'require production journeys --off')
  expect((await run(promote, 'checkout 1.1.0 --now')).text).toContain('is stable in production')
  expect(await failure(channel, 'reqire production journeys')).toContain('Say what to do')
})

test('M-04: reports who froze a unit and how to continue', async () => {
  await run(publish, 'checkout --channel production')
  await run(freeze, 'checkout --reason "payday"')
  expect((await run(status, '')).text).toContain('frozen by admin: payday')
  await built(remote({ version: '1.1.0' }))
  await run(publish, 'checkout')
  expect(await failure(promote, 'checkout 1.1.0')).toBe(
    'checkout is frozen in production by admin: payday.\n  Ask them, then: borong unfreeze checkout --channel production. Rolling back is allowed.',
  )
  expect((await run(unfreeze, 'checkout --reason "over"')).text).toBe(
    '✓ checkout may move again in production',
  )
  expect((await run(promote, 'checkout 1.1.0 --now')).code).toBe(0)
  const { lines } = await run(log, 'checkout')
  expect(lines.map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    '# | WHEN | BY | WHAT | UNIT | CHANNEL',
    '6 | 2 h ago | admin | promoted | checkout 1.1.0 | production',
    '5 | 2 h ago | admin | unfrozen | checkout | production | over',
    '4 | 2 h ago | admin | published | checkout 1.1.0',
    '3 | 2 h ago | admin | frozen | checkout | production | payday',
    '2 | 2 h ago | admin | promoted | checkout 1.0.0 | production',
    '1 | 2 h ago | admin | published | checkout 1.0.0',
  ])
})

test('M-05: lists every reason of a refusal with its remedy, and as JSON returns data', async () => {
  await run(publish, 'host --channel production')
  await built(remote({ version: '2', contract: '^2.0.0' }))
  const text = await failure(publish, 'checkout')
  expect(text.split('\n')).toEqual([
    'checkout 2 was refused for 2 reasons:',
    '  • "2" is no semver version.',
    '    Set "version" in the unit\'s package.json, e.g. 1.4.0 or 1.4.0-pr12.',
    '  • checkout 2 runs on contract ^2.0.0, but host 1.0.0 (production) provides 1.0.0.',
    expect.stringContaining('    Build it with the contract of the live hosts'),
  ])
  const asJson = await run(publish, 'checkout --json')
  expect(asJson.code).toBe(exitCodes.refused)
  expect(asJson.progress).toEqual([])
  expect(JSON.parse(asJson.text)).toMatchObject({
    error: {
      name: 'PUBLISH_REFUSED',
      reasons: [{ name: 'VERSION_MALFORMED' }, { name: 'CONTRACT_RANGE' }],
    },
  })
})

test('M-04: prints the answer alone with --json', async () => {
  const published = await run(publish, 'checkout --json')
  expect(JSON.parse(published.text)).toEqual([
    {
      unit: 'checkout',
      version: '1.0.0',
      created: true,
      uploaded: 5,
      brotli: expect.any(Number),
      notes: [unchecked('any channel').trim()],
    },
  ])
  const listed = await run(status, '--json')
  expect(JSON.parse(listed.text)).toMatchObject({
    sequence: 1,
    channels: { production: {}, staging: {} },
  })
})

test('M-04: uses the registry of the shop of npm start unless a command names another', async () => {
  await registry.close()
  registry = await startTestRegistry({ config: { channels: ['production', 'local'] } })
  address = `${await registry.open.app.listen({ port: 0, host: '127.0.0.1' })}/registry`
  await run(publish, 'account')
  expect((await run(promote, 'account 1.0.0')).text).toContain('stable in local')
  expect((await run(promote, 'account 1.0.0 --channel production')).text).toContain(
    'stable in production',
  )
})

test('M-04: refuses a wrong token and explains the remedy', async () => {
  const token = await registry.token('account')
  const env = { BORONG_REGISTRY: address, BORONG_TOKEN: token }
  expect(await failure(publish, 'checkout', { env })).toBe(
    'The token "squad account" is for account, not for checkout.\n  Use the token of checkout, or ask the platform team for one.',
  )
  expect((await run(publish, 'account', { env })).code).toBe(0)
  expect(
    await failure(publish, 'account', { env: { BORONG_REGISTRY: address, DATA_DIR: root } }),
  ).toContain('Set BORONG_TOKEN')
})

test.each([
  [
    'a unit that is not here',
    publish,
    'chekout',
    'There is no unit chekout here. Did you mean checkout?',
  ],
  [
    'a unit that is not published',
    promote,
    'acount 1.0.0',
    'There is no unit acount in this registry. Did you mean account?',
  ],
  [
    'a version that is not published',
    promote,
    'account 1.0.1',
    'account 1.0.1 was never published. Did you mean 1.0.0?',
  ],
  [
    'an option that does not exist',
    promote,
    'account 1.0.0 --percnt 5',
    'There is no option --percnt. Did you mean percent?',
  ],
  ['a missing word', promote, 'account', 'The version is missing.'],
  ['a word too many', rollback, 'account 1.0.0 now', '"now" is one word too many.'],
  [
    'a share that is none',
    promote,
    'account 1.0.0 --percent half',
    '--percent takes a number above 0 and up to 100, not "half".',
  ],
  ['no reason', freeze, 'account', 'Say why, for those who find it frozen'],
  [
    'no registry',
    status,
    '--registry http://127.0.0.1:9/registry',
    'No registry answers at http://127.0.0.1:9/registry.',
  ],
])('M-04: complains about %s', async (_, command, line, message) => {
  await run(publish, 'account')
  expect(await failure(command, line)).toContain(message)
})

test('M-04: does not publish a unit that is not built or has lost a file since', async () => {
  await rm(join(root, 'remotes/account/dist/release.json'))
  expect(await failure(publish, 'account')).toBe(
    'account is not built.\n  Build it first: pnpm borong build account',
  )
  await rm(join(root, 'remotes/checkout/dist/browser/messages-id.cccccccc.js'))
  expect(await failure(publish, 'checkout')).toContain('is named by release.json but is not there')
  await writeFile(join(root, 'remotes/checkout/dist/browser/messages-id.cccccccc.js'), 'altered')
  expect(await failure(publish, 'checkout')).toContain('dist/ changed since the build')
})

test('M-04: publishes nothing when one unit has changed since its build', async () => {
  const refused = (unit: string) =>
    `${unit} has changed since it was built.\n  Build it first: pnpm borong build ${unit}`
  await writeFile(join(root, 'remotes/checkout/remote.ts'), 'export default {}')
  expect(await failure(publish, 'account checkout')).toBe(refused('checkout'))
  await writeFile(join(root, 'remotes/account/package.json'), '{ "version": "1.1.0" }')
  expect(await failure(publish, 'account')).toBe(refused('account'))
  expect((await registry.snapshot()).releases).toEqual({})

  await built(remote({ unit: 'account', version: '1.1.0' }))
  expect((await run(publish, 'account')).text).toContain('✓ account 1.1.0 published')
})

test('M-04: prints colours on a terminal only', async () => {
  expect((await run(publish, 'checkout', { isTerminal: true })).text).toContain('\u001B[')
  expect((await run(publish, 'account')).text).not.toContain('\u001B[')
})
