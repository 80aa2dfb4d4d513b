/** The addresses that this tab visits, for listeners that may start late. */
export interface Visits {
  arrive(path: string): void
  /** The listener gets the current address and all later ones. */
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
