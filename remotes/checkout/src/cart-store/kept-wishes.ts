import type { CartPart } from './cart-part.ts'

const KEY = 'guest.cart_wishes'

type Kept = Record<string, CartPart>

/** The pending mutations of all tabs that outlive the page. */
export function readWishes(): CartPart[] {
  return Object.values(read())
}

export function keepWishes(parts: readonly CartPart[]): void {
  const kept = read()
  for (const part of parts)
    if (part.sequence >= (kept[part.key]?.sequence ?? 0)) kept[part.key] = part
  write(kept)
}

export function releaseWishes(parts: readonly CartPart[]): void {
  const kept = read()
  for (const part of parts)
    if ((kept[part.key]?.sequence ?? 0) <= part.sequence) delete kept[part.key]
  write(kept)
}

export const isKeptWish = (part: CartPart): boolean => read()[part.key]?.sequence === part.sequence

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage, or with a full one, mutations last as long as the page.
  }
}
