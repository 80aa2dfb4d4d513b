/** A value of the page that changes. Every framework can follow it: `useSyncExternalStore`, `shallowRef`, a store. */
export interface Signal<T> {
  /** The value of the first render, on the server and during hydration. */
  readonly initial: T
  get(): T
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export interface WritableSignal<T> extends Signal<T> {
  set(value: T): void
}

export function createSignal<T>(initial: T): WritableSignal<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      listeners.forEach((listener) => listener())
    },
  }
}
