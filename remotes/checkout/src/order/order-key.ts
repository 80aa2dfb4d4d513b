const KEY = 'checkout.order-key'

interface Kept {
  key: string
  body: string
}

/**
 * The idempotency key for an order with this content from this state of the cart. It is the same one after reloads, in
 * every tab and after the order is made, so that no tap, retry, lost response or old tab makes a second order. An order
 * removes its lines from the cart, so that a repeated order with the same content has a new key.
 */
export function orderKeyFor(body: string): string {
  const kept = read()
  if (kept?.body === body) return kept.key
  const key = crypto.randomUUID()
  write({ key, body })
  return key
}

/** Clears the key, because no order can ever be made with it. */
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
    // A browser that forbids storage retains the key as long as the page.
  }
}
