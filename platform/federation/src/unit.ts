import type { RemoteTable } from '@borong/contract/remote'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BuildError, type SourceError } from './build-error.ts'
import { inputHash } from './inputs.ts'
import { installedFolder, installedVersion } from './installed.ts'
import { unitName } from './units.ts'

/** The host or a remote, as the build describes it. */
export interface Unit {
  name: string
  kind: 'host' | 'remote'
  version: string
  directory: string
  /** The output folder. A development build has its own, apart from the release. */
  dist: string
  /** The salt of its CSS class names, which are equal in all versions and in both builds. */
  styleSalt: string
  /**
   * The global variable of its federation container. A remote's differs in every version, so that two versions share
   * nothing.
   */
  container: string
  /** The cascade layer of the unit's own styles. */
  layer: string
  peerDependencies: Readonly<Record<string, string>>
  /** The packages that its server bundle requires from the host's. */
  serverExternals: RegExp[]
  table?: RemoteTable
  /** The host: its adapters for earlier major versions of the contract, which are among its dependencies. */
  adapters: readonly Adapter[]
}

/** A package that translates an earlier major version of the contract to the present one. */
export interface Adapter {
  /** `@borong/contract-2` */
  name: string
  major: string
  /** The last version of that major version. */
  version: string
  folder: string
  /** Its entry module. */
  entry: string
}

const WORDS = ['./messages/id', './messages/en']

/** Reads a unit from its folder: its package.json and, for a remote, its `remote.ts`. */
export async function readUnit(directory: string): Promise<Unit> {
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    version: string
    peerDependencies?: Record<string, string>
    dependencies?: Record<string, string>
  }
  const isHost = !existsSync(join(directory, 'remote.ts'))
  const table = isHost ? undefined : await readTable(directory)
  const name = table?.name ?? basename(directory)
  if (table && name !== unitName(directory))
    throw new Error(`${directory}/remote.ts is named ${name}, and not ${unitName(directory)}`)
  const peers = manifest.peerDependencies ?? {}
  const identifier = `borong_${name.replaceAll('-', '_')}`
  return {
    name,
    kind: isHost ? 'host' : 'remote',
    version: manifest.version,
    directory,
    dist: distOf(directory),
    styleSalt: identifier,
    container: isHost
      ? identifier
      : `${identifier}__${manifest.version.replace(/\W/g, '_')}__${(await inputHash(directory)).slice(0, 8)}`,
    layer: isHost ? 'host' : `remotes.${name}`,
    peerDependencies: peers,
    serverExternals: Object.keys(peers).map((peer) => new RegExp(`^${peer}(/|$)`)),
    table,
    adapters: isHost ? adaptersIn(directory, Object.keys(manifest.dependencies ?? {})) : [],
  }
}

const adaptersIn = (directory: string, dependencies: readonly string[]): Adapter[] =>
  dependencies.flatMap((name) => {
    const [, major] = /^@borong\/contract-(\d+)$/.exec(name) ?? []
    if (major === undefined) return []
    const folder = installedFolder(directory, name)
    const version = installedVersion(directory, name)
    return { name, major, version, folder, entry: join(folder, 'src/index.ts') }
  })

const isDevelopment = () => process.env.NODE_ENV === 'development'

/** The folder that contains `dist` for this kind of build. */
export const outputHome = (directory: string): string =>
  isDevelopment() ? join(directory, 'node_modules/.cache/borong/development') : directory

const distOf = (directory: string) => join(outputHome(directory), 'dist')

async function readTable(directory: string): Promise<RemoteTable> {
  const file = join(directory, 'remote.ts')
  try {
    const module = (await import(pathToFileURL(file).href)) as { default: RemoteTable }
    return module.default
  } catch (error) {
    throw new BuildError(basename(directory), [importError(file, error as Error)])
  }
}

// Node names the place of a syntax error in the first line of the stack, and a frame of another error in a later one.
function importError(file: string, { stack = '', message }: Error): SourceError {
  const place = /(file:\/\/\S+?):(\d+(?::\d+)?)/.exec(stack)
  return {
    file: place ? fileURLToPath(place[1]!) : file,
    place: place?.[2],
    message: message.trim().split('\n')[0]!,
  }
}

/** Every module that other code may request from this remote: screens, widgets and messages. */
export function exposedModules(table: RemoteTable): string[] {
  const screens = table.routes.map((route) => route.screen)
  return [...new Set([...screens, ...Object.values(table.widgets ?? {}), ...WORDS])]
}

/** The federation's exposes: each module in a chunk with the module's name. */
export function exposesOf(unit: Unit): Record<string, { import: string; name: string }> {
  if (!unit.table) throw new Error(`${unit.name} is no remote`)
  return Object.fromEntries(
    exposedModules(unit.table).map((module) => [
      module,
      { import: sourceOf(module), name: chunkOf(module) },
    ]),
  )
}

/** The name of the chunk of an exposed module. */
export const chunkOf = (module: string): string => module.slice(2).replaceAll('/', '-')

/** The source of an exposed module, relative to the unit's folder. */
export const sourceOf = (module: string): string =>
  module.startsWith('./messages/') ? `./src/${module.slice(2)}.json` : `./src/${module.slice(2)}`
