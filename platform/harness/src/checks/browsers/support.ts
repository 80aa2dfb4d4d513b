import { browsers } from '@borong/federation/browsers'
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'

// Node's own reader is three times faster than an import of 20 MB of JSON.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Identifier

/** The feature with this name in MDN's data: `css.selectors.has`. */
export function findFeature(name: string): CompatStatement | undefined {
  let found: Identifier | undefined = data
  for (const part of name.split('.')) found = found?.[part] as Identifier | undefined
  return found?.__compat
}

/** The names of all features below a part of the data, by their last word. */
export function featuresByWord(...parts: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const collect = (name: string, node: Identifier) => {
    const word = name.slice(name.lastIndexOf('.') + 1)
    if (node.__compat) found.set(word, [...(found.get(word) ?? []), name])
    for (const [key, child] of Object.entries(node))
      if (key !== '__compat') collect(`${name}.${key}`, child as Identifier)
  }
  for (const part of parts) {
    let node = data
    for (const key of part.split('.')) node = node[key] as Identifier
    collect(part, node)
  }
  return found
}

/** The supported browsers that lack a feature in their oldest version, with the first version that has it. */
export function browsersWithout({ support }: CompatStatement): string[] {
  return browsers.flatMap(({ data: names, first }) =>
    names.flatMap((name) => {
      const since = sinceOf([support[name as keyof typeof support] ?? []].flat())
      if (since !== undefined && compareVersions(since, first) <= 0) return []
      return [`${name} ${since === undefined ? '(never)' : `before ${since}`}`]
    }),
  )
}

/** The first version with the feature under its own name. Parts of it may be missing, which MDN marks rather strictly. */
const sinceOf = (statements: readonly SimpleSupportStatement[]): string | undefined =>
  statements
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
    .flatMap(({ version_added }) =>
      typeof version_added === 'string' && version_added !== 'preview' ? [version_added] : [],
    )
    .toSorted(compareVersions)[0]

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  return a![0]! - b![0]! || (a![1] ?? 0) - (b![1] ?? 0)
}
