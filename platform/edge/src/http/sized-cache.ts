import { LRUCache } from 'lru-cache'

/** The objects and headers around the content of an entry, and the entry itself. */
const OVERHEAD = 2048

/** How the caches of an edge share the bytes of `CACHE_MB`. One full cache never empties another one. */
export function shareOfCaches(bytes: number) {
  const share = (parts: number) => Math.floor((bytes / 8) * parts)
  return { files: share(3), deltas: share(1), documents: share(2), answers: share(2) }
}

/** The least recently used entries leave when contents, keys and overhead together exceed the bytes. */
export const sizedCache = <Entry extends object>(
  mostBytes: number,
  sizeOf: (entry: Entry) => number,
): LRUCache<string, Entry> =>
  new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: (entry, key) => sizeOf(entry) + 2 * key.length + OVERHEAD,
  })
