import type {
  BuiltRelease,
  BuiltRemote,
  ModuleAssets,
  NamesByImport,
  PlacedWidget,
  ReleaseFile,
  UsedParts,
} from '@borong/contract/release'
import type { Surface } from '@borong/contract/surface/record'
import { sendable } from '@borong/contract/http/sendable'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { installedFolder, installedVersion } from './installed.ts'
import { hostShares, remoteShares } from './shares.ts'
import {
  contractRange,
  importsOf,
  providedNames,
  readContract,
  readSurfaceIn,
  usedNames,
} from './host-names.ts'
import { searchOf } from './compare-search.ts'
import { literalsIn } from './literals.ts'
import { placedIn } from './placed-widgets.ts'
import { widgetDeclarations } from './widget-declarations.ts'
import type { GraphFacts } from './graph-facts.ts'
import { exposedModules, sourceOf, type Unit } from './unit.ts'
import { describesCalls } from './used-calls.ts'

const brotli = promisify(brotliCompress)

/** The files that are beside the bundle for tools, and that no page loads. */
const WORKING_FILES = new Set(['mf-manifest.json', 'mf-stats.json'])

/** The result of a bundler: its files are in `dist/browser`, and those of the server bundle in `dist/server`. */
export interface BuiltOutput {
  /** The script that starts the unit. A remote's one sets the global variable `unit.container`. */
  entry: string
  /** The host's first scripts and styles. */
  initial?: ModuleAssets
  /** The files of each exposed module of a remote. */
  modules?: Readonly<Record<string, ModuleFiles>>
  /** The packages of the host that the browser build contains by mistake. */
  bundled: ReadonlySet<string>
  /** The packages of the host of which the unit has a copy of its own. */
  own?: readonly string[]
  calls: BuiltRelease['calls']
  facts: GraphFacts
  /** The host: the scripts with which a module is loaded. */
  filesOf?(module: string): string[]
  /** The manifest of module federation, for tools that read it. */
  manifest?: unknown
}

/** The files of an exposed module. */
export interface ModuleFiles extends ModuleAssets {
  /** The stylesheets of its lazily loaded parts. */
  laterStyles?: readonly string[]
}

/**
 * Creates `dist/release.json` from a unit's finished browser and server builds, and checks that nothing is missing.
 */
export async function writeRecord(unit: Unit, output: BuiltOutput): Promise<BuiltRelease> {
  const {
    entry,
    initial,
    modules = {},
    bundled,
    own = [],
    calls,
    facts,
    filesOf,
    manifest,
  } = output
  const { dist } = unit
  const files = await describeFiles(join(dist, 'browser'))
  if (!files.some(({ name }) => name === entry))
    throw new Error(`The build of ${unit.name} has no entry`)
  const contract = installedVersion(unit.directory, '@borong/contract')
  const shares = unit.kind === 'host' ? hostShares(unit) : remoteShares(unit)
  const surface = readContract(unit.directory)
  const isDevelopment = process.env.NODE_ENV === 'development'
  const shared = new Set(Object.keys(shares))
  const uses = isDevelopment ? undefined : await usedParts(unit, facts, shared, surface)

  const release: BuiltRelease = {
    recordVersion: 1,
    unit: unit.name,
    kind: unit.kind,
    version: unit.version,
    ...(isDevelopment ? { development: true } : {}),
    contract: unit.kind === 'host' ? contract : contractRange(uses?.names ?? {}, surface),
    builtAgainst: { contract, surface: await surfaceHash(unit) },
    entry,
    initial: unit.kind === 'host' && initial ? initial : { js: [], css: [] },
    files,
    shared: describeShares(shares, bundled),
    ...(own.length > 0 ? { own } : {}),
    calls,
    ...(unit.kind === 'host'
      ? {
          sends: sendable,
          provides: provided(facts, shared, surface),
          ...(filesOf ? adapters(unit, filesOf) : {}),
        }
      : {}),
    uses,
    ...(unit.table
      ? {
          remote: {
            ...builtRemote(unit, modules),
            ...exported(unit, facts),
            ...(isDevelopment ? {} : await declared(unit)),
          },
        }
      : {}),
    server: await serverPart(join(dist, 'server')),
    manifest,
  }
  await writeFile(join(dist, 'release.json'), JSON.stringify(release, null, 2))
  if (release.remote)
    await writeFile(join(dist, 'remote.json'), JSON.stringify(release.remote, null, 2))
  return release
}

async function usedParts(
  unit: Unit,
  facts: GraphFacts,
  shared: ReadonlySet<string>,
  surface: Surface,
): Promise<UsedParts> {
  const scripts = [...facts.sources].map(async (file) =>
    // The paths of calls are no addresses of pages.
    /\.tsx?$/.test(file) && !(await describesCalls(file))
      ? [partsIn(file, await readFile(file, 'utf8'))]
      : [],
  )
  const literals = [
    ...(await Promise.all(scripts)).flat(),
    ...[...facts.texts].flatMap(([file, texts]) =>
      texts.map((text) => partsIn(`${file}.js`, text)),
    ),
  ]
  const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted()
  return {
    // The host's own bundle contains the packages.
    names: unit.kind === 'host' ? {} : usedNames(facts, shared, surface),
    widgets: distinct(literals.flatMap(({ widgets }) => widgets)),
    links: distinct(literals.flatMap(({ links }) => links)),
    placed: distinct(
      literals.flatMap(({ placed }) => placed.map((one) => JSON.stringify(one))),
    ).map((text) => JSON.parse(text) as PlacedWidget),
    opened: distinct(literals.flatMap(({ opened }) => opened)),
  }
}

