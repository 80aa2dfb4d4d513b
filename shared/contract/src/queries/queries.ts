import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { clientSideError, ApiError } from '../http/api-error.ts'
import type * as library from './library.ts'
import type { Boot } from '../release.ts'
import { readable } from '../settled.ts'
import { loadWithRetries } from '../page-messages.ts'

type Library = typeof library

/** A reply and the time it was read, or the error in its place. */
export interface Kept {
  data: unknown
  dataUpdatedAt: number
  error?: ApiError | null
}

/** The query library, and this page's client. */
export interface Engine {
  library: Library
  client: QueryClient
}

const RETRIES = 2

/**
 * The query cache of a page. It starts with the responses of the document and loads the query library with the first
 * other query.
 */
export class Queries {
  /** Set when the library has loaded. */
  engine: Engine | undefined
  /** The error of a failed load of the library, until a retry. */
  failure: unknown
  #coming: Promise<QueryClient> | undefined
  readonly #kept = new Map<string, Kept & { key: QueryKey }>()
  readonly #waiting = new Set<() => void>()
  readonly #owed: ((client: QueryClient) => void)[] = []
  readonly #library: () => Promise<Library>

  /** `now` is the current time of the caller. */
  constructor(
    boot: Pick<Boot, 'data' | 'refused'>,
    now: number,
    library: () => Promise<Library> = () => import('./library.ts'),
  ) {
    this.#library = library
    for (const [key, data] of boot.data) this.keep(key, { data, dataUpdatedAt: now })
    for (const [key, status, problem] of boot.refused ?? [])
      this.keep(key, {
        data: undefined,
        dataUpdatedAt: 0,
        error: new ApiError('refusal', status, problem),
      })
  }

  /** Loads the library. Returns the same promise until it fails. */
  load(): Promise<QueryClient> {
    if (!this.#coming || this.failure) {
      this.#coming = readable(this.#start())
      if (this.failure) {
        this.failure = undefined
        this.#tell()
      }
    }
    return this.#coming
  }

  /** Like `load`, for rendering: a failed promise remains until a retry. */
  coming = (): Promise<QueryClient> => this.#coming ?? this.load()

  async #start(): Promise<QueryClient> {
    const library = await loadWithRetries(this.#library, RETRIES).catch((error: unknown) => {
      this.failure = clientSideError(error)
      this.#tell()
      throw this.failure
    })
    const client = library.createClient(this.#kept.values())
    this.#kept.clear()
    client.mount()
    this.engine = { library, client }
    this.#tell()
    for (const work of this.#owed.splice(0)) work(client)
    return client
  }

  #tell() {
    for (const listener of this.#waiting) listener()
  }

  /** Notifies the listener when the library has loaded or failed to load. */
  listen(listener: () => void): () => void {
    this.#waiting.add(listener)
    return () => void this.#waiting.delete(listener)
  }

  /** Caches a reply before the client exists. */
  keep(key: QueryKey, reply: Kept): void {
    this.#kept.set(hash(key), { key, ...reply })
  }

  getQueryState(key: QueryKey): (Kept & { status: string }) | undefined {
    if (this.engine) return this.engine.client.getQueryState(key)
    const kept = this.#kept.get(hash(key))
    return kept && { ...kept, status: kept.error ? 'error' : 'success' }
  }

  getQueryData = ((key: QueryKey) => this.getQueryState(key)?.data) as QueryClient['getQueryData']

  setQueryData(key: QueryKey, data: unknown): void {
    if (this.engine) return void this.engine.client.setQueryData(key, data)
    this.keep(key, { data, dataUpdatedAt: Date.now() })
    // The library updates the components that rendered the previous data.
    void this.coming()
  }

  fetchQuery = (async (options) =>
    (await this.load()).fetchQuery(options)) as QueryClient['fetchQuery']

  prefetchQuery = (async (options) => {
    // No caller waits for a prefetch, so a failure is ignored.
    await this.load().then((client) => client.prefetchQuery(options), ignore)
  }) as QueryClient['prefetchQuery']

  invalidateQueries: QueryClient['invalidateQueries'] = (...filters) =>
    this.#whenHere((client) => client.invalidateQueries(...filters))

  removeQueries(filters: Parameters<QueryClient['removeQueries']>[0]): void {
    void this.#whenHere((client) => client.removeQueries(filters))
  }

  refetchQueries: QueryClient['refetchQueries'] = async (...filters) =>
    (await this.load()).refetchQueries(...filters)

  /** Runs immediately, or as the first work after the library loads, however late. */
  async #whenHere(work: (client: QueryClient) => Promise<void> | void): Promise<void> {
    if (this.engine) return work(this.engine.client)
    const done = new Promise<void>((resolve) => {
      this.#owed.push((client) => resolve(work(client)))
    })
    await this.load().then(() => done, ignore)
  }

  /** Clears the cache. */
  clear(): void {
    this.#kept.clear()
    this.engine?.client.clear()
  }
}

/** The operations of remotes on the query cache. */
export type QueryTools = Pick<
  Queries,
  | 'getQueryData'
  | 'getQueryState'
  | 'setQueryData'
  | 'fetchQuery'
  | 'prefetchQuery'
  | 'invalidateQueries'
  | 'refetchQueries'
  | 'removeQueries'
>

const ignore = () => {}

/** Returns the same text for equal keys, independent of the order of their properties. */
const hash = (key: QueryKey) =>
  JSON.stringify(key, (_, value: unknown) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
  )

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
