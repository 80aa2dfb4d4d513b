/** A cache with a maximum number of responses. It evicts the oldest first. */
export interface BoundedCache {
  find(url: string): Promise<Response | undefined>
  put(url: string, response: Response): Promise<void>
  /** The addresses, newest first. */
  urls(): Promise<string[]>
  clear(): Promise<void>
}

/** The number of writes between two checks of the size. */
const SLACK = 10

/** Opens a cache by its name. Responses are found by address alone, regardless of their request headers. */
export function boundedCache(storage: CacheStorage, name: string, most: number): BoundedCache {
  let unseen = SLACK
  const trim = async (cache: Cache) => {
    unseen = 0
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)))
  }
  return {
    find: async (url) => (await storage.open(name)).match(url, { ignoreVary: true }),
    async put(url, response) {
      const cache = await storage.open(name)
      // A replaced entry becomes the newest. The old one remains until the new response is complete.
      await cache.put(url, response)
      unseen += 1
      if (unseen >= Math.min(SLACK, most)) await trim(cache)
    },
    urls: async () =>
      (await (await storage.open(name)).keys()).map((request) => request.url).reverse(),
    clear: async () => void (await storage.delete(name)),
  }
}
