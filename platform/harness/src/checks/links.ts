import { hostRoutes } from '@borong/contract/host-routes'
import type { RemoteTable, RouteEntry } from '@borong/contract/remote'
import { root, unitDirectories } from '@borong/build/units'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The sources of links to pages: components, and redirects that the gateway sends to the browser. */
const SOURCES = [
  '{host,remotes/*}/src/**/*.tsx',
  'remotes/*/src/**/{paths,areas,*-links}.ts',
  'shared/api/src/rules/billing-shortcut.ts',
  'demo/src/market/showcase.ts',
  // Texts that a page shows.
  'remotes/*/src/**/*.md',
]
const LINK = /(?:[:=]\s*\{?\s*|navigate\(\s*|=>\s*)(['"`])(\/[a-z][^'"`\s]*)\1/g
const TEXT_LINK = /\]\((\/[a-z][^)\s]*)\)/g
const NO_PAGE = /^\/(actions|assets|img|gateway|registry)\/|\.\w+$/

/** A sentence for every link to an address that is no page of any unit, and for every sample that is none of its route. */
export async function findDeadLinks(): Promise<string[]> {
  const ofRemotes = await remoteRoutes()
  const routes = [...hostRoutes, ...ofRemotes].map(({ path }) => path)
  const found = wrongSamples(ofRemotes)
  for (const pattern of SOURCES) {
    for await (const file of glob(pattern, { cwd: root })) {
      if (/\.test\.tsx?$|\/testing\//.test(file)) continue
      for (const path of linksIn(await readFile(join(root, file), 'utf8')))
        if (!routes.some((route) => leadsTo(path, route)))
          found.push(`${file} links to ${path}, which no unit has a page for`)
    }
  }
  return found
}

/** A sentence for every sample address that its own route does not answer. */
export const wrongSamples = (routes: readonly Pick<RouteEntry, 'path' | 'sample'>[]): string[] =>
  routes
    .filter(({ path, sample }) => sample !== undefined && !leadsTo(pathOf(sample), path))
    .map(({ path, sample }) => `the sample ${sample} is no address of ${path}`)

const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** The paths that a source links to; a part that is known only at run time becomes `${}`. */
export function linksIn(source: string): string[] {
  // Interpolated expressions may themselves contain quotes and question marks.
  const plain = source.replace(/\$\{[^{}`]*\}/g, '${}')
  const addresses = [
    ...[...plain.matchAll(LINK)].map(([, , address]) => address!),
    ...[...plain.matchAll(TEXT_LINK)].map(([, address]) => address!),
  ]
  const paths = addresses.map(pathOf)
  return paths.filter((path) => !NO_PAGE.test(path))
}

/** Whether a link can be an address of a route. */
export function leadsTo(path: string, route: string): boolean {
  const parts = path.slice(1).split('/')
  const wanted = route.slice(1).split('/')
  return (
    parts.length <= wanted.length &&
    wanted.every((name, at) => {
      const part = parts[at]
      if (part === undefined) return name.endsWith('?')
      return name.startsWith(':') || part === name || mayBe(part, name)
    })
  )
}

function mayBe(part: string, name: string): boolean {
  const [before, after] = part.split('${}')
  return after !== undefined && name.startsWith(before!) && name.endsWith(after)
}

async function remoteRoutes(): Promise<RouteEntry[]> {
  const tables = (await unitDirectories())
    .map((directory) => join(directory, 'remote.ts'))
    .filter((file) => existsSync(file))
    .map((file) => import(pathToFileURL(file).href) as Promise<{ default: RemoteTable }>)
  return (await Promise.all(tables)).flatMap(({ default: { routes } }) => routes)
}
