import { languageAtom, sessionState, type Page } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { savesData } from '@borong/ui/save-data'
import { prefetchCalls } from '../routing/first-calls.ts'
import { matchPage } from '../routing/match-page.ts'

/** Prefetches pages that the visitor may open next. */
export interface NextPages {
  /** Loads the screen's code and messages; with `data` also the requests of its first view. Nothing is loaded twice. */
  prepare(address: URL, depth: 'code' | 'data'): void
  /** The screen of the address, unless its code is already requested. */
  unpreparedScreen(address: URL): string | undefined
}

export function createNextPages(page: Page): NextPages {
  const requested = new Set<string>()

  const find = (pathname: string) => {
    const found = matchPage(page.boot.routes, pathname)
    const isForBuyers = /^(login|adult)$/.test(found?.route.guard ?? '')
    // A guest is redirected to the login page there.
    if (isForBuyers && !page.store.get(sessionState).loggedIn)
      return matchPage(page.boot.routes, '/login')
    return found
  }
  const loadCode = async (route: BootRoute): Promise<void> => {
    const { unit, screen } = route
    const key = keyOf(route)
    if (requested.has(key)) return
    requested.add(key)
    const words = page.messages.ready(unit, page.store.get(languageAtom))
    const loads = await Promise.allSettled([page.modules.load(unit, screen), words])
    if (loads.every(({ status }) => status === 'fulfilled')) return
    // A visitor who opens the page gets a new attempt, not the failure of this one.
    requested.delete(key)
    page.modules.retry(unit, screen)
    page.messages.retry(unit)
  }

  return {
    prepare(address, depth) {
      const found = address.origin === location.origin ? find(address.pathname) : undefined
      if (!found || savesData() || !navigator.onLine) return
      void loadCode(found.route)
      if (depth === 'data')
        void prefetchCalls(page, found.route, found.params, address.search).catch(() => {})
    },
    unpreparedScreen(address) {
      const route = find(address.pathname)?.route
      const key = route && keyOf(route)
      return key !== undefined && requested.has(key) ? undefined : key
    },
  }
}

const keyOf = ({ unit, screen }: BootRoute) => `${unit} ${screen}`
