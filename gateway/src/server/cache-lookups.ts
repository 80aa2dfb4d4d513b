import { Counter, type Registry } from 'prom-client'

type CacheName = 'lists' | 'tokens' | 'images'
type Found = 'hit' | 'miss'

// These caches belong to the process, and not to one gateway.
const counts = new Map<`${CacheName} ${Found}`, number>()

export function countLookup(cache: CacheName, found: Found): void {
  const key = `${cache} ${found}` as const
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Adds the lookups in the gateway's caches. */
export function watchCaches(metrics: Registry): void {
  // oxlint-disable-next-line no-new -- it registers itself
  new Counter({
    name: 'borong_cache_requests_total',
    help: 'Lookups in caches by result',
    labelNames: ['cache', 'result'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const [key, count] of counts) {
        const [cache, result] = key.split(' ') as [CacheName, Found]
        this.inc({ cache, result }, count)
      }
    },
  })
}
