export type SessionNews = 'signed-in' | 'another-signed-in' | 'signed-out' | 'renewed'

/** Coordinates the tabs of one browser. */
export interface AcrossTabs {
  /** Runs one at a time over all tabs. Concurrent callers within a tab share the run and its outcome. */
  once<T>(name: string, run: () => Promise<T>): Promise<T>
  tell(news: SessionNews): void
  listen(listener: (news: SessionNews) => void): () => void
}

/** Uses Web Locks and a broadcast channel. Without them it works within the tab only. */
export function createAcrossTabs(
  locks: LockManager | undefined = globalThis.navigator?.locks,
): AcrossTabs {
  const running = new Map<string, Promise<unknown>>()
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('borong.session')
  return {
    once<T>(name: string, run: () => Promise<T>) {
      const standing = running.get(name) as Promise<T> | undefined
      if (standing) return standing
      const started = (
        locks ? (locks.request(`borong.${name}`, run) as Promise<T>) : run()
      ).finally(() => running.delete(name))
      running.set(name, started)
      return started
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (news) => channel?.postMessage(news),
    listen(listener) {
      const onMessage = (event: MessageEvent<SessionNews>) => listener(event.data)
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
