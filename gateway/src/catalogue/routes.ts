import * as catalogueCalls from '@borong/api/catalogue'
import { sql } from 'kysely'
import { atlas } from '../places/atlas.ts'
import type { Gateway } from '../server/domain.ts'
import { isVerifiedAdult } from '../users/adult.ts'
import { findDetail } from './detail.ts'
import { type Around, countNearby, nearbyStores } from './local-stores.ts'
import { findRelated } from './related.ts'
import { remindOfStock } from './reminders.ts'
import { sellerCards } from './seller-cards.ts'
import { sitemapPage } from './sitemap.ts'
import type { BrandTable } from './table.ts'
import { categoryPage, categoryTree } from './tree.ts'

export function catalogueRoutes({ serve, db, now }: Gateway): void {
  serve(catalogueCalls.categories, async ({ language }) => ({
    result: await categoryTree(db, language),
  }))

  serve(catalogueCalls.category, async ({ params, language, refuse }) => {
    const result = await categoryPage(db, params.slug, language)
    return result ? { result } : refuse('CATEGORY_UNKNOWN')
  })

  serve(catalogueCalls.brands, async ({ query: { page, limit, area } }) => {
    const inArea = area
      ? sql<boolean>`exists (select 1 from product_search f where f.brand_id = brands.id and not f.is_adult
          and f.category1 = (select id from categories where area = ${area} and level = 1))`
      : sql<boolean>`true`
    const rows = await db
      .selectFrom('brands')
      .selectAll()
      .where(inArea)
      .orderBy('product_count', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const counted = await db
      .selectFrom('brands')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(inArea)
      .executeTakeFirst()
    return { result: rows.map(brandOf), total_count: counted?.count ?? 0, page, limit }
  })

  serve(catalogueCalls.brand, async ({ params, refuse }) => {
    const row = await db
      .selectFrom('brands')
      .selectAll()
      .where('alias', '=', params.alias)
      .executeTakeFirst()
    return row ? { result: brandOf(row) } : refuse('BRAND_UNKNOWN')
  })

  serve(catalogueCalls.productDetail, async ({ query, visitor, buyerId, language, refuse }) => {
    const result = await findDetail(db, {
      alias: query.alias,
      seller: query.microsite_url,
      visitor,
      language,
      now: now(),
    })
    if (!result) return refuse('PRODUCT_UNKNOWN')
    if (result.is_age_restricted && !(await isVerifiedAdult(db, buyerId, now())))
      return refuse('AGE_UNVERIFIED')
    return { result }
  })

  serve(catalogueCalls.relatedProducts, async ({ query, visitor, buyerId, language, refuse }) => {
    const isAdult = await isVerifiedAdult(db, buyerId, now())
    const result = await findRelated(db, query.alias, { visitor, language, isAdult })
    return result ? { result } : refuse('PRODUCT_UNKNOWN')
  })

  serve(catalogueCalls.seller, async ({ params, visitor, language, refuse }) => {
    const seller = await db
      .selectFrom('sellers')
      .selectAll()
      .where('alias', '=', params.alias)
      .executeTakeFirst()
    const [card] = seller ? await sellerCards(db, [seller.id], { visitor, language }) : []
    if (!seller || !card) return refuse('SELLER_UNKNOWN')
    const { city, province, latitude, longitude, joined_year, response_minutes } = seller
    const more = { city, province, latitude, longitude, joined_year, response_minutes }
    return { result: { ...card, ...more } }
  })

  serve(catalogueCalls.localStores, async ({ query, visitor, language, refuse }) => {
    const { page, limit } = query
    const around = aroundOf(query)
    if (typeof around === 'string') return refuse(around)
    const stores = await nearbyStores(db, around, query)
    const shown = stores.slice((page - 1) * limit, page * limit)
    const cards = await sellerCards(
      db,
      shown.map((store) => store.id),
      { visitor, language },
    )
    const result = shown.flatMap(({ id, ...place }) => {
      const card = cards.find((it) => it.id === String(id))
      return card ? [{ ...card, ...place }] : []
    })
    return { result, total_count: stores.length, page, limit }
  })

  serve(catalogueCalls.localStoreFacets, async ({ query, refuse }) => {
    const around = aroundOf(query)
    return typeof around === 'string'
      ? refuse(around)
      : { data: await countNearby(db, around, query) }
  })

  serve(catalogueCalls.remindStock, async ({ params, buyerId, refuse }) => {
    const answer = await remindOfStock(db, {
      productId: Number(params.productId),
      userId: buyerId,
      now: now(),
    })
    return answer === 'kept' ? { reminded: true as const } : refuse(answer)
  })

  serve(catalogueCalls.sitemap, async ({ query }) => sitemapPage(db, query.page))
}

const brandOf = (row: BrandTable) => ({ ...row, id: String(row.id), image: `b/${row.id}` })

/** The point of the query, or of the district that it names. Refuses a query without either. */
function aroundOf(query: {
  district?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  radius: number
}): Around | 'DISTRICT_UNKNOWN' | 'POINT_MISSING' {
  const point = query.district ? atlas().byId.get(query.district) : query
  if (!point) return 'DISTRICT_UNKNOWN'
  const { latitude, longitude } = point
  if (latitude === undefined || longitude === undefined) return 'POINT_MISSING'
  return { latitude, longitude, radius: query.radius }
}
