/** The part of a service worker's global scope that ours uses; the browser's types for pages do not name it. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly ShopTab[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void
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

interface ShopTab {
  readonly url: string
  focus(): Promise<unknown>
}

export interface PushReceived extends LifeEvent {
  readonly data?: { json(): unknown } | null
}

interface NotificationClick extends LifeEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>
}
