import type { NamesByImport } from '@borong/contract/release'
import { packageOf, type Surface } from '@borong/contract/surface/record'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import semver from 'semver'
import type { GraphFacts } from './graph-facts.ts'
import { installedFolder, installedVersion } from './installed.ts'
import { isStandalone, root } from './units.ts'

const CONTRACT = '@borong/contract'
// A repository of one remote has the packages of the host among its own.
const host = isStandalone ? root : join(root, 'host')
const require = createRequire(join(host, 'package.json'))

/** The recorded surface of the contract that a unit resolves; by default that of the host. */
export const readContract = (directory = host): Surface =>
  readSurfaceIn(installedFolder(directory, CONTRACT))

/** The recorded surface of the contract, or of an adapter, in a folder. */
export const readSurfaceIn = (folder: string): Surface =>
  JSON.parse(readFileSync(join(folder, 'surface.json'), 'utf8')) as Surface

/**
 * The names that the host provides at run time under an import path, each with its hash: of its declaration for a name
 * of the contract, the major version for a name of a library.
 */
export function providedNames(request: string, contract: Surface): Record<string, string> {
  if (request === CONTRACT)
    return Object.fromEntries(
      Object.entries(contract.exports).flatMap(([name, { kind, hash }]) =>
        kind === 'value' ? [[name, hash]] : [],
      ),
    )
  const names = Object.keys(require(request) as object)
  const major = installedVersion(host, packageOf(request)).split('.')[0]!
  return Object.fromEntries(names.map((name) => [name, major]))
}

/** The import paths of shared packages in a build. */
export const importsOf = (
  { imports, whole }: Pick<GraphFacts, 'imports' | 'whole'>,
  shared: ReadonlySet<string>,
): string[] =>
  [...new Set([...imports.keys(), ...whole])]
    .filter((request) => shared.has(packageOf(request)))
    .toSorted()

/**
 * The names that a unit imports, with the hashes that the host of this checkout provides. A name that it does not
 * provide has an empty hash.
 */
export function usedNames(
  { imports, whole }: Pick<GraphFacts, 'imports' | 'whole'>,
  shared: ReadonlySet<string>,
  contract: Surface,
): NamesByImport {
  return Object.fromEntries(
    importsOf({ imports, whole }, shared).map((request) => {
      const provided = providedNames(request, contract)
      const named = [...(imports.get(request) ?? [])]
      // Libraries import React as a whole to look for optional names, and run without them.
      const all = whole.has(request) && request === CONTRACT ? Object.keys(provided) : []
      const names = [...new Set([...all, ...named])].toSorted()
      return [request, Object.fromEntries(names.map((name) => [name, provided[name] ?? '']))]
    }),
  )
}

/**
 * The contract versions on which a unit runs, for registries that compare ranges only: from the version on in which the
 * last of the declarations that it uses became what it is.
 */
export function contractRange(names: NamesByImport, contract: Surface): string {
  const first = `${contract.version.split('.')[0]}.0.0`
  const used = Object.keys(names[CONTRACT] ?? {})
  const sinces = used.map((name) => contract.exports[name]?.since ?? contract.version)
  return `^${semver.sort([first, ...sinces]).at(-1)!}`
}
