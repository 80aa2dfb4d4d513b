/** Whether this document is a cached copy that is not refreshed yet. */
export interface OfflineCopy {
  isShown(): boolean
  subscribe(listener: () => void): () => void
  /** The content of the copy has been refetched. */
  renewed(): void
}

export function createOfflineCopy(document: Document): OfflineCopy {
  const listeners = new Set<() => void>()
  let isShown = document.querySelector('meta[name="kept"]') !== null
  return {
    isShown: () => isShown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    renewed() {
      isShown = false
      listeners.forEach((listener) => listener())
    },
  }
}
