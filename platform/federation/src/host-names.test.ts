import { contractRange, readContract, usedNames } from './host-names.ts'

const CONTRACT = '@borong/contract'
const contract = readContract()
const shared = new Set([CONTRACT, 'react'])
const names = (...list: string[]) => ({
  [CONTRACT]: Object.fromEntries(list.map((name) => [name, 'a'])),
})
const since = (versions: Record<string, string>) => ({
  ...contract,
  version: '2.4.0',
  exports: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { kind: 'value' as const, from: './x.ts', hash: 'a', since: version },
    ]),
  ),
})

test('M-05: each name in use has the hash of its declaration, and a name that is not declared has none', () => {
  const imports = new Map([
    [CONTRACT, new Set(['toast', 'useNewThing'])],
    ['react', new Set(['useState'])],
    ['node:fs', new Set(['readFile'])],
  ])
  expect(usedNames({ imports, whole: new Set() }, shared, contract)).toEqual({
    [CONTRACT]: { toast: contract.exports.toast!.hash, useNewThing: '' },
    react: { useState: '19' },
  })
})

test('M-05: code that uses the whole contract uses all its names, but no types', () => {
  const used = usedNames({ imports: new Map(), whole: new Set([CONTRACT]) }, shared, contract)
  const values = Object.entries(contract.exports).filter(([, { kind }]) => kind === 'value')
  expect(Object.keys(used[CONTRACT]!)).toEqual(values.map(([name]) => name).toSorted())
})

test.each([
  [
    'the version since which all declarations in use are unchanged',
    names('toast', 'track'),
    '^2.3.0',
  ],
  ['the whole major version for names that are as old', names('toast'), '^2.0.0'],
  ['the present version for a name that is not declared', names('useNewThing'), '^2.4.0'],
])('M-05: the range begins with %s', (_, used, range) => {
  expect(contractRange(used, since({ toast: '2.0.0', track: '2.3.0', call: '2.4.0' }))).toBe(range)
})
