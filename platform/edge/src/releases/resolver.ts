import { getsCandidate, sliceGetsCandidate } from '@borong/registry/rollout'
import type { Catalogue } from './catalogue.ts'
import { makeReleaseSet, versionsFor, type ReleaseSet } from './release-set.ts'
import type { SetTableOf } from './set-table.ts'
import type { Versions } from './set-id.ts'

/** Finds release sets; each is composed once. */
export interface Resolver {
  forVisitor(guestId: string): ReleaseSet | undefined
  /** The set of the visitors of a CDN's slice; the stable one without a slice. */
  forSlice(slice: number | undefined): ReleaseSet | undefined
  forVersions(versions: Versions): ReleaseSet | undefined
  /** The catalogue's own stable versions. */
  stable(): Versions
}

export function makeResolver(catalogue: Catalogue, tableOf: SetTableOf): Resolver {
  const sets = new Map<string, ReleaseSet>()
  const isSplit =
    Object.keys(catalogue.starting).length > 0 ||
    Object.values(catalogue.units).some(({ candidate }) => candidate)
  const stable = Object.fromEntries(
    Object.entries(catalogue.units).map(([unit, entry]) => [unit, entry.stable]),
  )

  const forVersions = (versions: Versions) => {
    const key = JSON.stringify(versions)
    const known = sets.get(key)
    if (known) return known
    const made = makeReleaseSet(catalogue, versions, tableOf)
    if (!made) return undefined
    sets.set(key, made)
    return made
  }
  const whole = forVersions(stable)
  return {
    forVisitor: (guestId) =>
      isSplit
        ? forVersions(versionsFor(catalogue, (...rollout) => getsCandidate(guestId, ...rollout)))
        : whole,
    forSlice: (slice) =>
      isSplit && slice !== undefined
        ? forVersions(versionsFor(catalogue, (...rollout) => sliceGetsCandidate(slice, ...rollout)))
        : whole,
    forVersions,
    stable: () => stable,
  }
}
