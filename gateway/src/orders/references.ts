import type { Database } from '../server/database.ts'

/** The references of a company on each of these orders. */
export async function referencesOf(
  db: Pick<Database, 'selectFrom'>,
  orderIds: readonly string[],
): Promise<Map<string, { po_number: string | null; cost_centre_name: string | null }>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'po_number', 'cost_centre_name'])
    .where('id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ id, ...references }) => [id, references]))
}

/** These orders that are paid or on credit, with the fields of their journals. */
export async function paidOrders(db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'serial', 'po_number', 'cost_centre_name', 'totals', 'facture'])
    .select(['created_at', 'paid_at'])
    .where('id', 'in', orderIds)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ paid_at, ...order }) => (paid_at ? [{ ...order, paid_at }] : []))
}
