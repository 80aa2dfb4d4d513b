import { contractScope } from '@borong/contract/contract-major'
import { installedVersion } from './installed.ts'
import type { Unit } from './unit.ts'

/** Packages whose deep imports are shared too: `react/jsx-runtime`, `react-dom/client`. */
const WITH_SUBPATHS = new Set(['react', 'react-dom'])

const CONTRACT = '@borong/contract'
/** The packages that the host provides to all remotes from its first script on. */
const SHARED = ['react', 'react-dom', CONTRACT]

interface Share {
  singleton: true
  strictVersion: true
  requiredVersion: string
  eager?: boolean
  import?: string | false
  version?: string
  shareKey?: string
  shareScope?: string
}

/**
 * The host's shares. They are loaded eagerly, so no module waits for a shared chunk. Each adapter is the contract in a
 * scope of its own, and loaded with the first remote of that scope. The host adds the libraries to it at run time.
 */
export function hostShares(unit: Unit): Record<string, Share> {
  const adapters = unit.adapters.map(({ name, major, version, entry }): [string, Share] => [
    name,
    {
      ...provided(version),
      import: entry,
      shareKey: CONTRACT,
      shareScope: contractScope(major),
    },
  ])
  return {
    ...keyed(SHARED, (name) => ({
      ...provided(installedVersion(unit.directory, name)),
      eager: true,
    })),
    ...Object.fromEntries(adapters),
  }
}

const provided = (version: string): Share => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
})

/**
 * A remote's shares: its peer dependencies, provided by the host and never bundled. The page accepts any version of the
 * same major one. The registry compares the names in use, which are known only after the build.
 */
export function remoteShares(unit: Unit): Record<string, Share> {
  return keyed(Object.keys(unit.peerDependencies), (name) => ({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion: `^${installedVersion(unit.directory, name).split('.')[0]}.0.0`,
  }))
}

function keyed(names: string[], share: (name: string) => Share): Record<string, Share> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = share(name)
      return WITH_SUBPATHS.has(name)
        ? [
            [name, entry],
            [`${name}/`, entry],
          ]
        : [[name, entry]]
    }),
  )
}
