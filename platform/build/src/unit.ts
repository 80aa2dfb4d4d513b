import type { RemoteTable } from '@borong/contract/remote'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The host or a remote, as the build sees it. */
export interface Unit {
  name: string
  kind: 'host' | 'remote'
  version: string
  directory: string
  /** Where its builds go; a development build keeps out of the way of what is released. */
  dist: string
  /** A plain identifier: the federation's global variable, and the prefix of every CSS class. */
  federationName: string
  /** The cascade layer of its own styles. */
  layer: string
  peerDependencies: Readonly<Record<string, string>>
  /** What its server bundle takes from the host's. */
  serverExternals: RegExp[]
  table?: RemoteTable
}

const WORDS = ['./messages/id', './messages/en']

/** Reads a unit from its folder: its package.json and, for a remote, its `remote.ts`. */
export async function readUnit(directory: string): Promise<Unit> {
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    version: string
    peerDependencies?: Record<string, string>
  }
  const isHost = basename(dirname(directory)) !== 'remotes'
  const table = isHost ? undefined : await readTable(directory)
  const name = table?.name ?? basename(directory)
  if (table && name !== basename(directory))
    throw new Error(`${directory}/remote.ts is named ${name}`)
  const peers = manifest.peerDependencies ?? {}
  return {
    name,
    kind: isHost ? 'host' : 'remote',
    version: manifest.version,
    directory,
    dist: distOf(directory),
    federationName: `borong_${name.replaceAll('-', '_')}`,
    layer: isHost ? 'host' : `remotes.${name}`,
    peerDependencies: peers,
    serverExternals: Object.keys(peers).map((peer) => new RegExp(`^${peer}(/|$)`)),
    table,
  }
}

const isDevelopment = () => process.env.NODE_ENV === 'development'

/** The folder that holds `dist` for the kind of build that is made. */
export const outputHome = (directory: string): string =>
  isDevelopment() ? join(directory, 'node_modules/.cache/borong/development') : directory

const distOf = (directory: string) => join(outputHome(directory), 'dist')

async function readTable(directory: string): Promise<RemoteTable> {
  const module = (await import(pathToFileURL(join(directory, 'remote.ts')).href)) as {
    default: RemoteTable
  }
  return module.default
}

/** Every module that other code may ask this remote for: its screens, its widgets, its words. */
export function exposedModules(table: RemoteTable): string[] {
  const screens = table.routes.map((route) => route.screen)
  return [...new Set([...screens, ...Object.values(table.widgets ?? {}), ...WORDS])]
}

/** The federation's exposes: each module in a chunk that is named after it. */
export function exposesOf(unit: Unit): Record<string, { import: string; name: string }> {
  if (!unit.table) throw new Error(`${unit.name} is no remote`)
  return Object.fromEntries(
    exposedModules(unit.table).map((module) => [
      module,
      { import: sourceOf(module), name: module.slice(2).replaceAll('/', '-') },
    ]),
  )
}

/** Where an exposed module's source is, relative to the unit's folder. */
export const sourceOf = (module: string): string =>
  module.startsWith('./messages/') ? `./src/${module.slice(2)}.json` : `./src/${module.slice(2)}`
