import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

/** The absent members of a company whom this member replaces at this moment. */
export async function absentOf(
  db: Reader,
  { deputyId, companyId, at }: { deputyId: string; companyId: string; at: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('approval_deputies')
    .select('member_id')
    .where('deputy_id', '=', deputyId)
    .where('company_id', '=', companyId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** The deputy of a member at this moment; undefined without one. */
export async function deputyOf(
  db: Reader,
  { memberId, companyId, at }: { memberId: string; companyId: string; at: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('approval_deputies')
    .select('deputy_id')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .executeTakeFirst()
  return row?.deputy_id
}

/** The absent members of a company whom this member replaces by the clock of the database, for queries without a moment. */
export const absentNow = (
  db: Reader,
  { deputyId, companyId }: { deputyId: string; companyId: string },
) =>
  db
    .selectFrom('approval_deputies')
    .select('member_id')
    .where('deputy_id', '=', deputyId)
    .where('company_id', '=', companyId)
    .where('starts_at', '<=', sql<Date>`now()`)
    .where('ends_at', '>', sql<Date>`now()`)
