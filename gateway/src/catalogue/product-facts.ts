import type { Database } from '../server/database.ts'

export interface ProductFacts {
  id: number
  alias: string
  name: string
  unit: string
  minimum_order: number
  seller_id: number
}

/** The names and sellers of products; of unknown ones nothing. */
export async function productFacts(
  db: Pick<Database, 'selectFrom'>,
  ids: readonly number[],
): Promise<Map<number, ProductFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'alias', 'name', 'unit', 'minimum_order', 'seller_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The names and addresses of sellers. */
export async function sellerFacts(
  db: Pick<Database, 'selectFrom'>,
  ids: readonly number[],
): Promise<Map<number, { id: number; name: string; alias: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'alias'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
