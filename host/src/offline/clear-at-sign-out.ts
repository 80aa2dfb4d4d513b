import { BEFORE_SIGN_OUT } from '../session/session.ts'
import { tellWorker } from './tell-worker.ts'

/** Clears the buyer's pages at sign-out. It runs from the start: a tab may be opened only to sign out. */
export function clearAtSignOut(workers: ServiceWorkerContainer): void {
  window.addEventListener(BEFORE_SIGN_OUT, () => void tellWorker(workers, { type: 'forget' }))
}
