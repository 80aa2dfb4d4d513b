import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedFolder } from '../installed.ts'
import type { Unit } from '../unit.ts'

/** Stands for a package of the host where the unit has a copy of its own. */
const OF_HOST = '@borong/of-host/'

/** Requests of the platform's packages get those of the host: the component of a mounted screen is made with its React. */
const FROM_PLATFORM =
  /[\\/](node_modules[\\/]@borong|platform[\\/]federation[\\/]src|shared[\\/](contract|ui|patterns)[\\/]src)[\\/]/

/** The package of an import path. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** The package that a request means. */
export const withoutPlace = (request: string): string =>
  request.startsWith(OF_HOST) ? request.slice(OF_HOST.length) : request

/** The packages of which a unit has a copy of its own. */
export interface OwnPackages {
  /** Folders by package: `"react-18": "npm:react@18.3.1"` in package.json is the unit's own `react`. */
  alias: Readonly<Record<string, string>>
  has(request: string): boolean
  /** The request that an import in this file means. */
  requestFrom(request: string, issuer: string): string
  /** Shares of the host under the requests that mean them. */
  renamed<T extends { shareKey?: string }>(shares: Readonly<Record<string, T>>): Record<string, T>
}

export function ownPackages(unit: Unit, own: readonly string[]): OwnPackages {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(unit.directory, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> }
  const named = new Set(own)
  const has = (request: string) => named.has(packageOf(withoutPlace(request)))
  const alias = own.map((name) => {
    const [installed = name] =
      Object.entries(dependencies).find(([, from]) => from.startsWith(`npm:${name}@`)) ?? []
    return [name, installedFolder(unit.directory, installed)] as const
  })
  return {
    alias: Object.fromEntries(alias),
    has,
    requestFrom: (request, issuer) =>
      has(request) && FROM_PLATFORM.test(issuer) ? OF_HOST + withoutPlace(request) : request,
    renamed: (shares) =>
      Object.fromEntries(
        Object.entries(shares).map(([name, share]) =>
          has(name) ? [OF_HOST + name, { ...share, shareKey: name }] : [name, share],
        ),
      ),
  }
}
