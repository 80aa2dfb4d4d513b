/** The content of a unit's container: the files of its modules, and what they need. */
export interface ContainerTable {
  /** The global variable with the code of all chunks of the unit's releases on a page, by address. */
  chunks: string
  /** The hash of each file. */
  integrity: Readonly<Record<string, string>>
  /** The file of each exposed module. */
  modules: Readonly<Record<string, string>>
  /** All files without which a chunk does not run, itself among them. */
  needs: Readonly<Record<string, readonly string[]>>
  /** The packages that the host provides, with their major version. */
  shared: Readonly<Record<string, string>>
}

type Exports = Record<string, unknown>
type Factory = () => Exports

/** The code of a chunk. `load` waits for the files of another chunk of the unit. */
type Chunk = (
  require: (request: string) => unknown,
  exports: Exports,
  module: { exports: Exports },
  load: (request: string) => Promise<unknown>,
  base: string,
  url: string,
) => void

/** A version of a package in the share scope of module federation. */
interface SharedVersion {
  lib?: Factory
  get(): Factory | Promise<Factory>
}
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>

/**
 * Sets the container of a unit. The text of this function is the entry of each release, so it refers to nothing outside of
 * it, and uses only what the oldest browsers have.
 */
export function startContainer(name: string, table: ContainerTable): void {
  const page = globalThis as unknown as Record<string, Map<string, Chunk>> & Record<string, unknown>
  const base = new URL('.', (document.currentScript as HTMLScriptElement).src).href
  const chunks: Map<string, Chunk> = (page[table.chunks] ??= new Map<string, Chunk>())
  const arrivals = new Map<string, Promise<unknown>>()
  const modules = new Map<string, { exports: Exports }>()
  const provided: Record<string, Exports> = {}
  let scope: ShareScope = {}
  let providing: Promise<unknown> | undefined

  const failure = (file: string) => {
    const error = new Error(`Loading chunk ${base + file} failed`)
    error.name = 'ChunkLoadError'
    return error
  }

  const hasStyles = (href: string) =>
    Array.from(document.getElementsByTagName('link')).some(
      (link) => link.rel === 'stylesheet' && link.href === href,
    )

  const insert = (file: string) =>
    new Promise<void>((resolve, reject) => {
      const href = base + file
      const isStyle = file.endsWith('.css')
      if (isStyle ? hasStyles(href) : chunks.has(href)) return resolve()
      const element = document.createElement(isStyle ? 'link' : 'script')
      const end = (error?: Error) => {
        clearTimeout(timer)
        if (!error) return resolve()
        element.remove()
        reject(error)
      }
      const timer = setTimeout(() => end(failure(file)), 120_000)
      element.addEventListener('load', () =>
        end(isStyle || chunks.has(href) ? undefined : failure(file)),
      )
      element.addEventListener('error', () => end(failure(file)))
      element.crossOrigin = 'anonymous'
      element.integrity = table.integrity[file]!
      if (element instanceof HTMLLinkElement) {
        element.rel = 'stylesheet'
        element.href = href
      } else element.src = href
      document.head.append(element)
    })

  const arrive = (file: string) => {
    const known = arrivals.get(file)
    if (known) return known
    const arriving = insert(file)
    arrivals.set(file, arriving)
    // The next attempt requests it again.
    arriving.catch(() => arrivals.delete(file))
    return arriving
  }
  const load = (request: string) => Promise.all(table.needs[request.slice(2)]!.map(arrive))

  const require = (request: string): Exports => {
    if (!request.startsWith('./')) {
      const found = provided[request]
      if (!found) throw new Error(`${request} is not provided by the host of this page`)
      return found
    }
    const file = request.slice(2)
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    try {
      chunks.get(base + file)!(require, module.exports, module, load, base, base + file)
    } catch (error) {
      // A module that threw is evaluated again at its next use.
      modules.delete(file)
      throw error
    }
    return module.exports
  }

  const provide = async ([request, major]: [string, string]) => {
    const versions = scope[request] ?? {}
    const found = Object.keys(versions).find((version) => version.split('.')[0] === major)
    if (found === undefined)
      throw new Error(`The host of this page provides no ${request} of version ${major}`)
    const { lib, get } = versions[found]!
    provided[request] = (lib ?? (await get.call(versions[found])))()
  }

  page[name] = {
    init(given: ShareScope) {
      scope = given
    },
    async get(exposed: string): Promise<Factory> {
      const file = table.modules[exposed]
      if (file === undefined) throw new Error(`${name} has no module ${exposed}`)
      providing ??= Promise.all(Object.entries(table.shared).map(provide))
      providing.catch(() => (providing = undefined))
      await Promise.all([providing, load(`./${file}`)])
      return () => require(`./${file}`)
    },
  } as never
}
