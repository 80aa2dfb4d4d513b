import { DAY_MS } from '@borong/api/rules/time'
import { unitPrice } from '@borong/api/rules/price-tier'
import { goodsOf, type Goods } from '@borong/gateway/cart/goods'
import { offerForTender } from '@borong/gateway/quotes/public'
import { atomically } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { wibDay } from '@borong/gateway/server/wib'
import { makeTender } from '@borong/gateway/tenders/create'
import { demoAddressIds } from './addresses.ts'
import { demoBuyers } from './buyers.ts'

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
        tender: { id: tender.id, number: tender.number, userId: budi.id, companyId: null },
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

interface Listed {
  id: number
  price: number
}

/** Pairs of products of one category and a similar price, of the two stores that have the most such pairs. */
async function alike(
  { db, now }: Gateway,
  sellerIds: readonly number[],
): Promise<[Goods, Goods][]> {
  if (sellerIds.length < 2) return []
  const rows = await db
    .selectFrom('product_search')
    .innerJoin('products', 'products.id', 'product_search.id')
    .select(['products.id', 'products.seller_id', 'products.category_id', 'product_search.price'])
    .where('product_search.seller_id', 'in', sellerIds)
    .where('product_search.is_adult', '=', false)
    .where('product_search.in_stock', '=', true)
    .where('products.is_app_only', '=', false)
    .orderBy('products.id')
    .limit(2000)
    .execute()
  const byStore = [...Map.groupBy(rows, (row) => row.seller_id).values()].map((own) =>
    Map.groupBy(own, (row) => row.category_id),
  )
  let best: [Listed, Listed][] = []
  for (const [index, one] of byStore.entries())
    for (const other of byStore.slice(index + 1)) {
      const pairs = [...one].flatMap(([category, own]) => {
        const pair = nearest(own, other.get(category) ?? [])
        return pair ? [pair] : []
      })
      if (pairs.length > best.length) best = pairs
    }
  const chosen = best.toSorted((a, b) => distance(...a) - distance(...b)).slice(0, LINES)
  const ids = chosen.flat().map(({ id }) => id)
  const goods = await goodsOf(db, ids, now())
  return chosen.map(([one, other]) => [goods.get(one.id)!, goods.get(other.id)!])
}

const distance = (one: Listed, other: Listed) => Math.abs(Math.log(one.price / other.price))

/** The two products with the nearest prices. */
function nearest(own: readonly Listed[], others: readonly Listed[]): [Listed, Listed] | undefined {
  const pairs = own.flatMap((one) => others.map((other): [Listed, Listed] => [one, other]))
  return pairs.toSorted((a, b) => distance(...a) - distance(...b))[0]
}
