import { LRUCache } from 'lru-cache'
import type { EncodedDocument } from './encoded-document.ts'

/** Documents that are the same for everybody, for a short time. */
export interface DocumentCache {
  /** A document that may still be given out. A stale one wants a successor, which nobody has to wait for. */
  find(key: string): { document: EncodedDocument; isStale: boolean } | undefined
  /** The one that is being made now. */
  coming(key: string): Promise<EncodedDocument> | undefined
  /** Keeps what is being made, once it is there. */
  keep(key: string, making: Promise<EncodedDocument>): void
}

/** A document that lacks something is kept only as long as it takes to keep a rush from the gateway. */
const INCOMPLETE_MS = 1_000
const MOST_BYTES = 64 * 1024 * 1024

export function documentCache(options: {
  freshMs: number
  staleMs: number
  now?: () => number
}): DocumentCache {
  const now = options.now ?? Date.now
  const entries = new LRUCache<string, { document: EncodedDocument; madeAt: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ document }) => document.html.length + 1,
  })
  const making = new Map<string, Promise<EncodedDocument>>()

  function find(key: string) {
    const entry = entries.get(key)
    if (!entry) return undefined
    const age = now() - entry.madeAt
    const { document } = entry
    const fresh = document.isComplete ? options.freshMs : Math.min(INCOMPLETE_MS, options.freshMs)
    if (age > fresh + (document.isComplete ? options.staleMs : 0)) return undefined
    return { document, isStale: age > fresh }
  }

  function put(key: string, document: EncodedDocument) {
    // Who is refused for asking too often must not take the page from everybody else.
    if (!document.isComplete && find(key)?.document.isComplete) return
    entries.set(key, { document, madeAt: now() })
  }

  return {
    find,
    coming: (key) => making.get(key),
    keep(key, document) {
      making.set(key, document)
      document
        .then(
          (made) => put(key, made),
          () => {},
        )
        .finally(() => making.delete(key))
    },
  }
}
