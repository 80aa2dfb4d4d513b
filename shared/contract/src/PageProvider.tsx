import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { PageContext, type Page } from './page.ts'

/** Puts everything below on a page: its store, its query client, its words. */
export const PageProvider = ({ page, children }: { page: Page; children: ReactNode }) => (
  <PageContext value={page}>
    <Provider store={page.store}>
      <QueryClientProvider client={page.queries}>{children}</QueryClientProvider>
    </Provider>
  </PageContext>
)
