/**
 * Strings are stored as they are, other values as JSON. Storage can be full or forbidden, and its content can be broken
 * or of another release: then `getItem` returns `initial`, and `setItem` false. A stored object gets the fields of
 * `initial` that it lacks.
 */
const browserStorage = (storage: () => Storage) => ({
  getItem<T>(key: string, initial: T): T {
    try {
      const text = storage().getItem(key)!
      // Earlier releases stored strings as JSON.
      const isPlain = typeof initial === 'string' && text && text[0] !== '"'
      const stored = isPlain ? text : JSON.parse(text)
      if (initial === null) return stored
      if (stored === null || kindOf(stored) !== kindOf(initial)) return initial
      return kindOf(initial) === 'object' ? { ...initial, ...stored } : stored
    } catch {
      return initial
    }
  },
  setItem(key: string, value: unknown): boolean {
    try {
      storage().setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  removeItem(key: string): void {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
  keys(): string[] {
    try {
      return Object.keys(storage())
    } catch {
      return []
    }
  },
  /** Calls `listener` when another tab has changed the value. */
  subscribe<T>(key: string, listener: (value: T) => void, initial: T): () => void {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener(this.getItem(key, initial))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  },
})

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** `inThisBrowser` or `inThisTab`. */
export type BrowserStorage = ReturnType<typeof browserStorage>

/** Lasts until the buyer signs out, and is the same in all tabs. */
export const inThisBrowser = browserStorage(() => localStorage)

/** For sensitive data: lasts as long as this tab. */
export const inThisTab = browserStorage(() => sessionStorage)
