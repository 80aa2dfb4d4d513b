import { manifestOf } from './manifest.ts'

const versions = new Map([
  ['react', '19.3.1'],
  ['jotai', '3.0.1'],
  ['@borong/contract', '2.6.0'],
])

test('M-02 M-03: a packed package takes any React of the major version, and the contract from its version on', () => {
  const one = {
    name: '@borong/ui',
    folder: 'shared/ui',
    peers: ['react', 'react-dom', '@borong/contract'],
  }
  const imports = new Set(['react', 'jotai', '@borong/contract', '@borong/ui'])
  expect(manifestOf(one, { version: '1.1.0' }, imports, versions)).toMatchObject({
    version: '1.1.0',
    dependencies: { jotai: '3.0.1' },
    peerDependencies: { react: '^19', '@borong/contract': '^2.6.0' },
  })
})
