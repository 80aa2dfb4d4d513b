/** Storage for `atomWithStorage` that limits sensitive data to this tab; without storage, to the loaded document. */
export const inThisTab = <T extends object>() => ({
  getItem(key: string, initial: T): T {
    try {
      const stored = sessionStorage.getItem(key)
      return stored === null ? initial : { ...initial, ...(JSON.parse(stored) as T) }
    } catch {
      return initial
    }
  },
  setItem(key: string, value: T) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or forbidden: a reload loses the value.
    }
  },
  removeItem(key: string) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Storage is not available.
    }
  },
})
