import { DAY_MS } from '@borong/api/rules/time'
import { unitPrice } from '@borong/api/rules/price-tier'
import type { RadarRegion, Staple } from '@borong/api/rules/staples'
import { stapleOf, stapleSlugs } from '@borong/gateway/radar/staples'
import type { StaplePriceTable } from '@borong/gateway/radar/table'
import { wibDay } from '@borong/gateway/server/wib'
import type { Gateway } from '@borong/gateway/server/domain'
import { regionOf } from '@borong/gateway/shipping/regions'
import { prng } from './market/prng.ts'

const DAYS = 365
const ROWS_PER_BATCH = 1000
const GRAMS = 500_000

/** Seeds a year of the price index up to yesterday. The market has no sales of that time, only prices of today. */
export async function seedPriceHistory({ db, now }: Gateway): Promise<void> {
  const present = await db.selectFrom('staple_prices').select('day').limit(1).executeTakeFirst()
  if (present) return
  const at = now().getTime()
  const rows: StaplePriceTable[] = []
  for (const [key, prices] of await pricesOfToday({ db })) {
    const [staple, region] = key.split(' ') as [Staple, RadarRegion]
    const today = prices.reduce((sum, price) => sum + price, 0) / prices.length
    const curve = curveOf(staple, region)
    for (let days = DAYS; days > 0; days--) {
      const price = curve(today)
      // A region does not sell every staple on every day.
      if (price !== undefined)
        rows.push({
          staple,
          region,
          day: wibDay(new Date(at - days * DAY_MS)),
          price,
          grams: GRAMS,
        })
    }
  }
  for (let from = 0; from < rows.length; from += ROWS_PER_BATCH)
    await db
      .insertInto('staple_prices')
      .values(rows.slice(from, from + ROWS_PER_BATCH))
      .execute()
}

/** The prices per kilogram of the market's products, by staple and region. */
async function pricesOfToday({ db }: Pick<Gateway, 'db'>): Promise<Map<string, number[]>> {
  const products = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.name', 'categories.slug', 'products.tiers'])
    .select(['products.weight_grams', 'sellers.province'])
    .where('categories.slug', 'in', stapleSlugs)
    .execute()
  const prices = new Map<string, number[]>()
  for (const product of products) {
    const staple = stapleOf(product)
    const [tier] = product.tiers
    if (!staple || !tier) continue
    for (const region of ['all', regionOf(product.province)]) {
      const key = `${staple} ${region}`
      const list = prices.get(key) ?? []
      list.push((unitPrice(tier) * 1000) / product.weight_grams)
      prices.set(key, list)
    }
  }
  return prices
}

/** A season of the year and a slow walk around the price of today, which it reaches on the last day. */
function curveOf(staple: Staple, region: RadarRegion) {
  const season = prng('season', staple).next() * 2 * Math.PI
  const walk = prng('walk', staple, region)
  let level = 0
  let day = 0
  return (today: number): number | undefined => {
    day += 1
    level = level * 0.95 + (walk.next() - 0.5) * 0.03
    const left = 1 - day / DAYS
    const swing = 0.08 * (Math.sin(season + 2 * Math.PI * left) - Math.sin(season))
    const isSold = region === 'all' || walk.chance(0.6)
    return isSold ? Math.round(today * (1 - 0.05 * left + swing + level)) : undefined
  }
}
