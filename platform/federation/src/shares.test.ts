import { installedVersion } from './installed.ts'
import { hostShares, remoteShares } from './shares.ts'
import { readUnit, type Unit } from './unit.ts'
import { root } from './units.ts'

const host = () => readUnit(`${root}/host`)
const withAdapter = async (): Promise<Unit> => ({
  ...(await host()),
  adapters: [
    {
      name: '@borong/contract-2',
      major: '2',
      version: '2.4.0',
      folder: '/shared/contract-2',
      entry: '/shared/contract-2/src/index.ts',
    },
  ],
})

test('M-05: without an adapter the host has one scope, and loads no package later', async () => {
  for (const share of Object.values(hostShares(await host()))) {
    expect(share).toMatchObject({ eager: true, singleton: true, strictVersion: true })
    expect(share).not.toHaveProperty('shareScope')
  }
})

test('M-05: an adapter is the contract in a scope of its own, and is loaded when it is needed', async () => {
  const unit = await withAdapter()
  const shares = hostShares(unit)
  expect(shares['@borong/contract-2']).toEqual({
    singleton: true,
    strictVersion: true,
    version: '2.4.0',
    requiredVersion: '^2.4.0',
    import: '/shared/contract-2/src/index.ts',
    shareKey: '@borong/contract',
    shareScope: 'contract-2',
  })
  expect(shares['@borong/contract']).toMatchObject({
    eager: true,
    version: installedVersion(unit.directory, '@borong/contract'),
  })
  const { '@borong/contract-2': _adapter, ...present } = shares
  expect(present).toEqual(hostShares(await host()))
})

test('M-03 M-05: a remote takes each package from the host, in any version of the same major one', async () => {
  const unit = await readUnit(`${root}/remotes/services`)
  expect(unit.adapters).toEqual([])
  for (const name of ['@borong/contract', 'react', 'react-dom']) {
    const major = installedVersion(unit.directory, name).split('.')[0]
    expect(remoteShares(unit)[name]).toEqual({
      singleton: true,
      strictVersion: true,
      import: false,
      requiredVersion: `^${major}.0.0`,
    })
  }
})
