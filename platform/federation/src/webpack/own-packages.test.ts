import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Unit } from '../unit.ts'
import { ownPackages, packageOf, withoutPlace } from './own-packages.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'own-packages-'))
  const dependencies = { 'react-18': 'npm:react@18.3.1', 'react-dom': '18.3.1' }
  await writeFile(join(directory, 'package.json'), JSON.stringify({ dependencies }))
  for (const name of ['react', 'react-18', 'react-dom']) {
    await mkdir(join(directory, 'node_modules', name), { recursive: true })
    await writeFile(join(directory, 'node_modules', name, 'package.json'), '{}')
  }
})
afterEach(() => rm(directory, { recursive: true }))

const packages = () => ownPackages({ directory } as Unit, ['react', 'react-dom'])

test('M-03: a dependency under another name is the copy of the unit, and otherwise the package itself', () => {
  expect(packages().alias).toEqual({
    react: join(directory, 'node_modules/react-18'),
    'react-dom': join(directory, 'node_modules/react-dom'),
  })
})

test('M-03: imports of the platform mean the packages of the host, those of the unit its own', () => {
  const { requestFrom, renamed } = packages()
  const ofMount = '/loyalty/node_modules/@borong/federation/dist/mount/mount-screen.js'
  const meant = requestFrom('react/jsx-runtime', ofMount)
  expect(packageOf(meant)).not.toBe('react')
  expect(withoutPlace(meant)).toBe('react/jsx-runtime')
  expect(requestFrom('react', '/loyalty/src/page/LoyaltyScreen.tsx')).toBe('react')
  expect(requestFrom('react', '/loyalty/node_modules/some-library/index.js')).toBe('react')
  expect(requestFrom('@borong/contract', ofMount)).toBe('@borong/contract')

  const share: { singleton: boolean; shareKey?: string } = { singleton: true }
  const shares = renamed({ react: share, 'react/': share, '@borong/contract': share })
  expect(Object.entries(shares).map(([name, one]) => [withoutPlace(name), one])).toEqual([
    ['react', { singleton: true, shareKey: 'react' }],
    ['react/', { singleton: true, shareKey: 'react/' }],
    ['@borong/contract', share],
  ])
})
