import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Unit } from './unit.ts'

/** Packages whose deep imports are shared too: `react/jsx-runtime`, `react-dom/client`. */
const WITH_SUBPATHS = new Set(['react', 'react-dom'])

/** The packages that the host provides to all remotes from its first script on. */
const SHARED = ['react', 'react-dom', '@borong/contract']

interface Share {
  singleton: true
  strictVersion: true
  requiredVersion: string
  eager?: boolean
  import?: false
  version?: string
}

/** The host's shares. They are loaded eagerly, so no module waits for a shared chunk. */
export function hostShares(unit: Unit): Record<string, Share> {
  return keyed(SHARED, (name) => {
    const version = installedVersion(unit.directory, name)
    return {
      singleton: true,
      strictVersion: true,
      eager: true,
      version,
      requiredVersion: `^${version}`,
    }
  })
}

/**
 * A remote's shares: its peer dependencies, provided by the host and never bundled. The page accepts any version of the
 * same major one. The registry compares the names in use, which are known only after the build.
 */
export function remoteShares(unit: Unit): Record<string, Share> {
  return keyed(Object.keys(unit.peerDependencies), (name) => ({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion:
      name === '@borong/contract'
        ? `^${installedVersion(unit.directory, name).split('.')[0]}.0.0`
        : `^${installedVersion(unit.directory, name)}`,
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

/** The version of a package that this unit resolves. */
export function installedVersion(directory: string, name: string): string {
  const require = createRequire(join(directory, 'package.json'))
  for (let folder of require.resolve.paths(name) ?? []) {
    folder = join(folder, name)
    try {
      return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
        .version
    } catch {
      continue
    }
  }
  throw new Error(`${name} is not installed for ${dirname(directory)}`)
}
