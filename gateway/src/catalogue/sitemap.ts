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

/** A page of the shop's addresses: the first has everything but products, each further one the products of a range of ids. */
export async function sitemapPage(
  db: Database,
  page: number,
): Promise<{ pages: number; page: number; paths: string[] }> {
  const { rows } = await sql<{
    highest: number | null
  }>`select max(id) as highest from products`.execute(db)
  const pages = 1 + Math.ceil((rows[0]?.highest ?? 0) / PER_PAGE)
  return {
    pages,
    page,
    paths: page === 1 ? await fixedPaths(db) : await productPaths(db, page - 2),
  }
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

async function productPaths(db: Database, block: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.alias', 'sellers.alias as seller'])
    .where('products.id', '>', block * PER_PAGE)
    .where('products.id', '<=', (block + 1) * PER_PAGE)
    .where('products.is_adult', '=', false)
    .orderBy('products.id')
    .execute()
  return rows.map((row) => `/v/${row.seller}/product/${row.alias}`)
}
