import type { CallName } from '@borong/api/table'
import type { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Queries } from './queries/queries.ts'
import type { Boot, DocumentMark } from './release.ts'
import type { Telemetry } from './telemetry.ts'
import type { ToastMessage } from './toast.ts'
import type { Words } from './words.ts'

export type Store = ReturnType<typeof createStore>

/** Who the visitor is, for the HTTP client. The host keeps the cookies and the rules behind it. */
export interface Credentials {
  accessToken(): string
  guestToken(): string
  refreshToken(): string
  guestId(): string
  /** Before a call: gets the token that the call can't go without, when it is not there yet. */
  prepare(who: 'guest' | 'login'): Promise<void>
  /** After an answer of 401 or 403: true when the call should be sent once more. */
  recover(failure: { call: CallName; status: number; sentWith: string }): Promise<boolean>
  /** Sends the visitor to the login page. */
  toLogin(): void
}

/** Loads a unit's modules. A promise that it gave once is given again until it failed and was asked for anew. */
export interface Modules {
  load(unit: string, module: string): Promise<Readonly<Record<string, unknown>>>
  /** Forgets what failed, of one module or of the whole unit, so that the next load tries again. */
  retry(unit: string, module?: string): void
  /** Something of the unit is drawn: from now on this page keeps its version. */
  keep(unit: string): void
  /** The version that runs: the release set's, or the last good one when that could not be loaded. */
  version(unit: string): string
}

/** Everything that belongs to one visitor's page. The server makes one for each request. */
export interface Page {
  boot: Boot
  store: Store
  queries: Queries
  words: Words
  credentials: Credentials
  modules: Modules
  telemetry: Telemetry
  showToast(toast: ToastMessage): void
  markDocuments(mark: DocumentMark): void
  /** The path that the visitor came from, login and registration left out. */
  previousPath(): string
}

export const PageContext = createContext<Page | null>(null)

/** The page that the component is part of. */
export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('This component is drawn outside of a page')
  return page
}

let browserPage: Page | null = null

/** Makes a page the one that `call`, `toast` and `track` use outside of components. Never called on the server. */
export function openPage(page: Page): void {
  browserPage = page
}

/** The browser's page. The server has none, because there each request has its own. */
export function currentPage(): Page {
  if (!browserPage) throw new Error('There is no page outside of a component here')
  return browserPage
}

/** Marks the documents that this browser gets from now on, for styles that leave room for what will come. Signing out takes it back. */
export const markDocuments = (mark: DocumentMark): void => currentPage().markDocuments(mark)
