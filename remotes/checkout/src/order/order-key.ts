const KEY = 'checkout.order-key'

interface StoredKey {
  key: string
  body: string
}

/** The idempotency keys of the orders of one page. */
export function createOrderKeys() {
  let inMemory: StoredKey | undefined
  // A full or forbidden storage did not take the key, so what it holds is older.
  let isUnsaved = false

  function read(): StoredKey | undefined {
    try {
      const text = localStorage.getItem(KEY)
      if (!isUnsaved) return text ? (JSON.parse(text) as StoredKey) : undefined
    } catch {
      // A browser that forbids storage retains the key as long as the page.
    }
    return inMemory
  }

  function write(stored: StoredKey | undefined): void {
    inMemory = stored
    isUnsaved = false
    try {
      if (stored) localStorage.setItem(KEY, JSON.stringify(stored))
      else localStorage.removeItem(KEY)
    } catch {
      isUnsaved = true
    }
  }

  return {
    /**
     * The key for an order with this content from this state of the cart. It is the same one after reloads, in every
     * tab and after the order is made, so that no tap, retry, lost response or old tab makes a second order. An order
     * removes its lines from the cart, so that a repeated order with the same content has a new key.
     */
    keyFor(body: string): string {
      const stored = read()
      if (stored?.body === body) return stored.key
      const key = crypto.randomUUID()
      write({ key, body })
      return key
    },
    /** Clears the key, because no order can ever be made with it. */
    clear: () => write(undefined),
  }
}
