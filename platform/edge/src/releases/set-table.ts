import { hostRoutes } from '@borong/contract/host-routes'
import type { Release } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import {
  makeRouteTable,
  mergeRoutes,
  type HasFeature,
  type RouteTable,
} from '../routes/route-table.ts'

/** The pages and widgets of a set. */
export interface SetTable {
  table: RouteTable
  widgets: Readonly<Record<string, { unit: string; module: string }>>
}

export type SetTableOf = (remotes: readonly Release[]) => SetTable

/** Most candidates change no route, so many sets have the same table. */
const MOST_TABLES = 64

/** Makes the tables of sets, one for all sets with the same routes and widgets. */
export function setTables(
  has: HasFeature = () => true,
  unknown: readonly string[] = [],
): SetTableOf {
  const made = new Map<string, SetTable>()
  return (remotes) => {
    const key = remotes.map(keyOf).join(' ')
    const known = made.get(key)
    if (known) return known
    const table = {
      table: makeRouteTable(mergeRoutes(remotes), hostRoutes, has, unknown),
      widgets: widgetsOf(remotes, has),
    }
    if (made.size >= MOST_TABLES) made.clear()
    made.set(key, table)
    return table
  }
}

const keys = new WeakMap<Release, string>()

function keyOf(release: Release): string {
  const known = keys.get(release)
  if (known) return known
  const { routes, widgets, widgetFeatures } = release.remote ?? {}
  const hash = createHash('sha256').update(JSON.stringify([routes, widgets, widgetFeatures]))
  const key = `${release.unit} ${hash.digest('base64url')}`
  keys.set(release, key)
  return key
}

function widgetsOf(remotes: readonly Release[], has: HasFeature): SetTable['widgets'] {
  const entries = remotes.flatMap(({ unit, remote }) => {
    const needs = remote?.widgetFeatures ?? {}
    return Object.entries(remote?.widgets ?? {})
      .filter(([name]) => needs[name] === undefined || has(needs[name]))
      .map(([name, module]) => [`${unit}/${name}`, { unit, module }] as const)
  })
  return Object.fromEntries(entries)
}
