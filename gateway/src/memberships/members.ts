import type { Database, Trx } from '../server/database.ts'
import type { CompanyRole, CompanyTable } from './table.ts'

export interface Membership {
  companyId: string
  companyName: string
  role: CompanyRole
}

/** The companies of a buyer, by name. */
export async function membershipsOf(
  db: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<Membership[]> {
  return db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id as companyId', 'companies.name as companyName', 'company_members.role'])
    .where('company_members.user_id', '=', userId)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute()
}

/** The ids of a buyer's companies, for a condition. */
export const companiesOf = (db: Pick<Database, 'selectFrom'>, userId: string) =>
  db
    .selectFrom('company_members')
    .select('company_members.company_id')
    .where('company_members.user_id', '=', userId)

/** The role of a buyer in a company; undefined for a stranger, and from the moment in which a member has left. */
export async function roleIn(
  db: Pick<Database, 'selectFrom'>,
  member: { companyId: string; userId: string },
): Promise<CompanyRole | undefined> {
  return (await memberIn(db, member))?.role
}

/** The role and the named outlets of a member; undefined for a stranger. */
export const memberIn = (
  db: Pick<Database, 'selectFrom'>,
  member: { companyId: string; userId: string },
) =>
  db
    .selectFrom('company_members')
    .select(['role', 'outlet_ids'])
    .where('company_id', '=', member.companyId)
    .where('user_id', '=', member.userId)
    .executeTakeFirst()

/** The admins of a company. */
export const adminsOf = async (
  db: Pick<Database, 'selectFrom'>,
  companyId: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('company_members')
      .select('user_id')
      .where('company_id', '=', companyId)
      .where('role', '=', 'admin')
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id)

/** The admins of the company that this person's business profile describes. */
export async function adminsOfProfile(
  db: Pick<Database, 'selectFrom'>,
  profileUserId: string,
): Promise<string[]> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('profile_user_id', '=', profileUserId)
    .executeTakeFirst()
  return company ? adminsOf(db, company.id) : []
}

type CompanyData = Pick<CompanyTable, 'name' | 'npwp' | 'nitku' | 'address'>

/**
 * Writes the company of a business profile. Its first submission makes the buyer the admin. Returns the data of the
 * company before and after a change by its admin.
 */
export async function saveCompanyOfProfile(
  trx: Trx,
  profile: {
    userId: string
    name: string
    npwp: string
    nitku?: string
    address: string
    at: Date
  },
): Promise<{ companyId: string; before: CompanyData | undefined; after: CompanyData } | undefined> {
  if (profile.name === '') return undefined
  const { name, npwp, nitku = '', address } = profile
  const fields = { name, npwp, nitku, address }
  const id = `c${profile.userId}`
  const before = await trx
    .selectFrom('companies')
    .select(['name', 'npwp', 'nitku', 'address'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  await trx
    .insertInto('companies')
    .values({ id, profile_user_id: profile.userId, ...fields, created_at: profile.at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const members = await trx
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', id)
    .limit(1)
    .execute()
  // An admin who has handed the company over neither comes back nor renames it by editing the profile.
  if (members.length > 0) {
    if ((await roleIn(trx, { companyId: id, userId: profile.userId })) !== 'admin') return undefined
    await trx.updateTable('companies').set(fields).where('id', '=', id).execute()
    return { companyId: id, before, after: fields }
  }
  await addMember(trx, { companyId: id, userId: profile.userId, role: 'admin', at: profile.at })
  return { companyId: id, before, after: fields }
}

interface Member {
  companyId: string
  userId: string
}

/** Makes a buyer a member of a company. */
export async function addMember(
  trx: Trx,
  { companyId, userId, role, at }: Member & { role: CompanyRole; at: Date },
): Promise<void> {
  await trx
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: userId, role, joined_at: at })
    .execute()
}

/** Gives a member another role. */
export async function setRole(
  trx: Trx,
  { companyId, userId, role }: Member & { role: CompanyRole },
): Promise<void> {
  await trx
    .updateTable('company_members')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

/** Ends a membership. */
export async function removeMember(trx: Trx, { companyId, userId }: Member): Promise<void> {
  await trx
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

/** Names the cost centres that a member orders for. Returns those before; undefined for a stranger. */
export async function setOutlets(
  trx: Trx,
  { companyId, userId, outlets }: Member & { outlets: readonly string[] },
): Promise<readonly string[] | undefined> {
  const before = await trx
    .selectFrom('company_members')
    .select('outlet_ids')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await trx
    .updateTable('company_members')
    .set({ outlet_ids: [...outlets] })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
  return before?.outlet_ids
}

/** The cost centres that a buyer orders for in each of the own companies; empty for all of them. */
export async function outletsByCompany(
  db: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('company_members')
    .select(['company_id', 'role', 'outlet_ids'])
    .where('user_id', '=', userId)
    .execute()
  // Admins and finance see all of them.
  const isLimited = ({ role }: { role: CompanyRole }) => role === 'buyer' || role === 'approver'
  return new Map(rows.map((row) => [row.company_id, isLimited(row) ? row.outlet_ids : []]))
}
