import type {
  InfiniteQueryObserver,
  QueryKey,
  QueryObserver,
  QueryObserverOptions,
} from '@tanstack/query-core'
import { FRESH_MS } from './fresh.ts'
import type { Engine, Kept, Queries } from './queries.ts'

/** The query options that are supported before the library loads. */
export interface Asked {
  queryKey: QueryKey
  enabled?: boolean
  staleTime?: number
  placeholderData?: unknown
  initialData?: unknown
  initialDataUpdatedAt?: unknown
  refetchOnMount?: boolean | 'always'
  select?(data: unknown): unknown
  /** Only of an infinite query. */
  getNextPageParam?(last: unknown, all: unknown[], param: unknown, params: unknown[]): unknown
}

/** The part of the library's query result that screens may read. */
export interface Result {
  status: 'pending' | 'error' | 'success'
  data: unknown
  dataUpdatedAt: number
  error: unknown
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  isFetching: boolean
  isLoading: boolean
  isPlaceholderData: boolean
  isFetchedAfterMount: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  refetch(options?: unknown): Promise<unknown>
  fetchNextPage(options?: unknown): Promise<unknown>
}

type Observer = Pick<InfiniteQueryObserver, 'fetchNextPage'> &
  Omit<QueryObserver, 'setOptions' | 'getOptimisticResult' | 'trackResult' | 'fetchOptimistic'> & {
    setOptions(options: unknown): void
    getOptimisticResult(options: unknown): Result
    trackResult(result: Result): Result
    fetchOptimistic(options: unknown): Promise<unknown>
  }

/** The observer class of the library. */
export type Kind = 'QueryObserver' | 'InfiniteQueryObserver'

/** Observes a query for a component: first with the data of the document, and with the library once it has loaded. */
export class Watch {
  readonly #queries: Queries
  readonly #kind: Kind
  /** The options of the component's last committed render. */
  #asked!: Asked
  #observer: Observer | undefined
  /** The result that was rendered before the observer existed, while the observer's result is equal. */
  #early: Result | undefined

  constructor(queries: Queries, kind: Kind) {
    this.#queries = queries
    this.#kind = kind
  }

  /** Returns the result to render for these options. */
  draw(asked: Asked): Result {
    const { engine } = this.#queries
    if (!engine) return this.#before(asked)
    const observer = this.#observe(engine, asked)
    return observer.trackResult(observer.getOptimisticResult(optionsOf(engine, asked)))
  }

  /** Adopts the result of a committed render, and starts loading its data. */
  follow(asked: Asked, drawn: Result): void {
    this.#asked = asked
    if (!this.#observer) this.#early = drawn
    const { engine, coming } = this.#queries
    if (engine) this.#observe(engine, asked).setOptions(optionsOf(engine, asked))
    else if (drawn.isFetching) void coming()
  }

  /** The snapshot whose change re-renders the component. */
  seen = (): unknown => {
    if (this.#early) return this.#early.data === undefined ? this.#queries.failure : undefined
    return this.#observer?.getCurrentResult()
  }

  subscribe = (tell: () => void): (() => void) => {
    const { engine } = this.#queries
    let end = engine
      ? this.#begin(engine, tell)
      : this.#queries.listen(() => {
          const { engine: arrived } = this.#queries
          if (!arrived) return tell()
          end()
          end = this.#begin(arrived, tell)
        })
    // A component that mounts after a failed load of the library retries it.
    if (!engine && this.#early!.isError) this.#queries.load().catch(() => {})
    return () => end()
  }

  /** Fetches for a component that has no data to render yet. */
  fetch(asked: Asked): Promise<unknown> {
    return this.#observer!.fetchOptimistic(asked).catch(() => {})
  }

  #begin(engine: Engine, tell: () => void): () => void {
    const observer = this.#observe(engine, this.#asked)
    const changed = () => {
      this.#early = undefined
      tell()
    }
    const end = observer.subscribe(engine.library.notifyManager.batchCalls(changed))
    observer.updateResult()
    // A page with the document's data must not re-render because the library has loaded.
    if (this.#early && !isSame(this.#early, observer.getCurrentResult())) changed()
    return end
  }

  #observe(engine: Engine, asked: Asked): Observer {
    const Kind = engine.library[this.#kind] as unknown as new (...parts: unknown[]) => Observer
    return (this.#observer ??= new Kind(engine.client, optionsOf(engine, asked)))
  }

  #before(asked: Asked): Result {
    const { enabled = true, placeholderData: placeholder, select } = asked
    const kept = this.#kept(asked)
    const failure = kept ? kept.error : enabled ? this.#queries.failure : undefined
    const instead = kept || failure ? undefined : valueOf(placeholder)
    const found = !kept || failure ? instead : select ? select(kept.data) : kept.data
    const status = failure ? 'error' : found === undefined ? 'pending' : 'success'
    const isFetching = enabled && !failure && (!kept || isToRead(kept, asked))
    const observed = async () => {
      await this.#queries.load()
      return this.#observe(this.#queries.engine!, asked)
    }
    return {
      status,
      data: found,
      dataUpdatedAt: kept?.dataUpdatedAt ?? 0,
      error: failure ?? null,
      isPending: status === 'pending',
      isSuccess: status === 'success',
      isError: status === 'error',
      isFetching,
      isLoading: isFetching && status === 'pending',
      isPlaceholderData: instead !== undefined,
      isFetchedAfterMount: false,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      hasNextPage: hasNextPage(asked, found),
      // As in the library, neither promise rejects: the next result contains the error.
      refetch: () =>
        observed().then(
          (observer) => observer.refetch(),
          () => this.#before(asked),
        ),
      fetchNextPage: () =>
        observed().then(
          (observer) => observer.fetchNextPage(),
          () => this.#before(asked),
        ),
    }
  }

  #kept({ queryKey, initialData, initialDataUpdatedAt }: Asked): Kept | undefined {
    const kept = this.#queries.getQueryState(queryKey)
    if (kept) return kept
    const data = valueOf(initialData)
    if (data === undefined) return undefined
    const first = { data, dataUpdatedAt: (valueOf(initialDataUpdatedAt) as number) ?? Date.now() }
    // The client must start with this object, because lists are compared by identity.
    this.#queries.keep(queryKey, first)
    return first
  }
}

const optionsOf = ({ client }: Engine, asked: Asked) => ({
  ...client.defaultQueryOptions(asked as QueryObserverOptions),
  _optimisticResults: 'optimistic',
})

const valueOf = (value: unknown): unknown =>
  typeof value === 'function' ? (value as () => unknown)() : value

const isToRead = (
  { dataUpdatedAt }: Kept,
  { refetchOnMount = true, staleTime = FRESH_MS }: Asked,
): boolean =>
  refetchOnMount === 'always' || (refetchOnMount && Date.now() - dataUpdatedAt >= staleTime)

function hasNextPage({ getNextPageParam: next }: Asked, data: unknown): boolean {
  if (!next || !data) return false
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] }
  const at = pages.length - 1
  const param = next(pages[at], pages, pageParams[at], pageParams)
  return param !== undefined && param !== null
}

/** Whether the two results render the same. Their functions are ignored, because they behave the same. */
const isSame = (early: Result, now: object): boolean =>
  Object.entries(early).every(
    ([name, value]) =>
      typeof value === 'function' ||
      !(name in now) ||
      value === (now as Record<string, unknown>)[name],
  )
