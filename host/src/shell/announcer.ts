/** Announces text to a screen reader. */
export interface Announcer {
  say(text: string): void
  said(): string
  subscribe(listener: () => void): () => void
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let text = ''
  return {
    say(next) {
      text = next
      for (const listener of listeners) listener()
    },
    said: () => text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
