import type { ReleaseSet } from '../releases/release-set.ts'

/** The unit of a route with its version; the host for a path without one. */
export function ownerOf({ units, host }: ReleaseSet, route: string | undefined) {
  const owner = units.find(({ release }) =>
    release.remote?.routes.some(({ path }) => path === route),
  )
  const { unit, version } = (owner ?? host).release
  return { unit, version }
}
