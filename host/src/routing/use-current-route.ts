import { useLocation } from '@borong/contract'
import { matchRoutes, usePage } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { useMemo } from 'react'
import { pageRoutes } from './page-routes.ts'

/** The route of the address, if there is one. */
export function useCurrentRoute(): BootRoute | undefined {
  const { boot } = usePage()
  const { pathname } = useLocation()
  return useMemo(() => findRoute(boot.routes, pathname), [boot.routes, pathname])
}

/** Finds a path's route by the router's own rules. */
export function findRoute(routes: readonly BootRoute[], pathname: string): BootRoute | undefined {
  const known = pageRoutes(routes).map((route) => ({ path: route.path, handle: route }))
  return matchRoutes(known, pathname)?.[0]?.route.handle
}
