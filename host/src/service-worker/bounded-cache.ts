/** A cache that holds a number of answers, of which the oldest go first. */
export interface BoundedCache {
  find(url: string): Promise<Response | undefined>
  put(url: string, response: Response): Promise<void>
  /** The addresses, the newest first. */
  urls(): Promise<string[]>
  clear(): Promise<void>
}

/** How many answers come in between two looks at how many there are. */
const SLACK = 10

/** Opens one by its name. Answers are found by their address alone, whatever headers they were asked for with. */
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
      // Put anew, it is the newest again. The former stands until this one has come whole.
      await cache.put(url, response)
      unseen += 1
      if (unseen >= Math.min(SLACK, most)) await trim(cache)
    },
    urls: async () =>
      (await (await storage.open(name)).keys()).map((request) => request.url).reverse(),
    clear: async () => void (await storage.delete(name)),
  }
}
