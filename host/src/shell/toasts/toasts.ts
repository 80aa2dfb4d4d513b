import type { ToastMessage } from '@borong/contract/host'

/** Toasts wait here until the library that draws them is loaded, which the first one asks for. */
export interface Toasts {
  show(toast: ToastMessage): void
  /** Called at once with what waits, then with every new one, until what it gives back is called: then they wait again. */
  drainTo(show: (toast: ToastMessage) => void): () => void
  /** What nothing could draw so far, in the order it came. */
  waiting(): readonly ToastMessage[]
  /** Forgets what waits: it was said in another way. */
  forgetWaiting(): void
  subscribe(listener: () => void): () => void
}

/** `afterPaint` lets what the buyer tapped answer first: to draw a toast takes a slow phone longer than that. */
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
    forgetWaiting: () => wait([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
