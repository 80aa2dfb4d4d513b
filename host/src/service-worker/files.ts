import type { BoundedCache } from './bounded-cache.ts'

/** Files whose content never changes for an address: release files and images of goods. */
export interface Files {
  /** Returns the cached file, or fetches and caches it. `last` extends the worker's lifetime meanwhile. */
  answer(request: Request, last: (work: Promise<unknown>) => void): Promise<Response>
  /** Copies release files from the browser's own cache. A file that is not there is cached on its first request. */
  take(urls: readonly string[]): Promise<void>
  /** Fetches release files that are not cached yet. */
  fetch(urls: readonly string[]): Promise<void>
}

interface Parts {
  release: BoundedCache
  images: BoundedCache
  fetch: typeof fetch
}

export const isReleaseFile = (url: URL): boolean => url.pathname.startsWith('/assets/')

export function createFiles({ release, images, fetch }: Parts): Files {
  const cacheFor = (url: string) => (isReleaseFile(new URL(url)) ? release : images)
  // One by one: a browser handles cache lookups in order, so a lookup that the page waits for would come last.
  const addAll = async (urls: readonly string[], cache: RequestCache) => {
    for (const url of urls) await add(url, cache).catch(() => {})
  }
  const add = async (url: string, cache: RequestCache) => {
    if (await release.find(url)) return
    const response = await fetch(url, { cache, mode: 'same-origin' })
    if (isCacheable(response)) await release.put(url, response)
  }
  return {
    async answer(request, last) {
      const cache = cacheFor(request.url)
      const cached = await cache.find(request.url).catch(() => undefined)
      if (cached) return cached
      const response = await fetch(request)
      if (isCacheable(response)) last(cache.put(request.url, response.clone()).catch(() => {}))
      return response
    },
    take: (urls) => addAll(urls, 'only-if-cached'),
    fetch: (urls) => addAll(urls, 'default'),
  }
}

// The server does not mark images of a chat or an identity card as public.
const isCacheable = (response: Response) =>
  response.ok && /\bpublic\b.*\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
