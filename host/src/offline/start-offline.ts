import { languageAtom, type Page } from '@borong/contract/host'
import { isSparing } from '@borong/ui/is-sparing'
import { findRoute } from '../routing/use-current-route.ts'
import type { PageMessage } from '../service-worker/messages.ts'
import type { KeptCopy } from './kept-copy.ts'
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
  const { active } = await workers.ready
  const tell = (message: PageMessage) => (workers.controller ?? active)?.postMessage(message)

  const keep = (path: string) => {
    const route = findRoute(page.boot.routes, path.replace(/[?#].*/, ''))
    if (!route || route.unit === 'host') return
    if (!/^(public|guest)$/.test(route.guard) && !route.standsOffline) return
    const language = page.store.get(languageAtom)
    tell({ type: 'keep', path, language, files: filesOfPage(), isSparing: isSparing() })
  }
  visits.listen(keep)
  page.store.sub(languageAtom, () => keep(location.pathname + location.search))
}

/** What was fetched for the page so far: it is in the browser's own cache, so that handing it over costs nothing. */
function filesOfPage(): string[] {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`))
  return own.filter((name) => /\/assets\/|\/img\//.test(name))
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
