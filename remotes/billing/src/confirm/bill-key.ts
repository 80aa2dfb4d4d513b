const KEY = 'billing.keys'
const MOST = 20
const LONGEST_MS = 24 * 60 * 60 * 1000

interface StoredKey {
  key: string
  /** When it was sent last, while its outcome is unknown. */
  sentAt: number | null
  at: number
}
type StoredKeys = Record<string, StoredKey>

/**
 * The idempotency key of a purchase with this content. It is the same one after a reload and in every tab until the
 * purchase has been made, so that no tap, retry, lost response or second tab makes a second transaction.
 */
export function keyFor(contents: string): string {
  const stored = read()
  const known = stored[contents]
  if (known) return known.key
  const key = crypto.randomUUID()
  write({ ...stored, [contents]: { key, sentAt: null, at: Date.now() } })
  return key
}

/** Whether the key was sent and its outcome is unknown. */
export const isUnanswered = (contents: string): boolean => read()[contents]?.sentAt != null

/** Records that the key is sent now (`Date.now()`), or that its outcome is known again (`null`). */
export function markSent(contents: string, sentAt: number | null): void {
  const stored = read()
  const known = stored[contents]
  if (known) write({ ...stored, [contents]: { ...known, sentAt } })
}

/** Clears the key of a purchase that has been made: the next one with the same content is a new purchase. */
export function finishKey(contents: string): void {
  const { [contents]: _, ...others } = read()
  write(others)
}

let inMemory: StoredKeys = {}
// A full or forbidden storage did not take the keys, so what it holds is older.
let isUnsaved = false

function read(): StoredKeys {
  const stored = isUnsaved ? inMemory : readStored()
  const since = Date.now() - LONGEST_MS
  return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at > since))
}

function readStored(): StoredKeys {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as StoredKeys
  } catch {
    // A browser that forbids storage retains the keys as long as the page.
    return inMemory
  }
}

function write(stored: StoredKeys): void {
  inMemory = Object.fromEntries(Object.entries(stored).slice(-MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory))
    isUnsaved = false
  } catch {
    isUnsaved = true
  }
}
