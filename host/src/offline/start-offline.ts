import { languageAtom, type Page } from '@borong/contract/host'
import { isSparing } from '@borong/ui/is-sparing'
import { whenIdle } from '../page/when-idle.ts'
import { findRoute } from '../routing/use-current-route.ts'
import type { KeptCopy } from './kept-copy.ts'
import { tellWorker } from './tell-worker.ts'
import type { Visits } from './visits.ts'

interface Parts {
  page: Page
  visits: Visits
  keptCopy: KeptCopy
  workers: ServiceWorkerContainer
}

/** Registers the service worker and tells it what may be kept: pages that anybody may see, and those that stand without a connection. */
export async function startOffline({ page, visits, keptCopy, workers }: Parts): Promise<void> {
  // Who chose a version, or develops one, wants no copies.
  if (page.boot.overridden?.length) return
  renewWhenOnline(page, keptCopy)
  await workers.register('/service-worker.js', { updateViaCache: 'none' })

  const keep = (path: string) => {
    const route = findRoute(page.boot.routes, path.replace(/[?#].*/, ''))
    if (!route || route.unit === 'host') return
    if (!/^(public|guest)$/.test(route.guard) && !route.standsOffline) return
    const language = page.store.get(languageAtom)
    void tellWorker(workers, { type: 'keep', path, language, isSparing: isSparing() })
  }
  visits.listen(keep)
  page.store.sub(languageAtom, () => keep(location.pathname + location.search))
  if (!workers.controller) handOverFiles(workers)
}

/**
 * Until the next document there is no worker behind the page, which sees nothing of what it fetches. Pictures stay in the
 * browser's own cache until then: asked for by the worker, which takes any format, they would come anew, as JPEG.
 */
function handOverFiles(workers: ServiceWorkerContainer): void {
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name)
    const files = names.filter((name) => name.startsWith(`${location.origin}/assets/`))
    if (files.length > 0) whenIdle(() => void tellWorker(workers, { type: 'take', files }))
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** A copy is brought up to date as soon as there is a connection, in place. */
function renewWhenOnline({ queries }: Page, keptCopy: KeptCopy): void {
  if (!keptCopy.isShown()) return
  const renew = async () => {
    if (!navigator.onLine || !keptCopy.isShown()) return
    await queries.refetchQueries({ type: 'active' }, { throwOnError: true })
    keptCopy.renewed()
  }
  const attempt = () => void renew().catch(() => {})
  window.addEventListener('online', attempt)
  attempt()
}
