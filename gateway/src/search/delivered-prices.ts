import type { SearchCard } from '@borong/api/search.shapes'
import type { Delivered } from '@borong/api/shipping.shapes'
import { sql } from 'kysely'
import { type Goods, goodsOf } from '../cart/public.ts'
import { isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { deliver, type Destination } from '../shipping/public.ts'
import { cheapestOfGroups } from './group-offers.ts'

/** The cheapest offers of a group whose prices at the door are compared. */
export const MOST_COMPARED = 100

interface Delivery {
  visitor: Visitor
  destination: Destination
  now: Date
}

interface Listed {
  ids: readonly number[]
  /** Keys of groups. */
  groups: readonly number[]
}

/** The prices at the door of products, by id, and of the cheapest offers of groups there, by key. */
export async function readDelivered(
  db: Database,
  { ids, groups }: Listed,
  { visitor, destination, now }: Delivery,
  most = MOST_COMPARED,
): Promise<{ products: Map<number, Delivered>; groups: Map<number, Delivered> }> {
  const guest = isGuest(visitor)
  const shown = guest ? sql`not f.hides_price` : sql`true`
  const offers = await cheapestOfGroups(db, groups, { shown, most })
  const all = await goodsOf(
    db,
    [...new Set([...ids, ...[...offers.values()].flat().map(({ id }) => id)])],
    now,
  )
  const at = (id: number) => {
    const goods = all.get(id)
    return goods && isShown(goods, guest) ? [deliver(goods, undefined, destination, now)] : []
  }
  return {
    products: new Map(ids.flatMap((id) => at(id).map((delivered) => [id, delivered]))),
    groups: new Map(
      [...offers].flatMap(([key, sold]) => {
        const [best] = sold.flatMap(({ id }) => at(id)).toSorted(byUnit)
        return best ? [[key, best]] : []
      }),
    ),
  }
}

const isShown = ({ isAdult, hidesPrice }: Goods, guest: boolean) =>
  !isAdult && !(guest && hidesPrice)

const byUnit = (a: Delivered, b: Delivered) =>
  (a.per_unit ?? Infinity) - (b.per_unit ?? Infinity) || 0

export const keyOf = (group: string): number => Number.parseInt(group, 36)

/** The same cards, the cheapest at the door first, those that cannot be delivered last. */
export async function sortDelivered<Card extends SearchCard>(
  db: Database,
  cards: readonly Card[],
  delivery: Delivery,
  most: number,
): Promise<Card[]> {
  const single = cards.filter(({ group }) => !group)
  const delivered = await readDelivered(
    db,
    {
      ids: single.map(({ id }) => Number(id)),
      groups: cards.flatMap(({ group }) => (group ? [keyOf(group.key)] : [])),
    },
    delivery,
    most,
  )
  const priceOf = ({ id, group }: Card) =>
    (group ? delivered.groups.get(keyOf(group.key)) : delivered.products.get(Number(id)))
      ?.per_unit ?? Infinity
  return cards.toSorted((a, b) => priceOf(a) - priceOf(b) || 0)
}
