/** For `atomWithStorage`: what is delicate stays in this tab; without storage, for as long as the page lives. */
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
      // Full or forbidden: then a reload begins anew.
    }
  },
  removeItem(key: string) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
})
