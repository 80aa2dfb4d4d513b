import type { ToastMessage } from '@borong/contract/host'

/** Toasts wait here until the library that draws them is loaded, which the first one asks for. */
export interface Toasts {
  show(toast: ToastMessage): void
  /** Called at once with what waits, then with every new one. */
  drainTo(show: (toast: ToastMessage) => void): void
  /** True from the first toast on. */
  isNeeded(): boolean
  subscribe(listener: () => void): () => void
}

export function createToasts(): Toasts {
  const waiting: ToastMessage[] = []
  const listeners = new Set<() => void>()
  let needed = false
  let sink: ((toast: ToastMessage) => void) | undefined
  return {
    show(toast) {
      if (sink) return sink(toast)
      waiting.push(toast)
      needed = true
      for (const listener of listeners) listener()
    },
    drainTo(show) {
      sink = show
      for (const toast of waiting.splice(0)) show(toast)
    },
    isNeeded: () => needed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
