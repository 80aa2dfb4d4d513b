import type { PageMessage } from '../service-worker/messages.ts'

/** Tells the service worker something, also one that came too late to stand behind this page. */
export async function tellWorker(
  workers: ServiceWorkerContainer,
  message: PageMessage,
): Promise<void> {
  ;(workers.controller ?? (await workers.ready).active)?.postMessage(message)
}
