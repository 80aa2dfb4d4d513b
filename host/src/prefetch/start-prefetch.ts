import { loadCalls, type Page } from '@borong/contract/host'
import { isSparing } from '@borong/ui/is-sparing'
import type { Visits } from '../offline/visits.ts'
import { whenIdle } from '../page/when-idle.ts'
import { createNextPages } from './next-pages.ts'
import { watchLinks } from './watch-links.ts'

/** From now on the pages that the visitor is likely to go to are there before him. */
export function startPrefetch(page: Page, visits: Visits): void {
  watchLinks(document, createNextPages(page), visits)
  // Whatever is tapped first asks for something.
  if (!isSparing()) whenIdle(() => void loadCalls().catch(() => {}))
}
