import { inThisBrowser } from './browser-storage.ts'

const MOST = 20
const DAY_MS = 24 * 60 * 60 * 1000

type Stored = Record<string, { key: string; at: number }>

/**
 * The idempotency keys of one kind of request, by its content. A key is the same after a reload and in every tab until
 * its request is finished, so that no tap, retry or lost response sends it twice. Full or forbidden storage keeps the
 * keys as long as the page.
 */
export function storedKeys(name: string, lastMs = DAY_MS, storage = inThisBrowser) {
  let inMemory: Stored = {}
  // The storage did not take the keys or does not give them back, so what it holds is older.
  let isUnsaved = false

  function read(): Stored {
    const stored = isUnsaved ? inMemory : storage.getItem<Stored>(name, {})
    const since = Date.now() - lastMs
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at > since))
  }

  function write(stored: Stored): void {
    inMemory = Object.fromEntries(Object.entries(stored).slice(-MOST))
    isUnsaved = !storage.setItem(name, inMemory) || !storage.getItem(name, '')
  }

  const has = (content: string) => content in read()
  function keyFor(content: string): string {
    const stored = read()
    const { key } = (stored[content] ??= { key: crypto.randomUUID(), at: Date.now() })
    write(stored)
    return key
  }
  /** Clears the key: the next request with the same content is a new one. */
  function finish(content: string): void {
    const { [content]: _, ...others } = read()
    write(others)
  }
  return {
    has,
    keyFor,
    finish,
    /** Sends a request with its key, and finishes it when it has succeeded. */
    async once<T>(content: string, send: (key: string) => Promise<T>): Promise<T> {
      const result = await send(keyFor(content))
      finish(content)
      return result
    },
  }
}
