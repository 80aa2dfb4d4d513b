/** Announces text to a screen reader. */
export interface Announcer {
  announce(text: string): void
  current(): string
  subscribe(listener: () => void): () => void
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let text = ''
  return {
    announce(next) {
      text = next
      for (const listener of listeners) listener()
    },
    current: () => text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
