import type { BoundedCache } from './bounded-cache.ts'

/** Files whose address never means two contents: those of releases, and pictures of goods. */
export interface Files {
  /** The kept file, or the one that comes from the network, kept from then on. `last` keeps the worker alive until it is. */
  answer(request: Request, last: (work: Promise<unknown>) => void): Promise<Response>
  /** Takes release files in that the browser's own cache has. What it has not is kept when it is needed. */
  take(urls: readonly string[]): Promise<void>
}

interface Parts {
  release: BoundedCache
  pictures: BoundedCache
  fetch: typeof fetch
}

export const isReleaseFile = (url: URL): boolean => url.pathname.startsWith('/assets/')

export function createFiles({ release, pictures, fetch }: Parts): Files {
  const cacheFor = (url: string) => (isReleaseFile(new URL(url)) ? release : pictures)
  return {
    async answer(request, last) {
      const cache = cacheFor(request.url)
      const kept = await cache.find(request.url).catch(() => undefined)
      if (kept) return kept
      const response = await fetch(request)
      if (mayBeKept(response)) last(cache.put(request.url, response.clone()).catch(() => {}))
      return response
    },
    async take(urls) {
      const takeOne = async (url: string) => {
        if (await release.find(url)) return
        const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
        if (mayBeKept(response)) await release.put(url, response)
      }
      // One by one: a browser answers what its caches are asked in turn, and what a page waits for would come last.
      for (const url of urls) await takeOne(url).catch(() => {})
    },
  }
}

// A picture in a chat or of an identity card is not called public by whoever sends it.
const mayBeKept = (response: Response) =>
  response.ok && /\bpublic\b.*\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
