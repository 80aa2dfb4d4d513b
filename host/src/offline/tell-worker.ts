import type { PageMessage } from '../service-worker/messages.ts'

/** Sends the service worker a message, also when it does not control this page yet. */
export async function tellWorker(
  workers: ServiceWorkerContainer,
  message: PageMessage,
): Promise<void> {
  ;(workers.controller ?? (await workers.ready).active)?.postMessage(message)
}
