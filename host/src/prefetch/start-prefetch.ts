import { loadCalls, type Page } from '@borong/contract/host'
import { savesData } from '@borong/ui/save-data'
import type { Visits } from '../offline/visits.ts'
import { whenIdle } from '../page/when-idle.ts'
import { createNextPages } from './next-pages.ts'
import { watchLinks } from './watch-links.ts'

/** Starts prefetching the pages that the visitor is likely to open. */
export function startPrefetch(page: Page, visits: Visits): void {
  watchLinks(document, createNextPages(page), visits)
  // The first tap on the page needs these calls.
  if (!savesData()) whenIdle(() => void loadCalls().catch(() => {}))
}
