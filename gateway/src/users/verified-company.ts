import { companyFacts } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'

/** T-15: whether the review has verified the business profile that a company comes from, with its present name and tax number. */
export async function isVerifiedCompany(db: Database, companyId: string | null): Promise<boolean> {
  const company =
    companyId === null ? undefined : (await companyFacts(db, [companyId])).get(companyId)
  if (!company) return false
  const profile = await db
    .selectFrom('business_profiles')
    .select(['company_name', 'npwp'])
    .where('user_id', '=', company.profile_user_id)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  return profile?.company_name === company.name && profile.npwp === company.npwp
}
