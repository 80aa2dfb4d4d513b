import * as catalogueCalls from '@borong/api/catalogue'
import { sql } from 'kysely'
import type { PriceTier } from '@borong/api/rules/price-tier'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { isGuest } from './cards.ts'
import { findDetail } from './detail.ts'
import { remindOfStock } from './reminders.ts'
import { sellerCards } from './seller-cards.ts'
import { sitemapPage } from './sitemap.ts'
import type { BrandTable } from './table.ts'
import { categoryPage, categoryTree } from './tree.ts'

/** The prices of a product for a buyer whose company has an agreed one. */
export type AgreedPriceOf = (
  db: Database,
  input: { buyerId: string; productId: number; language: Language; at: Date },
) => Promise<{ prices: PriceTier[]; agreed_price: string; daily_deal: null } | undefined>

export function catalogueRoutes(
  { serve, db, reads, now }: Gateway,
  agreedPriceOf: AgreedPriceOf,
): void {
  serve(catalogueCalls.categories, async ({ language }) => ({
    result: await categoryTree(reads, language),
  }))

  serve(catalogueCalls.category, async ({ params, language, refuse }) => {
    const result = await categoryPage(reads, params.slug, language)
    return result ? { result } : refuse('CATEGORY_UNKNOWN')
  })

  serve(catalogueCalls.brands, async ({ query: { page, limit, area } }) => {
    const inArea = area
      ? sql<boolean>`exists (select 1 from product_search f where f.brand_id = brands.id and not f.is_adult
          and f.category1 = (select id from categories where area = ${area} and level = 1))`
      : sql<boolean>`true`
    const rows = await reads
      .selectFrom('brands')
      .selectAll()
      .where(inArea)
      .orderBy('product_count', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const counted = await reads
      .selectFrom('brands')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(inArea)
      .executeTakeFirst()
    return { result: rows.map(brandOf), total_count: counted?.count ?? 0, page, limit }
  })

  serve(catalogueCalls.brand, async ({ params, refuse }) => {
    const row = await reads
      .selectFrom('brands')
      .selectAll()
      .where('alias', '=', params.alias)
      .executeTakeFirst()
    return row ? { result: brandOf(row) } : refuse('BRAND_UNKNOWN')
  })

  serve(catalogueCalls.productDetail, async ({ query, visitor, buyerId, language, refuse }) => {
    // A buyer sees here what they have just wished or asked to be reminded of.
    const result = await findDetail(isGuest(visitor) ? reads : db, {
      alias: query.alias,
      seller: query.microsite_url,
      visitor,
      language,
      now: now(),
    })
    if (!result) return refuse('PRODUCT_UNKNOWN')
    if (result.is_age_restricted && !(await isVerifiedAdult(db, buyerId, now())))
      return refuse('AGE_UNVERIFIED')
    const agreed = isGuest(visitor)
      ? undefined
      : await agreedPriceOf(db, {
          buyerId,
          productId: Number(result.id),
          language,
          at: now(),
        })
    return { result: { ...result, ...agreed } }
  })

  serve(catalogueCalls.seller, async ({ params, visitor, language, refuse }) => {
    const seller = await reads
      .selectFrom('sellers')
      .selectAll()
      .where('alias', '=', params.alias)
      .executeTakeFirst()
    const [card] = seller ? await sellerCards(reads, [seller.id], { visitor, language }) : []
    if (!seller || !card) return refuse('SELLER_UNKNOWN')
    const { city, province, latitude, longitude, joined_year, response_minutes } = seller
    const more = { city, province, latitude, longitude, joined_year, response_minutes }
    return { result: { ...card, ...more } }
  })

  serve(catalogueCalls.remindStock, async ({ params, buyerId, refuse }) => {
    const answer = await remindOfStock(db, {
      productId: Number(params.productId),
      userId: buyerId,
      now: now(),
    })
    return answer === 'stored' ? { reminded: true as const } : refuse(answer)
  })

  serve(catalogueCalls.sitemap, async ({ query }) => sitemapPage(reads, query.page))
}

const brandOf = (row: BrandTable) => ({ ...row, id: String(row.id), image: `b/${row.id}` })
