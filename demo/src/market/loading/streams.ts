import { categories, pathOf } from '../categories.ts'
import { prng } from '../prng.ts'
import type { Product } from '../product.ts'
import type { Seller } from '../sellers.ts'
import { streamSeeds } from '../showcase.ts'
import type { Columns } from '@borong/gateway/server/insert-rows'

export const streamColumns: Columns = {
  id: 'integer',
  seller_id: 'integer',
  title: 'text',
  starts_at_minute: 'smallint',
  minutes: 'smallint',
  viewers: 'integer',
  video: 'text',
  product_ids: 'jsonb',
}

const STREAM_MINUTES = (24 * 60) / streamSeeds.length
const MOST_GOODS = 3

/** The streams that show goods of a category, by its id. */
const streamsOf = new Map(
  categories.map((category) => {
    const slugs = new Set<string>(pathOf(category).map(({ slug }) => slug))
    return [
      category.id,
      streamSeeds.flatMap((seed, index) => (slugs.has(seed.category) ? index : [])),
    ]
  }),
)

interface Host {
  seller: Seller
  goods: Product[]
}

/** Finds the seller and the goods of each stream while the products are counted. */
export class StreamHosts {
  private readonly hosts = streamSeeds.map(() => new Map<number, Host>())

  add(product: Product): void {
    const { seller, isAdult, hidesPrice } = product
    if (isAdult || hidesPrice || !seller.isOpen) return
    for (const index of streamsOf.get(product.category.id) ?? []) {
      const { goods } = this.hosts[index]!.get(seller.id) ?? { goods: [] }
      const sorted = [...goods, product].toSorted((a, b) => b.popularity - a.popularity)
      this.hosts[index]!.set(seller.id, { seller, goods: sorted.slice(0, MOST_GOODS) })
    }
  }

  /** The streams follow each other around the clock, so that one is live at any time. */
  rows() {
    const taken = new Set<number>()
    return streamSeeds.flatMap(({ title }, index) => {
      const host = best(
        [...this.hosts[index]!.values()].filter(({ seller }) => !taken.has(seller.id)),
      )
      if (!host) return []
      taken.add(host.seller.id)
      return {
        id: index + 1,
        seller_id: host.seller.id,
        title,
        starts_at_minute: index * STREAM_MINUTES,
        minutes: STREAM_MINUTES,
        viewers: prng('viewers', index).between(40, 1800),
        video: `stream-${index + 1}`,
        product_ids: host.goods.map(({ id }) => id),
      }
    })
  }
}

/** A seller with enough goods is better, then one that mainly sells such goods, then one with popular goods. */
function best(hosts: readonly Host[]): Host | undefined {
  const rank = ({ seller, goods }: Host): number[] => {
    const [first] = goods
    const isMain = pathOf(first!.category).some(({ id }) => id === seller.groups[0])
    return [goods.length, Number(isMain), goods.reduce((sum, one) => sum + one.popularity, 0)]
  }
  return hosts.toSorted((a, b) => {
    const [ofA, ofB] = [rank(a), rank(b)]
    return ofB.map((value, index) => value - ofA[index]!).find((value) => value !== 0) ?? 0
  })[0]
}
