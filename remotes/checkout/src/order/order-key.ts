const KEY = 'checkout.order-key'

interface Kept {
  key: string
  body: string
}

/**
 * The idempotency key for an order with this content: the same one until that order is made, through reloads and in every
 * tab, so that no tap, retry or lost answer makes a second order.
 */
export function orderKeyFor(body: string): string {
  const kept = read()
  if (kept?.body === body) return kept.key
  const key = crypto.randomUUID()
  write({ key, body })
  return key
}

/** The order is made, or can never be made with this key. */
export function forgetOrderKey(): void {
  write(undefined)
}

let inMemory: Kept | undefined

function read(): Kept | undefined {
  try {
    const text = localStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return inMemory
  }
}

function write(kept: Kept | undefined): void {
  inMemory = kept
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that forbids storage keeps it as long as the page.
  }
}
