/** The part of a service worker's global scope that ours uses; the browser's types for pages do not name it. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageFromPage extends LifeEvent {
  readonly data: unknown
}
