import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { HostBundle, PageToRender, RemoteBundle } from './bundles.ts'
import type { BundleFile } from './worker-messages.ts'

export interface LoadedBundles {
  host: HostBundle
  load: PageToRender['load']
}

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

/** Runs the host's bundle, and each remote's when it is first needed, after comparing it with its hash. */
export function loadBundles(files: readonly BundleFile[]): LoadedBundles {
  const nodeRequire = createRequire(import.meta.url)
  const fromNode = (name: string) => {
    if (!isBuiltIn(name)) throw new Error(`${name} is not there while a page is rendered`)
    return nodeRequire(`node:${name.replace(/^node:/, '')}`) as unknown
  }
  const hostFile = files.find(({ isHost }) => isHost)
  if (!hostFile) throw new Error('The set has no host')
  const host = run(hostFile, fromNode) as unknown as HostBundle
  if (typeof host.render !== 'function' || typeof host.shared !== 'object')
    throw new Error('The host’s server bundle exports no render and shared')
  const sharedWith = ({ contractMajor }: BundleFile) => {
    const adapter = host.adapters?.[contractMajor ?? '']
    return (name: string) => {
      if (name === '@borong/contract' && adapter) return adapter
      return Object.hasOwn(host.shared, name) ? host.shared[name] : fromNode(name)
    }
  }

  const bundles = new Map<string, RemoteBundle>()
  const bundleOf = (unit: string) => {
    const known = bundles.get(unit)
    if (known) return known
    const file = files.find((one) => one.unit === unit && !one.isHost)
    if (!file) throw new Error(`${unit} has no server bundle`)
    const bundle = run(file, sharedWith(file)) as RemoteBundle
    bundles.set(unit, bundle)
    return bundle
  }
  /** A module that threw is not opened again: its bundle would return it half evaluated. */
  const thrown = new Map<string, unknown>()
  return {
    host,
    load(unit, module) {
      const bundle = bundleOf(unit)
      const open = Object.hasOwn(bundle, module) ? bundle[module] : undefined
      if (!open) throw new Error(`${unit} has no module ${module}`)
      const key = `${unit} ${module}`
      if (thrown.has(key)) throw thrown.get(key)
      try {
        return open()
      } catch (error) {
        thrown.set(key, error)
        throw error
      }
    },
  }
}

function run(
  { path, integrity, unit, version }: BundleFile,
  require: (name: string) => unknown,
): Record<string, unknown> {
  const content = readFileSync(path)
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (hash !== integrity)
    throw new Error(`The server bundle of ${unit} ${version} is not what its hash says`)
  const module = { exports: {} as Record<string, unknown> }
  const start = compileFunction(content.toString('utf8'), ['module', 'exports', 'require'], {
    filename: `${unit}@${version}/server.js`,
  })
  start(module, module.exports, require)
  return module.exports
}
