import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { PageContext, type Page } from './page.ts'

/** Puts everything below on a page: its store, its replies, its words. */
export const PageProvider = ({ page, children }: { page: Page; children: ReactNode }) => (
  <PageContext value={page}>
    <Provider store={page.store}>{children}</Provider>
  </PageContext>
)
