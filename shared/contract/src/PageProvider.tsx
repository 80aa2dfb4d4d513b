import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { PageContext, type Page } from './page.ts'

/** Provides a page to its subtree: store, queries, messages. */
export const PageProvider = ({ page, children }: { page: Page; children: ReactNode }) => (
  <PageContext value={page}>
    <QueryClientProvider client={page.queries}>
      <Provider store={page.store}>{children}</Provider>
    </QueryClientProvider>
  </PageContext>
)
