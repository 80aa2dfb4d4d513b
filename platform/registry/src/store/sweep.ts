import { hexOf } from '../api/content-hash.ts'
import type { Registry } from '../registry.ts'
import type { ContentStore } from './content-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes files that no release in the snapshot needs. A grace period of one day covers a publish in progress. */
export async function sweep(registry: Registry, store: ContentStore): Promise<number> {
  const { units } = await registry.current()
  const needed = new Set<string>()
  for (const [unit, versions] of Object.entries(registry.snapshot().releases)) {
    for (const [version, release] of Object.entries(versions)) {
      const maps = units[unit]?.[version]?.maps
      if (maps) needed.add(hexOf(maps))
      for (const file of [...release.files, ...(release.server?.files ?? [])])
        needed.add(hexOf(file.integrity))
    }
  }
  const youngest = new Date(registry.options.now().getTime() - DAY_MS)
  let removed = 0
  for await (const { sha384, storedAt } of store.list()) {
    if (needed.has(sha384) || storedAt > youngest) continue
    await store.removeOlder(sha384, youngest)
    removed++
  }
  return removed
}
