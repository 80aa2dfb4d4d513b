import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

/** Every way in which the books of the lines contradict each other or exceed a limit; empty when they are right. */
export async function wrongBooks(db: Database, owner: string): Promise<string[]> {
  const { rows } = await sql<{
    method: string
    credit_limit: number
    reserved: number
    owed: number
    held: number
    open: number
    booked: number
  }>`select method, credit_limit, reserved, owed,
      (select coalesce(sum(amount), 0) from credit_holds where line_id = line.id)::int8 as held,
      (select coalesce(sum(amount - paid - refunded), 0) from credit_invoices where line_id = line.id)::int8 as open,
      (select coalesce(sum(amount), 0) from credit_entries
        where line_id = line.id and account = 'receivable')::int8 as booked
    from credit_lines as line where owner = ${owner}`.execute(db)
  const unbalanced = await db
    .selectFrom('credit_entries')
    .select('transfer_id')
    .groupBy('transfer_id')
    .having((eb) => eb.or([eb(eb.fn.sum('amount'), '<>', 0), eb(eb.fn.countAll(), '<>', 2)]))
    .execute()
  return [
    ...unbalanced.map(({ transfer_id }) => `${transfer_id} has other legs than two of one amount`),
    ...rows.flatMap((line) => [
      ...(line.reserved + line.owed > line.credit_limit
        ? [`${line.method} exceeds its limit`]
        : []),
      ...(line.reserved !== line.held ? [`${line.method} reserves other than its orders`] : []),
      ...(line.owed !== line.open ? [`${line.method} owes other than its invoices`] : []),
      ...(line.owed !== line.booked ? [`${line.method} owes other than its ledger`] : []),
    ]),
  ]
}
