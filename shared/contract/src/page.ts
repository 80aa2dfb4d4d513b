import type { Call } from '@borong/api/call'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Boot, DocumentMark } from './release.ts'
import type { Telemetry } from './telemetry-record.ts'
import type { ToastMessage } from './toast-message.ts'
import type { Messages } from './page-messages.ts'

/** The jotai store of a page. */
export type Store = ReturnType<typeof createStore>

/** The tokens of the visitor, for the HTTP client. The host implements the cookies and rules behind it. */
export interface Credentials {
  accessToken(): string
  guestToken(): string
  refreshToken(): string
  guestId(): string
  /** Before a call: gets the required token when it is missing. Returns whether that renewed a session. */
  prepare(who: 'guest' | 'login'): Promise<{ isRenewed: boolean }>
  /** After a response of 401 or 403: true when the call should be repeated. */
  recover(failure: { call: Call; status: number; sentWith: string }): Promise<boolean>
  /** Sends the visitor to the login page. */
  toLogin(): void
}

/**
 * Loads modules of units. It returns the same promise again until that promise has failed and a retry was requested.
 */
export interface Modules {
  load(unit: string, module: string): Promise<Readonly<Record<string, unknown>>>
  /** Clears the failed loads of one module or of the whole unit, so that the next load tries again. */
  retry(unit: string, module?: string): void
  /** Counts a rendered region: the page retains the unit's version until the returned function is called. */
  retain(unit: string): () => void
  /** Replaces the unit by its last good release on this page; false without one. Its regions must render again. */
  fallBack(unit: string): Promise<boolean>
  /** The running version: the release set's, or the last good one when that could not be loaded. */
  version(unit: string): string
}

/** Everything that belongs to the page of one visitor. The server creates one per request. */
export interface Page {
  boot: Boot
  store: Store
  queries: QueryClient
  messages: Messages
  credentials: Credentials
  modules: Modules
  telemetry: Telemetry
  showToast(toast: ToastMessage): void
  markDocuments(mark: DocumentMark): void
  /** Notes the versions that a response of the gateway names as rolled back: `checkout@1.4.0 host@2.0.0`. */
  noteRecall(recalled: string): void
  /** The previous path of the visitor, without login and registration pages. */
  previousPath(): string
}

export const PageContext = createContext<Page | null>(null)

/** Returns the page of the component. */
export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('usePage must be used within a PageProvider')
  return page
}

let browserPage: Page | null = null

/** Sets the page that `call`, `toast` and `track` use outside of components. The server never calls it. */
export function openPage(page: Page): void {
  browserPage = page
}

/** The browser's page. The server has none, because there each request has its own. */
export function currentPage(): Page {
  if (!browserPage) throw new Error('There is no page outside of a component here')
  return browserPage
}

/**
 * Adds a marker to the root element of every later document of this browser, for styles that reserve space. Signing out
 * removes it.
 */
export const markDocuments = (mark: DocumentMark): void => currentPage().markDocuments(mark)
