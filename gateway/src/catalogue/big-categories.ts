import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

/** The big category of each product, to be joined. */
export const bigCategories = (db: Pick<Database, 'selectFrom'>) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('products.id as product_id')
    .select(sql<string>`categories.path->0->>'id'`.as('category_id'))
    .select(sql<string>`categories.path->0->'name'->>'id'`.as('name_id'))
    .select(sql<string>`categories.path->0->'name'->>'en'`.as('name_en'))
