import type { Release } from '@borong/contract/release'
import { createHash } from 'node:crypto'

/** A version of each unit, by unit. */
export type Versions = Readonly<Record<string, string>>

/** 36 bits: among a thousand releases, two share a short name once in 140,000 shops. */
const SHORT = 6

const shortName = (unit: string, version: string): string =>
  createHash('sha256').update(`${unit}@${version}`).digest('base64url').slice(0, SHORT)

/**
 * The id of a set: the short names of its releases, ordered by unit. It contains everything that an edge needs to open
 * the set again, so it is valid on every edge.
 */
export const setId = (versions: Versions): string =>
  Object.entries(versions)
    .toSorted(([unit], [other]) => (unit < other ? -1 : 1))
    .map(([unit, version]) => shortName(unit, version))
    .join('')

/** The versions of the set with this id; undefined when one of its releases is not here. */
export function versionsOfSet(id: string, releases: readonly Release[]): Versions | undefined {
  const names = id.match(/[\w-]{6}/g) ?? []
  const byName = Map.groupBy(releases, ({ unit, version }) => shortName(unit, version))
  const found = names.flatMap((name) => byName.get(name) ?? [])
  const versions = Object.fromEntries(found.map(({ unit, version }) => [unit, version]))
  return setId(versions) === id ? versions : undefined
}
