import { namesOf } from '../identity/public.ts'
import { companyFacts, type Owned } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'

type MaybeOwned = Omit<Owned, 'user_id'> & { user_id: string | null }

/** The company that owns each of these rows, and the member who made it, unless the reader did. */
export async function ownerFacts(
  db: Pick<Database, 'selectFrom'>,
  rows: readonly MaybeOwned[],
  readerId: string | undefined,
) {
  const ofCompanies = rows.filter(({ company_id }) => company_id !== null)
  const companies = await companyFacts(
    db,
    ofCompanies.flatMap(({ company_id }) => company_id ?? []),
  )
  const names = await namesOf(
    db,
    ofCompanies.flatMap(({ user_id }) => (user_id === readerId ? [] : (user_id ?? []))),
  )
  return ({ user_id, company_id }: MaybeOwned) => ({
    company_id,
    company_name: companies.get(company_id ?? '')?.name ?? null,
    made_by: (company_id !== null && names.get(user_id ?? '')) || null,
  })
}
