import { useLocation } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { matchPage } from './match-page.ts'

/** The route of the address, or undefined. */
export function useCurrentRoute(): BootRoute | undefined {
  const { boot } = usePage()
  const { pathname } = useLocation()
  return findRoute(boot.routes, pathname)
}

// Caches the last answer, because most lookups repeat it.
const found = new WeakMap<
  readonly BootRoute[],
  { pathname: string; route: BootRoute | undefined }
>()

/** Finds a path's route by the router's own rules. */
export function findRoute(routes: readonly BootRoute[], pathname: string): BootRoute | undefined {
  const last = found.get(routes)
  if (last?.pathname === pathname) return last.route
  const route = matchPage(routes, pathname)?.route
  found.set(routes, { pathname, route })
  return route
}
