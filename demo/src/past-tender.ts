import { unitPrice } from '@borong/api/rules/price-tier'
import { goodsOf, type Goods } from '@borong/gateway/cart/goods'
import { offerForTender } from '@borong/gateway/quotes/public'
import { atomically } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { wibDay } from '@borong/gateway/server/wib'
import { makeTender } from '@borong/gateway/tenders/create'
import { demoAddressIds } from './addresses.ts'
import { demoBuyers } from './buyers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINES = 3
const QUANTITY = 40
const ROUND = 100

/** Seeds an open tender of Budi with the offers of two stores: one is cheaper, the other has every line. */
export async function seedTender(gateway: Gateway, candidates: readonly Goods[]): Promise<void> {
  const pairs = await alike(gateway, [...new Set(candidates.map(({ seller }) => seller.id))])
  if (pairs.length === 0) return
  const { budi } = demoBuyers
  const at = gateway.now()
  const inDays = (days: number) => new Date(at.getTime() + days * DAY_MS)
  const [first, ...more] = pairs.map(([one]) => ({
    item: Array.from(one.name).slice(0, 120).join(''),
    quantity: QUANTITY,
    unit: one.unit,
    target_price: null,
    note: '',
    product_id: null,
  }))
  const tender = await makeTender(gateway, {
    buyerId: budi.id,
    language: 'id',
    body: {
      key: 'demo-tender',
      ...first!,
      more_lines: more,
      needed_by: wibDay(inDays(30)),
      offers_until: wibDay(inDays(10)),
      place: 'Kebayoran Lama, Jakarta Selatan',
      address_id: demoAddressIds.shop,
      file_ids: [],
      details: 'Pengiriman pagi, sebelum pukul 10.00. Faktur pajak diperlukan.',
      company: 'PT Santoso Boga Nusantara',
      name: budi.name,
      phone: budi.handphone,
      email: budi.email,
    },
  })
  if (typeof tender === 'string') return
  const offers = [
    { goods: pairs.map(([one]) => one), share: 1, freight: 150_000, days: 2 },
    // The second store has no product for the last line.
    {
      goods: pairs.map(([, other]) => other).slice(0, Math.max(1, pairs.length - 1)),
      share: 0.95,
      freight: 90_000,
      days: 4,
    },
  ]
  for (const { goods, share, freight, days } of offers)
    await atomically(gateway.db, (trx) =>
      offerForTender(trx, {
        tender: { id: tender.id, number: tender.number, userId: budi.id },
        sellerId: goods[0]!.seller.id,
        lines: goods.map((product, index) => ({
          position: index + 1,
          product_id: String(product.id),
          quantity: QUANTITY,
          unit_price: Math.max(ROUND, Math.round((priceOf(product) * share) / ROUND) * ROUND),
        })),
        freight,
        deliveryDays: days,
        terms: '',
        validUntil: inDays(20),
        at,
      }),
    )
}

const priceOf = ({ prices }: Goods) => Math.min(...prices.map(unitPrice))

/** Products of the same categories of the two stores that have the most categories in common. */
async function alike(
  { db, now }: Gateway,
  sellerIds: readonly number[],
): Promise<[Goods, Goods][]> {
  if (sellerIds.length < 2) return []
  const rows = await db
    .selectFrom('product_search')
    .innerJoin('products', 'products.id', 'product_search.id')
    .select(['products.id', 'products.seller_id', 'products.category_id'])
    .where('product_search.seller_id', 'in', sellerIds)
    .where('product_search.is_adult', '=', false)
    .where('product_search.in_stock', '=', true)
    .where('products.is_app_only', '=', false)
    .orderBy('products.id')
    .limit(2000)
    .execute()
  const byStore = new Map<number, Map<number, number>>()
  for (const { id, seller_id, category_id } of rows) {
    const own = byStore.get(seller_id) ?? new Map<number, number>()
    byStore.set(seller_id, own)
    if (!own.has(category_id)) own.set(category_id, id)
  }
  let best: [number, number][] = []
  const stores = [...byStore.values()]
  for (const [index, one] of stores.entries())
    for (const other of stores.slice(index + 1)) {
      const common = [...one].flatMap(([category, id]): [number, number][] => {
        const theirs = other.get(category)
        return theirs === undefined ? [] : [[id, theirs]]
      })
      if (common.length > best.length) best = common
    }
  const chosen = best.slice(0, LINES)
  const goods = await goodsOf(db, chosen.flat(), now())
  return chosen.map(([one, other]) => [goods.get(one)!, goods.get(other)!])
}
