const KEY = 'checkout.order-key'

interface Kept {
  key: string
  body: string
}

/**
 * The idempotency key for an order with this content from this state of the cart: the same one through reloads, in every tab
 * and after the order is made, so that no tap, retry, lost answer or tab left open makes a second order. An order takes its
 * lines out of the cart, so that the same content wanted once more has a key of its own.
 */
export function orderKeyFor(body: string): string {
  const kept = read()
  if (kept?.body === body) return kept.key
  const key = crypto.randomUUID()
  write({ key, body })
  return key
}

/** No order can ever be made with this key. */
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
