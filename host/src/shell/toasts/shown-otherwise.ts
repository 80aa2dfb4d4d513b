import type { ToastMessage } from '@borong/contract/host'

const EVENT = 'borong:toast'

/** Offers a toast to the parts of the page; true when one of them shows it in its own way. */
export const isShownOtherwise = (toast: ToastMessage): boolean =>
  !window.dispatchEvent(new CustomEvent(EVENT, { detail: toast, cancelable: true }))

/** Receives each toast, until the returned function is called. `take` returns true for one that it shows. */
export function takeToasts(take: (toast: ToastMessage) => boolean): () => void {
  const listen = (event: Event) => {
    if (take((event as CustomEvent<ToastMessage>).detail)) event.preventDefault()
  }
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
