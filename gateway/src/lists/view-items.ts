import { productCode } from '@borong/api/rules/product-code'
import { tierFor, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import { cartMessage, type Goods, goodsFor, judgeLine } from '../cart/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { wishesOf } from '../wishlist/public.ts'
import { WISHLIST } from './find-list.ts'
import type { ListView } from './summaries.ts'

type Item = ListView['items'][number]

/** An item as stored; a wish has neither a quantity nor prices. */
interface StoredItem {
  product_id: number
  name: string
  quantity: number | null
  seen_prices: readonly PriceTier[] | null
}

/** The items of a list with today's prices. Age-restricted ones are only counted for a buyer who is no verified adult. */
export async function viewItems(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  input: { buyerId: string; listId: string; language: Language },
): Promise<{ items: Item[]; hidden_count: number }> {
  const { buyerId, listId, language } = input
  const at = now()
  const stored = await itemsOf(db, buyerId, listId)
  const goods = await goodsFor(
    db,
    buyerId,
    stored.map((item) => item.product_id),
    at,
  )
  const isAdult = await isVerifiedAdult(db, buyerId, at)
  const shown = stored.filter((item) => isAdult || !goods.get(item.product_id)?.isAdult)
  const items = shown.map((item) => {
    const product = goods.get(item.product_id)
    return product
      ? viewItem(item, product, { isAdult, now: at, language })
      : goneItem(item, language)
  })
  return { items, hidden_count: stored.length - shown.length }
}

async function itemsOf(db: Database, buyerId: string, listId: string): Promise<StoredItem[]> {
  if (listId === WISHLIST) {
    const wishes = await wishesOf(db, buyerId)
    return wishes.map(({ product_id }) => ({
      product_id,
      name: '',
      quantity: null,
      seen_prices: null,
    }))
  }
  return db
    .selectFrom('list_items')
    .select(['product_id', 'name', 'quantity', 'seen_prices'])
    .where('list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute()
}

function viewItem(
  stored: StoredItem,
  goods: Goods,
  asked: { isAdult: boolean; now: Date; language: Language },
): Item {
  const quantity = stored.quantity ?? goods.minimumOrder
  const seenPrices = stored.seen_prices ?? goods.prices
  const { item, notices } = judgeLine({ goods, quantity, seenPrices, ...asked })
  const seen = tierFor(seenPrices, item.product_quantity)
  return {
    id_item: item.id_item,
    code: productCode(goods.id),
    alias: item.alias,
    vendor_alias: item.vendor_alias,
    vendor_name: goods.seller.name,
    name: item.name,
    image: item.image,
    unit_type: item.unit_type,
    quantity,
    cart_quantity: item.can_buy ? item.product_quantity : 0,
    minimum_order: item.minimum_order,
    quantity_step: item.quantity_step,
    maximum: item.maximum,
    unit_price: item.unit_price,
    saved_unit_price: seen ? unitPrice(seen) : item.unit_price,
    subtotal: item.can_buy ? item.product_price_subtotal : 0,
    can_buy: item.can_buy,
    notices: notices.map(({ code, message }) => ({ code, message })),
  }
}

const goneItem = ({ product_id, name, quantity }: StoredItem, language: Language): Item => ({
  id_item: String(product_id),
  code: productCode(product_id),
  alias: '',
  vendor_alias: '',
  vendor_name: '',
  name: name || productCode(product_id),
  image: '',
  unit_type: '',
  quantity: quantity ?? 1,
  cart_quantity: 0,
  minimum_order: 1,
  quantity_step: 1,
  maximum: 0,
  unit_price: 0,
  saved_unit_price: 0,
  subtotal: 0,
  can_buy: false,
  notices: [{ code: 'ITEM_UNKNOWN', message: cartMessage('ITEM_UNKNOWN', language) }],
})
