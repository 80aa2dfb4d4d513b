import type { CallReply } from '@borong/api/shape'
import type { collection } from '@borong/api/collections.shapes'
import { type Goods, goodsOf, judgeLine } from '../cart/public.ts'
import { topProducts } from '../search/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { leadMessages, tradeMessages } from './messages.ts'
import { type Trade, trades } from './trades.ts'

type Collection = CallReply<typeof collection>['result']
type Item = Collection['needs'][number]['items'][number]

const isTrade = (trade: string): trade is Trade => Object.hasOwn(trades, trade)

const SHOWN = 2
// Some of the best-selling products can't be bought on this site, or only in a quantity that no seller has.
const CONSIDERED = 8

/** The list of a trade with the best-selling products that this visitor can buy now; undefined for an unknown trade. */
export async function readCollection(
  gateway: Gateway,
  asked: { trade: string; visitor: Visitor; language: Language },
): Promise<Collection | undefined> {
  const { trade, visitor, language } = asked
  if (!isTrade(trade)) return undefined
  const { db, now } = gateway
  const at = now()
  const names = await namesOf(gateway, language)
  const found = await Promise.all(
    trades[trade].map(async ({ category, quantity }) => {
      const cards = await topProducts(
        db,
        { category: [category], in_stock: true, order_by: 'best_selling' },
        visitor,
        CONSIDERED,
      )
      return { category, quantity, cards }
    }),
  )
  const ids = found.flatMap(({ cards }) => cards.map(({ id }) => Number(id)))
  const goods = await goodsOf(db, ids, at)
  const needs = found.map(({ category, quantity, cards }) => ({
    category,
    name: names.get(category) ?? category,
    items: cards
      .flatMap(({ id, masked_price }) => {
        const product = goods.get(Number(id))
        const item = product && viewItem(product, quantity, { now: at, language })
        return item ? [masked_price ? { ...item, prices: null } : item] : []
      })
      .slice(0, SHOWN),
  }))
  return {
    trade,
    name: tradeMessages[trade][language],
    lead: leadMessages[trade][language],
    needs: needs.filter(({ items }) => items.length > 0),
  }
}

function viewItem(
  goods: Goods,
  wanted: number,
  asked: { now: Date; language: Language },
): Item | undefined {
  const { item } = judgeLine({ goods, quantity: wanted, isAdult: false, ...asked })
  if (!item.can_buy) return undefined
  return {
    id_item: item.id_item,
    alias: item.alias,
    vendor_alias: item.vendor_alias,
    vendor_name: goods.seller.name,
    vendor_minimum: goods.seller.minimumPurchase,
    name: item.name,
    image: item.image,
    unit_type: item.unit_type,
    quantity: item.product_quantity,
    minimum_order: item.minimum_order,
    quantity_step: item.quantity_step,
    maximum: item.maximum,
    prices: goods.prices,
  }
}

async function namesOf({ db }: Gateway, language: Language): Promise<Map<string, string>> {
  const slugs = Object.values(trades).flatMap((needs) => needs.map(({ category }) => category))
  const rows = await db
    .selectFrom('categories')
    .select(['slug', 'name_id', 'name_en'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map((row) => [row.slug, language === 'en' ? row.name_en : row.name_id]))
}
