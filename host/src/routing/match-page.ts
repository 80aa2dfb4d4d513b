import { matchRoutes } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { pageRoutes } from './page-routes.ts'

/** The page of a path by the router's own rules, with its parameters. */
export function matchPage(
  routes: readonly BootRoute[],
  pathname: string,
): { route: BootRoute; params: Readonly<Record<string, string | undefined>> } | undefined {
  const found = matchRoutes(candidates(routes, pathname), pathname)?.[0]
  return found && { route: found.route.handle, params: found.params }
}

interface Known {
  /** The first segment of the path, where it is fixed. */
  first: string | undefined
  path: string
  handle: BootRoute
}

const tables = new WeakMap<readonly BootRoute[], readonly Known[]>()

// The router ranks all given routes per lookup, which is slow on a cheap phone. So it gets those with the same first
// segment.
function candidates(routes: readonly BootRoute[], pathname: string): Known[] {
  const table = tables.get(routes) ?? pageRoutes(routes).map(known)
  tables.set(routes, table)
  const first = beginning(pathname)
  return table.filter((one) => one.first === undefined || one.first === first || /%/.test(first))
}

const beginning = (path: string) => path.toLowerCase().split('/').find(Boolean) ?? ''

function known(handle: BootRoute): Known {
  const first = beginning(handle.path)
  return { first: /^[:*]|\?$/.test(first) ? undefined : first, path: handle.path, handle }
}
