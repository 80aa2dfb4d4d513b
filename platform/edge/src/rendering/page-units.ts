import type { ReleaseSet } from '../releases/release-set.ts'
import type { UsedModule } from './renderer.ts'

/** Knows the units on the pages of a route: those with which its pages were rendered so far. */
export function pageUnits() {
  const known = new Map<string, Set<string>>()
  return {
    note(route: string | undefined, used: readonly UsedModule[]): void {
      const units = known.get(route ?? '') ?? new Set<string>()
      for (const { unit } of used) units.add(unit)
      known.set(route ?? '', units)
    },
    /** The versions of the units on the page; of all units for a page that was not rendered yet. */
    versionsOn({ units, host }: ReleaseSet, route: string | undefined): string {
      const onPage = known.get(route ?? '')
      return units
        .filter(({ release }) => !onPage || release === host.release || onPage.has(release.unit))
        .map(({ release: { unit, version } }) => `${unit}@${version}`)
        .join(' ')
    },
  }
}
