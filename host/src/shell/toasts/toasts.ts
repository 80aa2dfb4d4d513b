import type { ToastMessage } from '@borong/contract/host'

/** Toasts wait here until their library is loaded. The first toast loads it. */
export interface Toasts {
  show(toast: ToastMessage): void
  /**
   * Calls `show` immediately with the waiting toasts, then with each new one, until the returned function is called.
   */
  drainTo(show: (toast: ToastMessage) => void): () => void
  /** The toasts that are not rendered yet, in order. */
  waiting(): readonly ToastMessage[]
  /** Clears the waiting toasts after they are shown another way. */
  clearWaiting(): void
  subscribe(listener: () => void): () => void
}

/** `afterPaint` lets the response to a tap paint first: a toast takes a slow phone longer to render. */
export function createToasts(afterPaint: (work: () => void) => void): Toasts {
  let waiting: readonly ToastMessage[] = []
  const listeners = new Set<() => void>()
  let sink: ((toast: ToastMessage) => void) | undefined
  const wait = (toasts: readonly ToastMessage[]) => {
    waiting = toasts
    for (const listener of listeners) listener()
  }
  return {
    show: (toast) =>
      afterPaint(() => {
        if (sink) sink(toast)
        else wait([...waiting, toast])
      }),
    drainTo(show) {
      sink = show
      for (const toast of waiting) show(toast)
      wait([])
      return () => {
        if (sink === show) sink = undefined
      }
    },
    waiting: () => waiting,
    clearWaiting: () => wait([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
