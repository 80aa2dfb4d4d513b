import type { ProductCard } from '@borong/api/catalogue-entities'
import { tierFor } from '@borong/api/rules/price-tier'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { agreedText } from './agreed-notice.ts'
import { cartCompany } from './cart-company.ts'
import { agreedAt, type Goods, goodsOf } from './goods.ts'

interface Reader {
  buyerId: string
  language: Language
  at: Date
}

/** The prices on a product's page for a buyer whose company has an agreed one, which is then below a running deal. */
export async function agreedPriceOf(db: Database, reader: Reader & { productId: number }) {
  const goods = (await agreedGoods(db, reader, [reader.productId])).get(reader.productId)
  return goods?.agreed
    ? {
        prices: goods.prices,
        agreed_price: agreedText(goods.agreed, reader.language),
        daily_deal: null,
      }
    : undefined
}

/** Cards of a list with the agreed prices of the reader's company. The list itself may be cached for everybody. */
export async function agreedCards<Card extends ProductCard & { group?: unknown }>(
  db: Database,
  reader: Reader,
  cards: readonly Card[],
): Promise<Card[] | undefined> {
  const ids = cards.filter(({ group }) => !group).map(({ id }) => Number(id))
  const found = await agreedGoods(db, reader, ids)
  if (![...found.values()].some(({ agreed }) => agreed)) return undefined
  return cards.map((card) => {
    const goods = card.group ? undefined : found.get(Number(card.id))
    return goods?.agreed ? { ...card, ...priceOf(goods, reader.language) } : card
  })
}

async function agreedGoods(
  db: Database,
  { buyerId, at }: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Goods>> {
  if (ids.length === 0) return new Map()
  const companyId = await cartCompany(db, buyerId)
  return companyId === null ? new Map() : goodsOf(db, ids, at, companyId)
}

function priceOf(goods: Goods, language: Language) {
  const text = { agreed_price: agreedText(goods.agreed!, language) }
  const agreed = agreedAt(goods, goods.minimumOrder)
  const tier = agreed && tierFor(goods.prices, goods.minimumOrder)
  if (!tier) return text
  const saved = Math.floor(((tier.price - agreed.price) * 100) / tier.price)
  return { ...text, price: tier.price, discount: agreed.price, discount_percentage: saved }
}
