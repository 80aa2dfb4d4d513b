import { startWorker } from './worker.ts'
import type { PageMessage } from './messages.ts'
import type { WorkerScope } from './scope.ts'

export const origin = 'https://borong.example'

/** A document as the edge sends it. */
export const page = (title: string, more: ResponseInit = {}): Response =>
  new Response(`<!doctype html><html><head><title>${title}</title></head></html>`, {
    ...more,
    headers: {
      'x-release-set': 'set-1',
      'content-language': 'id',
      date: new Date().toUTCString(),
      ...(more.headers as Record<string, string> | undefined),
    },
  })

/** A release file or an image of goods. */
export const file = (text: string): Response =>
  new Response(text, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })

type RequestKind = Partial<Pick<Request, 'mode' | 'destination' | 'method'>>

/** A running worker with a fake network and the browser's caches. Without an answer the network is gone. */
export function runWorker(
  answers: Record<string, () => Response | Promise<Response>> = {},
  tabs: readonly string[] = [],
) {
  const listeners = new Map<string, (event: never) => void>()
  const fetched: string[] = []
  const works: Promise<unknown>[] = []
  const shown: { title: string; options: NotificationOptions }[] = []
  const opened: string[] = []
  const focused: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(
      typeof input === 'object' && 'url' in input ? input.url : input,
    )
    fetched.push(pathname + search)
    const answer = answers[pathname + search]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  const caches = fakeCaches()
  const scope = {
    caches,
    location: { origin },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () =>
        tabs.map((path) => {
          const url = origin + path
          return { url, focus: async () => void focused.push(path) }
        }),
      openWindow: async (url: string) => void opened.push(url),
    },
    fetch,
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: never) => void) =>
      listeners.set(type, listener),
  }
  startWorker(scope as unknown as WorkerScope)
  const fire = async (type: string, event: object) => {
    const waitUntil = (work: Promise<unknown>) => void works.push(work)
    listeners.get(type)!({ ...event, waitUntil } as never)
    await Promise.all(works)
  }
  return {
    answers,
    fetched,
    caches,
    shown,
    opened,
    focused,
    push: (data: unknown) => fire('push', { data: { json: () => JSON.parse(String(data)) } }),
    tap: (data: unknown) => fire('notificationclick', { notification: { data, close() {} } }),
    activate: () => fire('activate', {}),
    tell: (message: PageMessage) => fire('message', { data: message }),
    store: (path: string, more: Partial<PageMessage & { type: 'keep' }> = {}) =>
      fire('message', {
        data: { type: 'keep', path, language: 'id', savesData: false, ...more },
      }),
    /** The worker's response; `undefined` when it leaves a request to the browser. */
    async ask(
      path: string,
      request: RequestKind = {},
      preloadResponse?: Promise<Response | undefined>,
    ): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined
      await fire('fetch', {
        request: { url: new URL(path, origin).href, method: 'GET', destination: '', ...request },
        preloadResponse,
        respondWith: (given: Promise<Response>) => (answer = given),
      })
      const given = await answer
      await Promise.all(works)
      return given
    },
    visit(path: string, preloaded?: Promise<Response | undefined>) {
      return this.ask(path, { mode: 'navigate' }, preloaded)
    },
  }
}

/** The browser's caches, in memory: entries in insertion order. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    const urlOf = (key: RequestInfo | URL) =>
      typeof key === 'object' && 'url' in key ? key.url : String(key)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      // As browsers do: the old entry remains until the new one is complete, and the new one is then the last.
      async put(key: string, response: Response) {
        await response.clone().arrayBuffer()
        entries.delete(key)
        entries.set(key, response)
      },
      delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    sizeOf: (name: string) => all.get(name)?.size ?? 0,
  }
}
