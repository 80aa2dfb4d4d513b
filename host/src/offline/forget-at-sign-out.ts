import type { PageMessage } from '../service-worker/messages.ts'
import { BEFORE_SIGN_OUT } from '../session/session.ts'

/** Has the service worker forget where a buyer has been. There from the start: a sign-out may be all that a page is opened for. */
export function forgetAtSignOut(workers: ServiceWorkerContainer): void {
  window.addEventListener(BEFORE_SIGN_OUT, () =>
    workers.controller?.postMessage({ type: 'forget' } satisfies PageMessage),
  )
}
