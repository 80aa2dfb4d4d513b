import { hostRoutes } from '@borong/contract/host-routes'
import type { BootRoute } from '@borong/contract/release'

/** All pages: the host's own, then those of the remotes. Each path occurs once; the earlier entry wins. */
export function pageRoutes(routes: readonly BootRoute[]): BootRoute[] {
  const byPath = new Map<string, BootRoute>()
  for (const route of [...hostRoutes, ...routes])
    if (!byPath.has(route.path)) byPath.set(route.path, route)
  return [...byPath.values()]
}
