import { MOST_PLANNED } from '@borong/api/rules/most-planned'
import { type Goods, goodsFor, judgeLine, readCart } from '../cart/public.ts'
import { type GroupOffer, offersOfProducts } from '../search/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { type Offer, offerOf } from './load.ts'

const MOST_OFFERS = 40
const CHEAPEST_OFFERS = 5
const MOST_SELLERS = 16

interface Wanted {
  productId: number
  quantity: number
}

/** A line of a basket with the offers that can be bought in its quantity, that of the asked product first if it can. */
export interface AskedLine extends Wanted {
  name: string
  isOwnOffered: boolean
  offers: Offer[]
}

/** The selected lines of the cart. */
export async function linesOfCart(db: Database, buyerId: string, now: Date): Promise<Wanted[]> {
  const { stored } = await readCart(db, buyerId, now)
  return stored.lines
    .filter(({ selected, saved, quantity }) => selected && !saved && quantity > 0)
    .slice(0, MOST_PLANNED)
    .map(({ product_id, quantity }) => ({ productId: product_id, quantity }))
}

/** The lines with their offers; an unknown product is left out. Two statements for any number of lines. */
export async function readLines(
  db: Database,
  wanted: readonly Wanted[],
  asking: { buyerId: string; now: Date; isAdult: boolean; language: Language },
): Promise<AskedLine[]> {
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const ids = [...quantities.keys()]
  const others = await offersOfProducts(db, ids, MOST_OFFERS)
  const considered = consideredOf(ids, others)
  const goods = await goodsFor(
    db,
    asking.buyerId,
    [...new Set([...ids, ...[...considered.values()].flat()])],
    asking.now,
  )
  const canBuy = (one: Goods | undefined, quantity: number): one is Goods => {
    if (!one) return false
    const { item } = judgeLine({ goods: one, quantity, ...asking })
    return item.can_buy && item.product_quantity === quantity
  }
  return ids.flatMap((productId) => {
    const own = goods.get(productId)
    if (!own) return []
    const quantity = quantities.get(productId)!
    const sold = [productId, ...(considered.get(productId) ?? [])]
      .map((id) => goods.get(id))
      .filter((one) => canBuy(one, quantity))
    return {
      productId,
      quantity,
      name: own.name,
      isOwnOffered: sold[0]?.id === productId,
      offers: sold.map((one) => offerOf(one, quantity, asking.now)),
    }
  })
}

/**
 * The offers to compare: the cheapest of each line, and those of the sellers who have most of the lines. Goods that two lines
 * ask for stay with them, because a cart has one line for each product.
 */
function consideredOf(
  ids: readonly number[],
  others: ReadonlyMap<number, readonly GroupOffer[]>,
): Map<number, number[]> {
  const keyOf = (id: number) => others.get(id)?.[0]?.key
  const asked = Map.groupBy(ids, keyOf)
  const single = ids.filter((id) => keyOf(id) !== undefined && asked.get(keyOf(id))!.length === 1)
  const covered = new Map<number, number>()
  for (const id of single)
    for (const { seller_id } of others.get(id)!)
      covered.set(seller_id, (covered.get(seller_id) ?? 0) + 1)
  const wide = new Set(
    [...covered]
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MOST_SELLERS)
      .map(([id]) => id),
  )
  return new Map(
    single.map((id) => {
      const byPrice = others.get(id)!.toSorted((a, b) => a.price - b.price || a.id - b.id)
      const chosen = byPrice.filter(
        (offer, at) => offer.id !== id && (at < CHEAPEST_OFFERS || wide.has(offer.seller_id)),
      )
      return [id, chosen.map((offer) => offer.id)]
    }),
  )
}
