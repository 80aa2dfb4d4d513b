import type { login } from '@borong/api/identity'
import type { Reply } from '@borong/contract'
import type { ToastMessage } from '@borong/contract/host'
import { createContext, use } from 'react'

/**
 * The browser services that the host's components use besides the page. This file imports nothing of the host, because
 * the page that provides the services also loads the screens that use them.
 */
export interface HostServices {
  session: {
    start(): () => void
    signIn(buyer: Reply<typeof login>['data']): void
    signOut(): Promise<void>
    ensureGuest(): Promise<boolean>
  }
  toasts: {
    drainTo(show: (toast: ToastMessage) => void): () => void
    waiting(): readonly ToastMessage[]
    clearWaiting(): void
    subscribe(listener: () => void): () => void
  }
  scrollPositions: {
    start(): () => void
    follow(key: string): void
    of(key: string): number
    pause(): number
    resume(): void
    isFirstArrival(): boolean
  }
  announcer: {
    announce(text: string): void
    current(): string
    subscribe(listener: () => void): () => void
  }
  offlineCopy: {
    isShown(): boolean
    subscribe(listener: () => void): () => void
  }
  routeChanger: {
    connect(go: (path: string, options?: { replace?: boolean }) => void): void
  }
  previousPath: { save(path: string): void }
  webFont: { arrive(pathname: string): void }
  visits: { arrive(path: string): void }
  recall: { arrive(pathname: string): void }
  /** The document contains the page's HTML. */
  isHydrated: boolean
  /** The HTML contains the screen itself, and not only its frame. */
  hasScreen: boolean
}

/** It is null on the server. */
export const HostContext = createContext<HostServices | null>(null)

export const useHost = (): HostServices | null => use(HostContext)
