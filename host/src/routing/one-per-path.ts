import type { BootRoute } from '@borong/contract/release'

/** Each path once; the earlier entry wins. */
export function onePerPath(routes: readonly BootRoute[]): BootRoute[] {
  const byPath = new Map<string, BootRoute>()
  for (const route of routes) if (!byPath.has(route.path)) byPath.set(route.path, route)
  return [...byPath.values()]
}
