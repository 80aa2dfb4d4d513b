import type { Product } from './products.ts'
import { newAddress, pick, send, think, type Visited } from './send.ts'

/** The addresses of one search: their number is limited, so that the edge's caches are full after the warm-up. */
const SEARCHES = 60
const PAGES = ['/', '/search/beras', '/search/kopi', '/category', '/promo', '/brand']

/** A visitor who opens one page after the other, with a release file of each. */
export async function browse(shop: Visited, products: readonly Product[]): Promise<void> {
  const visitor = { address: newAddress() }
  for (let count = 0; shop.isOpen(); count += 1) {
    const { text } = await send(shop, visitor, { name: 'document', path: pathOf(count, products) })
    const [asset] = /\/assets\/[\w./@+-]+\.(?:js|css)/.exec(text) ?? []
    if (asset) await send(shop, visitor, { name: 'release file', path: asset })
    await think(300, 900)
  }
}

function pathOf(count: number, products: readonly Product[]): string {
  if (count % 3 === 0) return pick(PAGES)
  const product = pick(products)
  if (count % 3 === 1) return `/v/${product.vendor_alias}/product/${product.alias}`
  return `/search/beras?price_max=${1e8 + Math.floor(Math.random() * SEARCHES)}`
}
