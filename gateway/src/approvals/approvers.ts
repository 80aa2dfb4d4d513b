import type { Database } from '../server/database.ts'

/** The names of those who approved each of these orders, in the order of their steps. */
export async function approversOf(
  db: Pick<Database, 'selectFrom'>,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('approval_requests as request')
    .innerJoin('approval_steps as step', 'step.request_id', 'request.id')
    .innerJoin('users', 'users.id', 'step.decided_by')
    .select(['request.order_id', 'users.name'])
    .where('request.order_id', 'in', orderIds)
    .where('step.state', '=', 'approved')
    .orderBy('step.position')
    .execute()
  const names = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...names].map(([id, some]) => [id, some.map(({ name }) => name)]))
}
