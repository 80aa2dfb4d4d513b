import type { Database } from '../server/database.ts'
import type { CompanyRole } from './table.ts'

type Reader = Pick<Database, 'selectFrom'>

/** The names, tax numbers and addresses of these companies, as papers have them. */
export async function companyFacts(db: Reader, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('companies')
          .select(['id', 'profile_user_id', 'name', 'npwp', 'nitku', 'address'])
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.map((company) => [company.id, company]))
}

/** The role of each member of a company. */
export async function rolesOf(db: Reader, companyId: string): Promise<Map<string, CompanyRole>> {
  const rows = await db
    .selectFrom('company_members')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .execute()
  return new Map(rows.map(({ user_id, role }) => [user_id, role]))
}
