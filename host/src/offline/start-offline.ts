import { languageAtom, type Page } from '@borong/contract/host'
import { savesData } from '@borong/ui/save-data'
import { whenIdle } from '../page/when-idle.ts'
import type { PageMessage } from '../service-worker/messages.ts'
import { findRoute } from '../routing/use-current-route.ts'
import type { OfflineCopy } from './offline-copy.ts'
import { tellWorker } from './tell-worker.ts'
import type { Visits } from './visits.ts'

interface Parts {
  page: Page
  visits: Visits
  offlineCopy: OfflineCopy
  workers: ServiceWorkerContainer
}

/**
 * Registers the service worker and notifies it of pages that it may cache: public pages and those available offline.
 */
export async function startOffline({ page, visits, offlineCopy, workers }: Parts): Promise<void> {
  // A visitor with a chosen or development version gets no cached copies.
  if (page.boot.overridden) {
    // A tab of the usual versions may have had pages cached since the preview began.
    workers.controller?.postMessage({ type: 'forget' } satisfies PageMessage)
    return
  }
  renewWhenOnline(page, offlineCopy)
  await workers.register('/service-worker.js', { updateViaCache: 'none' })

  const storePage = (path: string) => {
    const route = findRoute(page.boot.routes, path.replace(/[?#].*/, ''))
    if (!route || route.unit === 'host') return
    if (!/^(public|guest)$/.test(route.guard) && !route.availableOffline) return
    const language = page.store.get(languageAtom)
    void tellWorker(workers, { type: 'keep', path, language, savesData: savesData() })
  }
  visits.listen(storePage)
  page.store.sub(languageAtom, () => storePage(location.pathname + location.search))
  if (!workers.controller) handOverFiles(workers)
  if (!savesData()) storeStyles(workers)
}

/**
 * A screen's stylesheets are inline in its own document. Without them the screen cannot be reached offline from another
 * page. Every document contains the stylesheets of the host.
 */
function storeStyles(workers: ServiceWorkerContainer): void {
  const files = [...document.querySelectorAll<HTMLElement>('style[data-href]')]
    .map(({ dataset }) => new URL(dataset.href!, location.origin))
    .filter(({ pathname }) => !pathname.startsWith('/assets/host/'))
    .map(({ href }) => href)
  if (files.length > 0) whenIdle(() => void tellWorker(workers, { type: 'fetch', files }))
}

/**
 * The worker controls the page only from the next document, so it misses the requests of this one. Images stay in the
 * browser's HTTP cache until then: the worker accepts any format and would fetch them again as JPEG.
 */
function handOverFiles(workers: ServiceWorkerContainer): void {
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name)
    const files = names.filter((name) => name.startsWith(`${location.origin}/assets/`))
    if (files.length > 0) whenIdle(() => void tellWorker(workers, { type: 'take', files }))
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Refreshes a cached copy in place as soon as there is a connection. */
function renewWhenOnline({ queries }: Page, offlineCopy: OfflineCopy): void {
  if (!offlineCopy.isShown()) return
  const renew = async () => {
    if (!navigator.onLine || !offlineCopy.isShown()) return
    await queries.refetchQueries({ type: 'active' }, { throwOnError: true })
    offlineCopy.renewed()
  }
  const attempt = () => void renew().catch(() => {})
  window.addEventListener('online', attempt)
  attempt()
}
