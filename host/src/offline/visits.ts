/** The addresses that this tab comes to, for whoever begins to listen late. */
export interface Visits {
  arrive(path: string): void
  /** Hears of the address that the tab is at, and of all after it. */
  listen(listener: (path: string) => void): void
}

export function createVisits(): Visits {
  const listeners: ((path: string) => void)[] = []
  let current: string | undefined
  return {
    arrive(path) {
      current = path
      listeners.forEach((listener) => listener(path))
    },
    listen(listener) {
      listeners.push(listener)
      if (current !== undefined) listener(current)
    },
  }
}
