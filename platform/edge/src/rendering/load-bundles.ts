import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { HostBundle, PageToRender, RemoteBundle } from './bundles.ts'
import type { BundleFile } from './worker-messages.ts'

export interface LoadedBundles {
  host: HostBundle
  /** The modules of these versions of the remotes. A bundle is run when a page first needs it. */
  loadFrom(remotes: readonly BundleFile[]): PageToRender['load']
}

interface LoadedRemote {
  modules: RemoteBundle
  /** A module that threw is not opened again: its bundle would return it half evaluated. */
  thrown: Map<string, unknown>
  /** The bytes of its code. */
  size: number
}

/** A loaded bundle occupies about four times as much memory as its code has bytes. */
const MOST_CODE_BYTES = 16_000_000

/** The Node modules that rendering a page needs. Files, processes and the network are not among them. */
const BUILT_IN = new Set([
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'stream',
  'string_decoder',
  'url',
  'util',
  'zlib',
])

/** Whether a bundle may require this module of Node. */
export const isBuiltIn = (name: string): boolean =>
  BUILT_IN.has(name.replace(/^node:/, '').split('/')[0] ?? '')

/** Runs the host's bundle, and keeps those of remotes, the most recently used ones, after comparing each with its hash. */
export function loadBundles(hostFile: BundleFile): LoadedBundles {
  const nodeRequire = createRequire(import.meta.url)
  const fromNode = (name: string) => {
    if (!isBuiltIn(name)) throw new Error(`${name} is not there while a page is rendered`)
    return nodeRequire(`node:${name.replace(/^node:/, '')}`) as unknown
  }
  const host = run(hostFile, fromNode).exports as unknown as HostBundle
  if (typeof host.render !== 'function' || typeof host.shared !== 'object')
    throw new Error('The host’s server bundle exports no render and shared')
  const sharedWith = ({ contractMajor }: BundleFile) => {
    const adapter = host.adapters?.[contractMajor ?? '']
    return (name: string) => {
      if (name === '@borong/contract' && adapter) return adapter
      return Object.hasOwn(host.shared, name) ? host.shared[name] : fromNode(name)
    }
  }

  /** By release, the least recently used one first. A worker may read no package, so this is no `lru-cache`. */
  const loaded = new Map<string, LoadedRemote>()
  let bytes = 0
  const bundleOf = (file: BundleFile): LoadedRemote => {
    const key = `${file.unit}@${file.version} ${file.integrity}`
    const known = loaded.get(key)
    const remote = known ?? loadedRemote(run(file, sharedWith(file)))
    if (!known) bytes += remote.size
    loaded.delete(key)
    for (const [oldest, { size }] of loaded) {
      if (bytes <= MOST_CODE_BYTES) break
      loaded.delete(oldest)
      bytes -= size
    }
    loaded.set(key, remote)
    return remote
  }
  return {
    host,
    loadFrom: (remotes) => (unit, module) => {
      const file = remotes.find((one) => one.unit === unit)
      if (!file) throw new Error(`${unit} has no server bundle`)
      const { modules, thrown } = bundleOf(file)
      const open = Object.hasOwn(modules, module) ? modules[module] : undefined
      if (!open) throw new Error(`${unit} has no module ${module}`)
      if (thrown.has(module)) throw thrown.get(module)
      try {
        return open()
      } catch (error) {
        thrown.set(module, error)
        throw error
      }
    },
  }
}

const loadedRemote = ({ exports, size }: ReturnType<typeof run>): LoadedRemote => ({
  modules: exports as RemoteBundle,
  thrown: new Map(),
  size,
})

function run(
  { path, integrity, unit, version }: BundleFile,
  require: (name: string) => unknown,
): { exports: Record<string, unknown>; size: number } {
  const content = readFileSync(path)
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (hash !== integrity)
    throw new Error(`The server bundle of ${unit} ${version} is not what its hash says`)
  const module = { exports: {} as Record<string, unknown> }
  const start = compileFunction(content.toString('utf8'), ['module', 'exports', 'require'], {
    filename: `${unit}@${version}/server.js`,
  })
  start(module, module.exports, require)
  return { exports: module.exports, size: content.length }
}
