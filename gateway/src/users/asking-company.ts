import { textsIn } from '@borong/api/messages'
import { companyFacts } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { companyMessages } from './messages.ts'

export interface AskingCompany {
  name: string
  /** The review has verified the business profile that it comes from, with its present name and tax number. */
  isVerified: boolean
}

/** T-15: a company as sellers see it; undefined for a personal request. */
export async function askingCompany(
  db: Database,
  companyId: string | null,
): Promise<AskingCompany | undefined> {
  const company =
    companyId === null ? undefined : (await companyFacts(db, [companyId])).get(companyId)
  if (!company) return undefined
  const profile = await db
    .selectFrom('business_profiles')
    .select(['company_name', 'npwp'])
    .where('user_id', '=', company.profile_user_id)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  const isVerified = profile?.company_name === company.name && profile.npwp === company.npwp
  return { name: company.name, isVerified }
}

/** The line about a company that asks, with the city of the delivery. */
export function companyLine(
  { name, isVerified }: AskingCompany,
  city: string | undefined,
  language: Language,
): string {
  const text = textsIn(companyMessages, language)
  return [name, city, isVerified ? text.verified : text.unverified].filter(Boolean).join(' · ')
}
