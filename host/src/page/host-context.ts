import { createContext, use } from 'react'
import type { BrowserPage } from './browser-page.ts'

/** What the host's own components may use besides the page. There is none while a document is rendered on the server. */
export const HostContext = createContext<Omit<BrowserPage, 'page'> | null>(null)

export const useHost = (): Omit<BrowserPage, 'page'> | null => use(HostContext)
