import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { clientSideError, Fault } from '../http/fault.ts'
import type * as library from './library.ts'
import type { Boot } from '../release.ts'
import { readable } from '../settled.ts'
import { loadWithRetries } from '../words.ts'

type Library = typeof library

/** A reply, and when it was read; or why there is none. */
export interface Kept {
  data: unknown
  dataUpdatedAt: number
  error?: Fault | null
}

/** The library, and this page's client of it. */
export interface Engine {
  library: Library
  client: QueryClient
}

const RETRIES = 2

/**
 * A page's replies: those that its document brought, and from the first question on a query client with all of them. The
 * library behind it is not among the first scripts, because a page that came with its data is seen and read without it.
 */
export class Queries {
  /** There once the library is. */
  engine: Engine | undefined
  /** Why the library could not be had, until it is asked for anew. */
  failure: unknown
  #coming: Promise<QueryClient> | undefined
  readonly #kept = new Map<string, Kept & { key: QueryKey }>()
  readonly #waiting = new Set<() => void>()
  readonly #owed: ((client: QueryClient) => void)[] = []
  readonly #library: () => Promise<Library>

  /** `now` is the clock of whoever asks. */
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
        error: new Fault('refusal', status, problem),
      })
  }

  /** Gets the library. The promise is the same until it has failed. */
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

  /** The same for who draws: what has failed stays so until somebody asks for it anew. */
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

  /** Tells when the library has come or could not be had. */
  listen(listener: () => void): () => void {
    this.#waiting.add(listener)
    return () => void this.#waiting.delete(listener)
  }

  /** Takes a reply in before there is a client for it. */
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
    // Who has drawn something else hears of it from the library.
    void this.coming()
  }

  fetchQuery = (async (options) =>
    (await this.load()).fetchQuery(options)) as QueryClient['fetchQuery']

  prefetchQuery = (async (options) => {
    // Nobody waits for it, so nobody is told when it fails.
    await this.load().then((client) => client.prefetchQuery(options), ignore)
  }) as QueryClient['prefetchQuery']

  invalidateQueries: QueryClient['invalidateQueries'] = (...filters) =>
    this.#whenHere((client) => client.invalidateQueries(...filters))

  removeQueries(filters: Parameters<QueryClient['removeQueries']>[0]): void {
    void this.#whenHere((client) => client.removeQueries(filters))
  }

  refetchQueries: QueryClient['refetchQueries'] = async (...filters) =>
    (await this.load()).refetchQueries(...filters)

  /** Done at once, or first of all when the library comes, however late that is. */
  async #whenHere(work: (client: QueryClient) => Promise<void> | void): Promise<void> {
    if (this.engine) return work(this.engine.client)
    const done = new Promise<void>((resolve) => {
      this.#owed.push((client) => resolve(work(client)))
    })
    await this.load().then(() => done, ignore)
  }

  /** Forgets everything. */
  clear(): void {
    this.#kept.clear()
    this.engine?.client.clear()
  }
}

/** What remotes do with a page's replies. */
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

/** The same text for the same key, in whatever order its parts are written. */
const hash = (key: QueryKey) =>
  JSON.stringify(key, (_, value: unknown) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
  )

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
