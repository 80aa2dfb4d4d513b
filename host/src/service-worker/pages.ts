import type { BoundedCache } from './bounded-cache.ts'
import { offlinePage } from './offline-page.ts'

/** Documents: from the network when it answers in time, otherwise from the cache. */
export interface Pages {
  /** `last` extends the worker's lifetime until a newer copy is cached. */
  answer(
    request: Request,
    preloaded: Promise<Response | undefined>,
    last: (work: Promise<unknown>) => void,
  ): Promise<Response>
  /** Caches a visited page. With `savesData` it fetches nothing. */
  store(path: string, language: 'id' | 'en', savesData: boolean): Promise<void>
  clear(): Promise<void>
}

interface Parts {
  cached: BoundedCache
  notes: BoundedCache
  origin: string
  fetch: typeof fetch
  now(): number
  /** Resolves after this many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

/** With a cached copy, a navigation waits no longer than this for a newer one. */
export const WAIT_MS = 4_000
const FRESH_MS = 10 * 60_000
const MOST_SEEN = 4
const LANGUAGE = '/language'

export function createPages({ cached, notes, origin, fetch, now, wait }: Parts): Pages {
  /** Recent documents that may be cached later without another request. */
  const seen = new Map<string, Response>()

  const hold = (url: string, response: Response): void => {
    seen.delete(url)
    seen.set(url, response)
    if (seen.size > MOST_SEEN) seen.delete(seen.keys().next().value!)
  }

  return {
    async answer(request, preloaded, last) {
      const { url } = request
      const copy = await cached.find(url).catch(() => undefined)
      const load = async () => {
        const early = await preloaded.catch(() => undefined)
        // Firefox resolves a failed preload with a network error, where other browsers reject.
        const response = early && early.type !== 'error' ? early : await fetch(request)
        if (!isDocument(response)) return response
        if (copy) last(cached.put(url, response.clone()).catch(() => {}))
        else hold(url, response.clone())
        return response
      }
      const fromNetwork = load()
      if (!copy) return fromNetwork.catch(() => offlinePage(cached, notes.find(origin + LANGUAGE)))
      const loaded = fromNetwork.catch(() => undefined)
      last(loaded)
      const inTime = await Promise.race([loaded, wait(WAIT_MS).then(() => undefined)])
      return inTime && inTime.status < 500 ? inTime : asOfflineCopy(copy)
    },
    async store(path, language, savesData) {
      const url = origin + path
      await notes.put(origin + LANGUAGE, new Response(language))
      const held = seen.get(url)
      seen.delete(url)
      if (held) return cached.put(url, held)
      const standing = await cached.find(url)
      const isSpoken = standing?.headers.get('content-language') === language
      if (savesData || (standing && isSpoken && now() - madeAt(standing) < FRESH_MS)) return
      const response = await fetch(url, { credentials: 'same-origin' })
      if (isDocument(response)) await cached.put(url, response)
    },
    async clear() {
      seen.clear()
      await cached.clear()
    },
  }
}

// Only the edge sets a release set, and a redirected response belongs to another address. The pages of a preview end
// with it.
const isDocument = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && headers.has('x-release-set') && !headers.has('x-preview')

const madeAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || 0

/** Marks a copy as one, with its age. */
async function asOfflineCopy(copy: Response): Promise<Response> {
  const html = await copy.text()
  const headers = new Headers(copy.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const marked = html.replace('<head>', `<head><meta name="kept" content="${madeAt(copy)}">`)
  return new Response(marked, { headers })
}
