import { features } from '@borong/api/features'
import type { BootRoute, Release } from '@borong/contract/release'
import { hasFewSpellings, spellings } from '@borong/registry/spellings'
import { compile, shapeOf, type Pattern } from './pattern.ts'

export type Parameters = Readonly<Record<string, string>>

/** Whether the shop's back end has a feature. */
export type HasFeature = (feature: string) => boolean

export interface Match {
  route: BootRoute
  params: Parameters
}

export interface RouteTable {
  /** The routes of the remotes for the browser, which gets the whole address; the host knows its own. */
  routes: readonly BootRoute[]
  /** The pages that this shop lacks, as an expression for links. Empty when it has all. */
  missing: string
  /** The ids of the calls that its back end lacks, as an expression. Empty when it has all. */
  missingCalls: string
  /** Finds the page of an address. */
  match(pathname: string): Match | undefined
}

/** Merges the tables of a set's remotes: each page once, the earlier entry wins. */
export function mergeRoutes(remotes: readonly Release[]): BootRoute[] {
  const pages = new Map<string, BootRoute>()
  for (const { unit, remote } of remotes) {
    for (const entry of remote?.routes ?? []) {
      // The router of the browser would expand it.
      if (!hasFewSpellings(entry.path)) continue
      const shape = shapeOf(entry.path)
      // The sample is for checks, and would make each document larger.
      const { sample: _sample, ...route } = entry
      if (!pages.has(shape)) pages.set(shape, { ...route, unit })
    }
  }
  return [...pages.values()]
}

/**
 * Creates the lookup, with the host's own pages first. Static paths, the most frequent ones, are found without
 * patterns. `has` says which features the shop's back end has: pages that need another one answer 404. `unknown` are expressions
 * of further addresses that no link leads to.
 */
export function makeRouteTable(
  routes: readonly BootRoute[],
  ownRoutes: readonly BootRoute[] = [],
  has: HasFeature = () => true,
  unknown: readonly string[] = [],
): RouteTable {
  const exists = ({ feature }: BootRoute) => feature === undefined || has(feature)
  const fixed = new Map<string, Match>()
  const patterns: { route: BootRoute; pattern: Pattern }[] = []
  for (const route of [...ownRoutes, ...routes]) {
    for (const spelling of spellings(route.path)) {
      if (/[:*]/.test(spelling)) patterns.push({ route, pattern: compile(spelling) })
      else if (!fixed.has(spelling.toLowerCase()))
        fixed.set(spelling.toLowerCase(), { route, params: {} })
    }
  }
  patterns.sort((one, other) => other.pattern.score - one.pattern.score)

  const find = (pathname: string): Match | undefined => {
    const found = fixed.get(pathname.toLowerCase().replace(/(.)\/+$/, '$1'))
    if (found) return found
    for (const { route, pattern } of patterns) {
      const values = pattern.expression.exec(pathname)
      if (values) return { route, params: parametersOf(pattern.names, values) }
    }
    return undefined
  }
  const missing = routes.filter((route) => !exists(route)).flatMap(({ path }) => spellings(path))
  const lacking = Object.entries(features).flatMap(([name, ids]) => (has(name) ? [] : ids))
  return {
    missingCalls: lacking.length > 0 ? `^(?:${lacking.join('|')})$` : '',
    routes: routes.filter(exists).map(({ search: _search, feature: _feature, ...route }) => route),
    missing: [...missing.map(expressionOf), ...unknown].join('|'),
    match(pathname) {
      const found = find(pathname)
      return found && exists(found.route) ? found : undefined
    },
  }
}

/** An expression for links to a page, with or without a query. */
const expressionOf = (spelling: string) =>
  compile(spelling).expression.source.replace(/\$$/, '(?:[?#]|$)')

function parametersOf(names: readonly string[], values: RegExpExecArray): Parameters {
  const pairs = names.map((name, index) => [name, decoded(values[index + 1] ?? '')] as const)
  return Object.fromEntries(pairs)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
