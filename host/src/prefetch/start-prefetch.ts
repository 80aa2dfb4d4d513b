import type { Page } from '@borong/contract/host'
import type { Visits } from '../offline/visits.ts'
import { createNextPages } from './next-pages.ts'
import { watchLinks } from './watch-links.ts'

/** From now on the pages that the visitor is likely to go to are there before him. */
export const startPrefetch = (page: Page, visits: Visits): void =>
  watchLinks(document, createNextPages(page), visits)
