import { sizedCache } from '../http/sized-cache.ts'
import type { EncodedDocument } from './encoded-document.ts'

/** A short-lived cache of documents that are equal for all visitors. */
export interface DocumentCache {
  /** A cached document. A stale one needs a successor, for which no visitor waits. */
  find(key: string): { document: EncodedDocument; isStale: boolean } | undefined
  /** The document that is being rendered now. */
  coming(key: string): Promise<EncodedDocument> | undefined
  /** Caches the document once it is rendered. */
  store(key: string, making: Promise<EncodedDocument>): void
}

/** An incomplete document is cached only long enough to protect the gateway from a rush. */
const INCOMPLETE_MS = 1_000
/** A document has compressed forms, too, which together are smaller than half of it. */
const WITH_FORMS = 1.5

export function documentCache(options: {
  freshMs: number
  staleMs: number
  bytes: number
  now?: () => number
}): DocumentCache {
  const now = options.now ?? Date.now
  const entries = sizedCache<{ document: EncodedDocument; madeAt: number }>(
    options.bytes,
    ({ document }) => Math.ceil(document.html.length * WITH_FORMS),
  )
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
    // A visitor whom the gateway's rate limit refuses must not replace the complete page of all others.
    if (!document.isComplete && find(key)?.document.isComplete) return
    entries.set(key, { document, madeAt: now() })
  }

  return {
    find,
    coming: (key) => making.get(key),
    store(key, document) {
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
