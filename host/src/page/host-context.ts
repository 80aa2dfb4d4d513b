import { createContext, use } from 'react'
import type { BrowserPage } from './browser-page.ts'

/** The browser-only parts that the host's components use besides the page. It is null on the server. */
export const HostContext = createContext<Omit<BrowserPage, 'page'> | null>(null)

export const useHost = (): Omit<BrowserPage, 'page'> | null => use(HostContext)
