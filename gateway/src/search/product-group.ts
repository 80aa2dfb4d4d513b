import type { CallReply } from '@borong/api/shape'
import type { productGroup } from '@borong/api/search.shapes'
import type { Delivered } from '@borong/api/shipping.shapes'
import { sql } from 'kysely'
import { type Goods, goodsOf } from '../cart/public.ts'
import { cardsOf, gtinText, isGuest } from '../catalogue/public.ts'
import { distanceKm } from '../places/public.ts'
import { deliver, type Destination } from '../shipping/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { MOST_COMPARED } from './delivered-prices.ts'
import { pageOf, type Page } from './page-of.ts'
import { gtinKey } from './understand/index-words.ts'

type Group = CallReply<typeof productGroup>['data']

const MOST_OFFERS = 5_000

interface Offer {
  id: number
  seller_id: number
  /** Null when it is hidden from this visitor. */
  price: number | null
  in_stock: boolean
}

interface Asking {
  visitor: Visitor
  language: Language
  now: Date
  destination: Destination | undefined
}

/** The key of the group of a product; undefined for an unknown or age-restricted one, and before it is indexed. */
export async function groupKeyOf(db: Database, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_search')
    .where('id', '=', id)
    .where('is_adult', '=', false)
    .select(sql<number>`group_key::float8`.as('key'))
    .executeTakeFirst()
  return row?.key || undefined
}

/** A page of the sellers of a product; undefined without a seller. */
export async function readGroup(
  db: Database,
  key: number,
  page: Page,
  asking: Asking,
): Promise<Group | undefined> {
  const offers = await offersOf(db, key, isGuest(asking.visitor))
  const [first] = offers
  if (!first) return undefined
  const { visitor, language, now, destination } = asking
  const head = await headOf(db, key, first.id, language)
  // More expensive offers follow by price.
  const some = offers.slice(0, MOST_COMPARED)
  const goods = await goodsOf(
    db,
    some.map(({ id }) => id),
    now,
  )
  const landed = destination
    ? landedOf(some, goods, { destination, now })
    : new Map<number, Delivered>()
  const compared = some.toSorted(
    (a, b) =>
      Number(isSold(b, goods)) - Number(isSold(a, goods)) ||
      (landed.get(a.id)?.per_unit ?? Infinity) - (landed.get(b.id)?.per_unit ?? Infinity) ||
      0,
  )
  const start = (page.page - 1) * page.limit
  const shown = [...compared, ...offers.slice(MOST_COMPARED)].slice(start, start + page.limit)
  const all = new Map([...goods, ...(await goodsOf(db, missing(shown, goods), now))])
  const cards = await cardsOf(
    db,
    shown.map(({ id }) => id),
    visitor,
  )
  const items = cards.flatMap((product) => {
    const one = all.get(Number(product.id))
    if (!one) return []
    return {
      product,
      tiers: product.masked_price ? [] : [...one.prices],
      step: one.step,
      stock: one.stock,
      seller_id: String(one.seller.id),
      is_open: one.seller.isOpen,
      distance_km: destination ? Math.round(distanceKm(one.seller, destination)) : null,
      landed: landed.get(Number(product.id)) ?? null,
    }
  })
  const stocked = offers.filter(({ in_stock }) => in_stock)
  const prices = (stocked.length > 0 ? stocked : offers)
    .map(({ price }) => price)
    .filter((price) => price !== null)
  return {
    key: key.toString(36),
    ...head,
    in_stock: stocked.length > 0,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
    price_to: prices.length > 0 ? Math.max(...prices) : null,
    items,
    total_count: offers.length,
    ...pageOf({ total_count: offers.length }, page),
  }
}

const isSold = ({ id, in_stock }: Offer, goods: ReadonlyMap<number, Goods>) =>
  in_stock && goods.get(id)?.seller.isOpen === true

/** The cheapest offer of each seller, those with stock and a visible price first. */
async function offersOf(db: Database, key: number, guest: boolean): Promise<Offer[]> {
  const price = guest ? sql`case when f.hides_price then null else f.price end` : sql`f.price`
  const { rows } = await sql<Offer>`
    select o.* from (
      select distinct on (f.seller_id) f.id, f.seller_id, f.price, f.in_stock
      from (select f.id, f.seller_id, ${price} as price, f.in_stock from product_search f
        where f.group_key = ${key} and not f.is_adult limit ${MOST_OFFERS}) f
      order by f.seller_id, f.in_stock desc, f.price nulls last, f.id) o
    order by o.in_stock desc, o.price nulls last, o.id`.execute(db)
  return rows
}

async function headOf(db: Database, key: number, id: number, language: Language) {
  const row = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .where('products.id', '=', id)
    .select([
      'products.card',
      'products.gtin',
      'products.gtin_length',
      'categories.path',
      'brands.alias',
      'brands.name as brand',
    ])
    .executeTakeFirstOrThrow()
  const { name, image, unit_type } = row.card
  // All offers of a group with the key of a GTIN have it.
  const gtin = row.gtin && key === gtinKey(row.gtin) ? gtinText(row) : undefined
  return {
    name,
    image,
    unit_type,
    ...(gtin ? { gtin } : {}),
    brand: row.alias && row.brand ? { alias: row.alias, name: row.brand } : null,
    path: row.path.map((step) => ({ ...step, name: step.name[language] })),
  }
}

/** The price of each offer at the door. */
const landedOf = (
  offers: readonly Offer[],
  goods: ReadonlyMap<number, Goods>,
  { destination, now }: { destination: Destination; now: Date },
): Map<number, Delivered> =>
  new Map(
    offers.flatMap(({ id, price }) => {
      const one = goods.get(id)
      return one && price !== null ? [[id, deliver(one, undefined, destination, now)]] : []
    }),
  )

const missing = (offers: readonly Offer[], goods: ReadonlyMap<number, Goods>) =>
  offers.filter(({ id }) => !goods.has(id)).map(({ id }) => id)
