import type { BuiltRelease, UsedParts } from '@borong/contract/release'
import type { LiveRelease } from '../state/live.ts'
import { host, remote } from '../testing/built.ts'
import { contractGate } from './contract.ts'
import { linkGate } from './links.ts'

const CONTRACT = '@borong/contract'
const live = (release: BuiltRelease, ...channels: string[]): LiveRelease => ({
  release: { ...release, publishedAt: '', publishedBy: '', signature: '' },
  channels: channels.length > 0 ? channels : ['production'],
})

const provider = (version: string, contract: string, names: Record<string, string>) =>
  host({ version, contract, change: { provides: { [CONTRACT]: names, react: { use: '19' } } } })
    .release

/** The services remote, built with a contract in which the names have these hashes. */
const services = (version: string, built: string, names: UsedParts['names'][string]) =>
  remote({
    unit: 'services',
    version,
    contract: '^1.0.0',
    change: {
      builtAgainst: { contract: built, surface: 'surface-1' },
      uses: { names: { [CONTRACT]: names, react: { use: '19' } }, widgets: [], links: [] },
    },
  }).release

const newThing = services('1.7.1', '1.7.0', { toast: 'a', useNewThing: 'b' })
const older = provider('2.6.0', '1.6.0', { toast: 'a' })

test('M-05: refuses a remote that uses a name which a live host does not provide, although the range fits', () => {
  expect(contractGate(newThing, [live(older)])).toEqual([
    {
      name: 'USED_NAME_MISSING',
      message:
        'services 1.7.1 uses useNewThing of @borong/contract, which host 2.6.0 (production) does not provide',
      hint: 'Promote a host that provides it first, or build this release without it.',
    },
  ])
})

test('M-05: refuses a host that lacks a name which a live remote uses', () => {
  expect(contractGate(older, [live(newThing, 'production', 'staging')])).toEqual([
    {
      name: 'USED_NAME_MISSING',
      message:
        'services 1.7.1 (production, staging) uses useNewThing of @borong/contract, which host 2.6.0 does not provide',
      hint: 'Publish a host with what services uses, or publish and promote a release of services without it first.',
    },
  ])
})

test('M-05: accepts an older contract when the declarations in use are the same', () => {
  expect(contractGate(services('1.7.1', '1.7.0', { toast: 'a' }), [live(older)])).toEqual([])
})

test('M-05: refuses a declaration that the live host has in an earlier form, and accepts a later one', () => {
  const remote = services('1.7.1', '1.7.0', { toast: 'new' })
  expect(contractGate(remote, [live(older)])).toMatchObject([
    {
      name: 'USED_NAME_CHANGED',
      message:
        'services 1.7.1 uses toast of @borong/contract, which host 2.6.0 (production) declares in another form (contract 1.7.0, not 1.6.0)',
    },
  ])
  const later = provider('2.8.0', '1.8.0', { toast: 'newer' })
  expect(contractGate(remote, [live(later)])).toEqual([])
  expect(contractGate(later, [live(remote)])).toEqual([])
})

test('M-05: compares the names of libraries, and their major version', () => {
  const next = { ...older, provides: { [CONTRACT]: { toast: 'a' }, react: { use: '20' } } }
  expect(contractGate(next, [live(services('1.7.1', '1.6.0', { toast: 'a' }))])).toMatchObject([
    {
      name: 'USED_NAME_CHANGED',
      message:
        'services 1.7.1 (production) uses use of react, which host 2.6.0 declares in another form',
    },
  ])
})

test('M-05: another major version of the contract is refused, whatever names are in use', () => {
  const major = provider('3.0.0', '2.0.0', { toast: 'a', useNewThing: 'b' })
  expect(contractGate(newThing, [live(major)])).toMatchObject([{ name: 'CONTRACT_RANGE' }])
  expect(contractGate(major, [live(newThing)])).toMatchObject([{ name: 'CONTRACT_BREAKS_REMOTES' }])
})

test('M-05: judges releases without the record by their range', () => {
  const unrecorded = remote({ unit: 'services', contract: '^1.7.0' }).release
  expect(contractGate(unrecorded, [live(older)])).toMatchObject([{ name: 'CONTRACT_RANGE' }])
  expect(contractGate(newThing, [live(host({ contract: '1.6.0' }).release)])).toEqual([])
})

const linking = (unit: string, parts: Partial<UsedParts>) =>
  live(
    remote({
      unit,
      change: { uses: { names: {}, widgets: [], links: [], ...parts } },
    }).release,
  )
const offering = (version: string, paths: string[], widgets: Record<string, string> = {}) =>
  remote({ unit: 'services', version, paths, widgets }).release
const replace = (was: BuiltRelease, next: BuiltRelease, ...others: LiveRelease[]) =>
  linkGate({ next, unit: 'services', before: [live(was)], live: [live(was), ...others] })

const before = offering('1.0.0', ['/services', '/services/tender', '/orders/:id'])

test('M-05: refuses to drop a path that active units link to, naming them', () => {
  const gone = replace(
    before,
    offering('1.1.0', ['/services', '/orders/:id']),
    linking('marketplace', { links: ['/Services/tender'] }),
    linking('account', { links: ['/services/tender', '/services'] }),
    linking('billing', { links: ['/services', '/services/:'] }),
  )
  expect(gone).toEqual([
    {
      name: 'LINKED_PATH_GONE',
      message:
        'services 1.1.0 no longer offers the path /services/tender, which is linked by marketplace 1.0.0 (production), account 1.0.0 (production)',
      hint: 'Keep it, for example as a redirect, until marketplace and account no longer refer to it: their squads promote releases without it first.',
    },
  ])
})

test.each([
  ['a path that nothing links to', ['/services', '/services/tender'], ['/services']],
  [
    'a path that a parameter takes over',
    ['/services', '/services/:name', '/orders/:id'],
    ['/services/tender'],
  ],
  [
    'another name of a parameter',
    ['/services', '/services/tender', '/orders/:number'],
    ['/orders/:'],
  ],
])('M-05: accepts to drop %s', (_, paths, links) => {
  expect(replace(before, offering('1.1.0', paths), linking('marketplace', { links }))).toEqual([])
})

test('M-05: a path with a parameter is linked by an address that is known only at run time', () => {
  const next = offering('1.1.0', ['/services', '/services/tender'])
  expect(replace(before, next, linking('marketplace', { links: ['/orders/:'] }))).toMatchObject([
    { message: expect.stringContaining('/orders/:id') as string },
  ])
})

test('M-05: a path may move to another active unit', () => {
  const owner = live(remote({ unit: 'tender', paths: ['/services/tender'] }).release)
  const links = linking('marketplace', { links: ['/services/tender'] })
  const next = offering('1.1.0', ['/services', '/orders/:id'])
  expect(replace(before, next, owner, links)).toEqual([])
})

test('M-05: refuses to drop a widget that an active unit places, naming it', () => {
  const was = offering('1.0.0', ['/services'], { card: './cart/Card', list: './cart/List' })
  const next = offering('1.1.0', ['/services'])
  expect(replace(was, next, linking('marketplace', { widgets: ['services/card'] }))).toMatchObject([
    {
      name: 'LINKED_PATH_GONE',
      message:
        'services 1.1.0 no longer offers the widget services/card, which is placed by marketplace 1.0.0 (production)',
    },
  ])
})
