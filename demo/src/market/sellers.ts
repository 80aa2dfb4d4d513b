import { categories, type Category } from './categories.ts'
import { type City, cityTickets } from './cities.ts'
import { type Prng, prng } from './prng.ts'
import { combinationsOf, families } from './families/family.ts'
import { legalForms, luckyWords, trades } from './seller-names.ts'
import { slugOf } from '@borong/gateway/server/slug'

export interface Seller {
  id: number
  alias: string
  name: string
  city: City
  latitude: number
  longitude: number
  /** 0 basic, 2 silver, 3 gold. */
  membership: 0 | 2 | 3
  rating: number
  isOpen: boolean
  minimumPurchase: number
  personalCourier: boolean
  freeShipping: boolean
  /** Charges PPN and can issue a tax invoice. */
  isPkp: boolean
  /** Hides the prices of some of its products from guests. */
  hidesPrices: boolean
  joinedYear: number
  responseMinutes: number
  /** The groups of categories (level 2) that it sells from, its main one first. */
  groups: number[]
}

const FEWEST_SELLERS = 300
const PRODUCTS_PER_SELLER = 100
// Companies charge PPN, and so do sellers with a paid membership; other small shops do not.
const isCompany = /^(PT|CV|Distributor) /
const GOLDEN = 0.618033988749895

const groups = categories.filter((category) => category.level === 2)

/** Generates the sellers of a market of this size; the first 300 are the same in every market. */
export function makeSellers(products: number): Seller[] {
  const count = Math.max(FEWEST_SELLERS, Math.ceil(products / PRODUCTS_PER_SELLER))
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => makeSeller(index + 1, taken))
}

function makeSeller(id: number, taken: Set<string>): Seller {
  const throws = prng('seller', id)
  const group = groupAt((id * GOLDEN) % 1)
  const city = throws.pick(cityTickets)
  const name = nameFor(group, city, throws, taken)
  const membership = throws.pick([0, 0, 0, 0, 0, 2, 2, 2, 3, 3] as const)
  return {
    id,
    alias: slugOf(name),
    name,
    city,
    latitude: round(city.latitude + (throws.next() - 0.5) * 0.08, 5),
    longitude: round(city.longitude + (throws.next() - 0.5) * 0.08, 5),
    membership,
    rating: round(4.1 + membership * 0.08 + throws.next() * 0.6, 1),
    isOpen: !throws.chance(0.06),
    minimumPurchase: throws.pick([
      0, 0, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 500_000, 1_000_000,
    ]),
    personalCourier: throws.chance(membership === 0 ? 0.25 : 0.5),
    freeShipping: throws.chance(membership === 0 ? 0.3 : 0.65),
    isPkp: membership > 0 || isCompany.test(name),
    hidesPrices: throws.chance(0.08),
    joinedYear: throws.between(2014, 2025),
    responseMinutes: throws.pick([5, 5, 10, 15, 15, 30, 30, 60, 120, 240]),
    groups: [group.id, ...neighboursOf(group, throws)],
  }
}

function neighboursOf(group: Category, throws: Prng): number[] {
  const names = trades[group.nameId]!.neighbours
  return groups.filter((it) => names.includes(it.nameId) && throws.chance(0.85)).map((it) => it.id)
}

// The minimum, so that a group with few products also has several sellers.
const FEWEST_SHARES = 60

const shares = groups.map((group) => {
  const leaves = new Set(categories.filter((it) => it.parentId === group.id).map((it) => it.id))
  const share = families
    .filter((it) => leaves.has(it.leaf.id))
    .reduce((sum, it) => sum + combinationsOf(it) * it.weight, 0)
  return Math.max(share, FEWEST_SHARES)
})
const allShares = shares.reduce((sum, share) => sum + share, 0)

function groupAt(fraction: number): Category {
  let left = fraction * allShares
  for (const [index, share] of shares.entries()) {
    left -= share
    if (left < 0) return groups[index]!
  }
  return groups.at(-1)!
}

function nameFor(group: Category, city: City, throws: Prng, taken: Set<string>): string {
  const form = throws.pick(legalForms)
  const lucky = throws.pick(luckyWords)
  const trade = throws.pick(trades[group.nameId]!.words)
  const plain = throws.chance(0.35) ? `${form} ${trade} ${lucky}` : `${form} ${lucky} ${trade}`
  for (const name of [
    plain,
    `${plain} ${city.name}`,
    ...Array.from({ length: 999 }, (_, index) => `${plain} ${city.name} ${index + 2}`),
  ]) {
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
  throw new Error(`Too many sellers are called ${plain}`)
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
