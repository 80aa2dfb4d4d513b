/** Storage for `atomWithStorage` that limits sensitive data to this tab; without storage, to the loaded document. */
export const inThisTab = <T extends object>() => ({
  getItem(key: string, initial: T): T {
    try {
      const kept = sessionStorage.getItem(key)
      return kept === null ? initial : { ...initial, ...(JSON.parse(kept) as T) }
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
