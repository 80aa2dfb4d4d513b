import { BEFORE_SIGN_OUT } from '../session/session.ts'
import { tellWorker } from './tell-worker.ts'

/** Has the service worker forget where a buyer has been. There from the start: a sign-out may be all that a page is opened for. */
export function forgetAtSignOut(workers: ServiceWorkerContainer): void {
  window.addEventListener(BEFORE_SIGN_OUT, () => void tellWorker(workers, { type: 'forget' }))
}