const partsIn = (file: string, source: string) => ({
  ...literalsIn(file, source),
  ...placedIn(file, source),
})

async function declared({ directory }: Unit): Promise<Pick<BuiltRemote, 'widgetProps'>> {
  const widgetProps = await widgetDeclarations(directory)
  return Object.keys(widgetProps).length > 0 ? { widgetProps } : {}
}

// The host shares each path of its packages that it imports itself.
const provided = (
  facts: GraphFacts,
  shared: ReadonlySet<string>,
  surface: Surface,
): NamesByImport =>
  Object.fromEntries(
    [...new Set([...importsOf(facts, shared), '@borong/contract'])].map((request) => [
      request,
      providedNames(request, surface),
    ]),
  )

function adapters(
  unit: Unit,
  filesOf: (module: string) => string[],
): Pick<BuiltRelease, 'adapters'> {
  if (unit.adapters.length === 0) return {}
  const entries = unit.adapters.map(({ major, version, folder, entry }) => {
    const names = providedNames('@borong/contract', readSurfaceIn(folder))
    const files = filesOf(entry)
    if (files.length === 0)
      throw new Error(`The build of ${unit.name} lacks the adapter for contract ${major}`)
    return [major, { contract: version, names, files }] as const
  })
  return { adapters: Object.fromEntries(entries) }
}

function exported(unit: Unit, { exports }: GraphFacts): Pick<BuiltRemote, 'exports'> {
  const files = new Map(
    [...exports].map(([file, names]) => [
      relative(unit.directory, file).replace(/\.\w+$/, ''),
      { file: relative(unit.directory, file), names },
    ]),
  )
  return {
    exports: Object.fromEntries(
      exposedModules(unit.table!).flatMap((module) => {
        const found = files.get(sourceOf(module).slice(2))
        return found ? [[module, found]] : []
      }),
    ),
  }
}

/** The shared packages that come from the host, and those that were bundled by mistake. */
function describeShares(
  shares: ReturnType<typeof remoteShares>,
  bundled: ReadonlySet<string>,
): BuiltRelease['shared'] {
  const shared = Object.keys(shares).filter((name) => !name.endsWith('/'))
  return Object.fromEntries(
    [...new Set([...shared, ...bundled])].map((name) => [
      name,
      {
        requiredVersion: shares[name]?.requiredVersion ?? '',
        singleton: true,
        bundled: bundled.has(name),
      },
    ]),
  )
}

/** The remote's table with the files of each module. */
export function builtRemote(
  unit: Unit,
  modules: Readonly<Record<string, ModuleFiles>>,
): BuiltRemote {
  // A bundler does not fail when an exposed module is missing.
  const missing = exposedModules(unit.table!).filter((module) => !modules[module]?.js.length)
  if (missing.length > 0)
    throw new Error(
      `${unit.name} names modules that its build does not expose: ${missing.join(', ')}`,
    )
  return {
    routes: unit.table!.routes.map((route) => ({ ...route, search: searchOf(route) })),
    widgets: unit.table!.widgets ?? {},
    ...(unit.table!.widgetFeatures ? { widgetFeatures: unit.table!.widgetFeatures } : {}),
    ...(unit.table!.api ? { api: unit.table!.api } : {}),
    ...(unit.table!.storage ? { storage: unit.table!.storage } : {}),
    container: unit.container,
    modules: Object.fromEntries(
      Object.entries(modules).map(([path, { js, css }]) => [path, { js, css }]),
    ),
    laterStyles: Object.fromEntries(
      Object.entries(modules).flatMap(([path, { laterStyles = [] }]) =>
        laterStyles.length > 0 ? [[path, laterStyles]] : [],
      ),
    ),
  }
}

async function describeFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const described = await Promise.all(
    paths.map(async (path) => {
      const name = relative(folder, path)
      const bytes = await readFile(path)
      // The highest compression level, as the edge sends it.
      const packed = await brotli(bytes)
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      return { name, integrity, bytes: bytes.length, brotli: packed.length }
    }),
  )
  return described
    .filter((file) => !WORKING_FILES.has(file.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function serverPart(folder: string): Promise<BuiltRelease['server']> {
  const files = await describeFiles(folder)
  const entry = files.find((file) => /^server\.\w+\.js$/.test(file.name))?.name
  return entry ? { entry, files } : undefined
}

async function surfaceHash(unit: Unit): Promise<string> {
  const folder = installedFolder(unit.directory, '@borong/contract')
  const surface = await readFile(join(folder, 'surface.json')).catch(() => Buffer.alloc(0))
  return createHash('sha256').update(surface).digest('hex').slice(0, 16)
}
