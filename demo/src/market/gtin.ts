import { gtinCheckDigit } from '@borong/gateway/catalogue/gtin'
import { pathOf } from './categories.ts'
import type { Listing } from './listing.ts'
import { fold } from './prng.ts'

/** The prefix of GS1 Indonesia. */
const PREFIX = '899'

/** An invented EAN-13 for packaged goods of a brand. It depends on the product alone, not on its seller. */
export function gtinOf({ family, brand, kind, size }: Omit<Listing, 'seller' | 'id'>) {
  const isFresh = pathOf(family.leaf).some((it) => FRESH.has(it.nameId))
  if (!brand || (isFresh && family.leaf.nameId !== 'Olahan Beku')) return null
  const item = fold('gtin', family.leaf.slug, family.noun, kind.name, size.text, size.unit) % 1e7
  const digits = PREFIX + String(brand.id).padStart(2, '0') + String(item).padStart(7, '0')
  return digits + gtinCheckDigit(digits)
}

const FRESH: ReadonlySet<string> = new Set(['Sayur & Buah', 'Daging, Ayam & Ikan'])
