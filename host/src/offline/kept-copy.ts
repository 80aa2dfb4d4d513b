/** Whether this document is a copy that was kept on the device, and not yet brought up to date. */
export interface KeptCopy {
  isShown(): boolean
  subscribe(listener: () => void): () => void
  /** What it shows has been read anew. */
  renewed(): void
}

export function createKeptCopy(document: Document): KeptCopy {
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
