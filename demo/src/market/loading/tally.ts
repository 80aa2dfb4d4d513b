import { gramsOf, isSpelt, normalise } from '@borong/gateway/search/words'
import { pathOf } from '../categories.ts'
import { isAdultCategory, type Product } from '../product.ts'
import type { Seller } from '../sellers.ts'

interface Best {
  id: number
  popularity: number
}

const SHOWN_OF_A_SELLER = 3

/** Counts of the products as they are streamed; its size does not grow with the number of products alone. */
export class Tally {
  readonly byCategory = new Map<number, number>()
  readonly byBrand = new Map<number, number>()
  readonly bySeller = new Map<number, { count: number; best: Best[]; categories: Set<number> }>()
  readonly words = new Map<string, number>()
  private readonly ofSellers = new Set<string>()
  private readonly heads = new Set<string>()
  /** The most popular product under each name. */
  readonly bestByName = new Map<string, Best>()
  private readonly spelt = new Map<string, string[]>()

  add(product: Product): void {
    const path = pathOf(product.category)
    for (const category of path) count(this.byCategory, category.id)
    if (product.brand) count(this.byBrand, product.brand.id)
    this.addToSeller(
      product,
      path.map((category) => category.id),
    )
    this.addWords(product.name)
    this.heads.add(normalise(product.name).split(' ')[0]!)
    if (product.isAdult) return
    const best = this.bestByName.get(product.name)
    if (!best || best.popularity < product.popularity) {
      this.bestByName.set(product.name, { id: product.id, popularity: product.popularity })
    }
  }

  addWords(text: string): void {
    let words = this.spelt.get(text)
    if (!words) {
      words = [...new Set(normalise(text).split(' '))].filter(isSpelt)
      this.spelt.set(text, words)
    }
    for (const word of words) count(this.words, word)
  }

  /** A seller's name: its words may be those of no product. The products come first. */
  addSeller(name: string): void {
    for (const word of normalise(name).split(' ').filter(isSpelt))
      if (!this.words.has(word)) this.ofSellers.add(word)
    this.addWords(name)
  }

  private addToSeller(product: Product, categories: number[]): void {
    const entry = this.bySeller.get(product.seller.id) ?? {
      count: 0,
      best: [],
      categories: new Set<number>(),
    }
    this.bySeller.set(product.seller.id, entry)
    entry.count++
    for (const category of categories) entry.categories.add(category)
    if (product.isAdult || product.hidesPrice) return
    const { id, popularity } = product
    const best = [...entry.best, { id, popularity }].toSorted((a, b) => b.popularity - a.popularity)
    entry.best = best.slice(0, SHOWN_OF_A_SELLER)
  }

  wordRows = () =>
    [...this.words].map(([word, frequency]) => ({
      word,
      frequency,
      in_products: !this.ofSellers.has(word),
      only_sellers: this.ofSellers.has(word),
      is_head: this.heads.has(word),
    }))
  gramRows = () =>
    [...this.words.keys()].flatMap((word) => gramsOf(word).map((gram) => ({ gram, word })))
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const SELLER_WEIGHT = 300_000
const CATEGORY_WEIGHT = 900_000

/** One row for each word that a prefix may begin at. */
export function suggestionRows(
  tally: Tally,
  sellers: readonly Seller[],
  categories: readonly { id: number; nameId: string; nameEn: string }[],
) {
  const rows: {
    id: number
    term: string
    lead: string
    weight: number
    kind: string
    target_id: number
  }[] = []
  const add = (text: string, weight: number, kind: string, targetId: number) => {
    const words = normalise(text).split(' ')
    words.forEach((word, index) => {
      if (index > 0 && !isSpelt(word)) return
      const term = words.slice(index).join(' ').slice(0, 80)
      // A phrase that begins with the typed text ranks above one that contains it later.
      rows.push({
        id: rows.length + 1,
        term,
        lead: term.slice(0, 2),
        weight: index === 0 ? weight + 1_000_000 : weight,
        kind,
        target_id: targetId,
      })
    })
  }
  for (const [name, best] of tally.bestByName) add(name, best.popularity, 'product', best.id)
  for (const seller of sellers)
    if (tally.bySeller.has(seller.id))
      add(seller.name, SELLER_WEIGHT + seller.membership * 10_000, 'seller', seller.id)
  for (const category of categories) {
    add(category.nameId, CATEGORY_WEIGHT, 'category', category.id)
    if (category.nameEn !== category.nameId)
      add(category.nameEn, CATEGORY_WEIGHT, 'category', category.id)
  }
  return rows
}

export const suggestable = <C extends Parameters<typeof isAdultCategory>[0]>(
  categories: readonly C[],
): C[] => categories.filter((category) => !isAdultCategory(category))
