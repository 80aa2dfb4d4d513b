import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

const PER_PAGE = 1_000

const bigPages = [
  '/',
  '/category',
  '/brand',
  '/promo',
  '/daily-deals',
  '/big-resto',
  '/big-office',
  '/big-mart',
  '/big-auto',
  '/local-store',
  '/services',
]

/**
 * A page of the shop's URLs: the first has the fixed pages, categories, brands and promos. The next pages have sellers,
 * then products and the groups whose first offer is among them, each page a range of ids.
 */
export async function sitemapPage(
  db: Database,
  page: number,
  perPage = PER_PAGE,
): Promise<{ pages: number; page: number; paths: string[] }> {
  const { rows } = await sql<{ sellers: number | null; products: number | null }>`
    select (select max(id) from sellers) as sellers, (select max(id) from products) as products`.execute(
    db,
  )
  const sellerPages = Math.ceil((rows[0]?.sellers ?? 0) / perPage)
  const pages = 1 + sellerPages + Math.ceil((rows[0]?.products ?? 0) / perPage)
  const block = page - 2
  if (page === 1) return { pages, page, paths: await fixedPaths(db) }
  const range = (number: number) => ({ after: number * perPage, last: (number + 1) * perPage })
  const paths =
    block < sellerPages
      ? await sellerPaths(db, range(block))
      : await Promise.all([
          productPaths(db, range(block - sellerPages)),
          groupPaths(db, range(block - sellerPages)),
        ])
  return { pages, page, paths: paths.flat() }
}

interface Range {
  after: number
  last: number
}

async function fixedPaths(db: Database): Promise<string[]> {
  const categories = await db
    .selectFrom('categories')
    .select('slug')
    .where('level', '>', 1)
    .where('is_adult', '=', false)
    .orderBy('id')
    .execute()
  const brands = await db
    .selectFrom('brands')
    .select('alias')
    .orderBy('id')
    .limit(PER_PAGE)
    .execute()
  const promos = await db
    .selectFrom('promos')
    .select('alias')
    .orderBy('position')
    .limit(PER_PAGE)
    .execute()
  return [
    ...bigPages,
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...brands.map(({ alias }) => `/brand/${alias}`),
    ...promos.map(({ alias }) => `/promo/${alias}`),
  ]
}

async function sellerPaths(db: Database, { after, last }: Range): Promise<string[]> {
  const rows = await db
    .selectFrom('sellers')
    .select('alias')
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('product_count', '>', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ alias }) => `/v/${alias}`)
}

async function productPaths(db: Database, { after, last }: Range): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.alias', 'sellers.alias as seller'])
    .where('products.id', '>', after)
    .where('products.id', '<=', last)
    .where('products.is_adult', '=', false)
    .where('products.archived_at', 'is', null)
    .orderBy('products.id')
    .execute()
  return rows.map((row) => `/v/${row.seller}/product/${row.alias}`)
}

/** The comparisons of products that at least two sellers offer. */
async function groupPaths(db: Database, { after, last }: Range): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.group_key::text as key from product_search f
    where f.id > ${after} and f.id <= ${last} and not f.is_adult and f.group_key <> 0
      and not exists (
        select 1 from product_search e where e.group_key = f.group_key and e.id < f.id and not e.is_adult)
      and exists (
        select 1 from product_search o
        where o.group_key = f.group_key and o.seller_id <> f.seller_id and not o.is_adult)
    order by f.id`.execute(db)
  return rows.map(({ key }) => `/p/${Number(key).toString(36)}`)
}
