import { namesOf } from '../../identity/public.ts'
import { companyFacts } from '../../memberships/public.ts'
import type { Gateway } from '../../server/domain.ts'
import type { BillRow } from '../create.ts'

/** The company in whose name a receipt is. */
export interface BilledCompany {
  name: string
  npwp: string
  cost_centre: string | null
  requester: string
}

/** The company of a bill, with its name at the time of the purchase; undefined for the bill of a person. */
export async function billedCompany(
  { db }: Gateway,
  { company_id, company_name, cost_centre_name, user_id }: BillRow,
): Promise<BilledCompany | undefined> {
  if (company_id === null) return undefined
  const company = (await companyFacts(db, [company_id])).get(company_id)
  return {
    name: company_name ?? company?.name ?? '',
    npwp: company?.npwp ?? '',
    cost_centre: cost_centre_name,
    requester: (await namesOf(db, [user_id])).get(user_id) ?? '',
  }
}
