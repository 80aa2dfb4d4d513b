import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { fold } from './prng.ts'
import { combinationsOf, families, type Family } from './families/family.ts'
import type { Listing } from './listing.ts'
import { isAdultCategory, makeProduct, type Product } from './product.ts'
import { makeSellers, type Seller } from './sellers.ts'

export interface Market {
  brands: typeof brands
  categories: typeof categories
  sellers: Seller[]
  size: number
  /** The product with this id, from 1 to `size`. Each is generated independently, so any market can be streamed. */
  product(id: number): Product
}

/** The market of `size` products at the time `now`. It depends on these two only. */
export function makeMarket(size: number, now: Date): Market {
  const sellers = makeSellers(size)
  const blocks = blocksOf(size)
  const shelves = shelvesOf(sellers)
  const product = (id: number) => {
    const block = blockOf(blocks, id)
    return makeProduct(listingIn(block, id, shelves.get(block.family.leaf.parentId!)!), now)
  }
  return { brands, categories, sellers, size, product }
}

/** A family has a block of consecutive ids, so that similar products are stored together. */
interface Block {
  family: Family
  first: number
  count: number
}

// The smallest market also has the families that the shop's rules need.
const isNeeded = (family: Family) =>
  family.brands.some((brand) => brand?.name === 'SCG') || isAdultCategory(family.leaf)

function blocksOf(size: number): Block[] {
  const chosen = families.length <= size ? families : sparse(size)
  const shares = chosen.map((family) => combinationsOf(family) * family.weight)
  const all = shares.reduce((sum, share) => sum + share, 0)
  const spare = size - chosen.length
  let given = 0
  let first = 1
  return chosen.map((family, index) => {
    given += shares[index]!
    const last = index + 1 + Math.floor((spare * given) / all)
    const block = { family, first, count: last - first + 1 }
    first = last + 1
    return block
  })
}

function sparse(size: number): Family[] {
  const needed = families.filter(isNeeded)
  const others = families.filter((family) => !isNeeded(family))
  const room = Math.max(0, size - needed.length)
  const picked = Array.from(
    { length: room },
    (_, index) => others[Math.floor((index * others.length) / room)]!,
  )
  return [...needed, ...picked].slice(0, size).toSorted((a, b) => a.index - b.index)
}

function blockOf(blocks: Block[], id: number): Block {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (blocks[middle]!.first <= id) low = middle
    else high = middle - 1
  }
  return blocks[low]!
}

/** Sellers by the group of categories that they sell from. */
function shelvesOf(sellers: Seller[]): Map<number, Seller[]> {
  const shelves = new Map<number, Seller[]>()
  for (const seller of sellers) {
    for (const group of seller.groups) shelves.set(group, [...(shelves.get(group) ?? []), seller])
  }
  return shelves
}

function listingIn(block: Block, id: number, shelf: Seller[]): Listing {
  const { family } = block
  const combinations = combinationsOf(family)
  const ordinal = id - block.first
  // A stride coprime to the number of combinations visits each once before a repetition, in a scattered order.
  const combination =
    (ordinal * strideOf(combinations) + fold('start', family.index)) % combinations
  const round = Math.floor(ordinal / combinations)
  const [brandIndex, rest] = [
    combination % family.brands.length,
    Math.floor(combination / family.brands.length),
  ]
  return {
    id,
    family,
    brand: family.brands[brandIndex]!,
    kind: family.kinds[rest % family.kinds.length]!,
    size: family.sizes[Math.floor(rest / family.kinds.length)]!,
    // The next round goes to the next seller, so that no seller has the same product twice.
    seller: shelf[(fold('shelf', family.index, combination) + round) % shelf.length]!,
  }
}

function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (gcd(stride, count) !== 1) stride++
  return stride
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
