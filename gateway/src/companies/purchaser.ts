import { companyFacts } from '../memberships/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import { requiringCompany, settingsOf } from './settings.ts'

type Reader = Pick<Database, 'selectFrom'>

/** The company and the cost centre that a purchase is for, with their present names. A person has none. */
export interface Purchaser {
  company_id: string | null
  company_name: string | null
  cost_centre_id: string | null
  cost_centre_name: string | null
}

/** Why a purchase cannot be for this company, and the name of the company that requires something. */
export type PurchaserRefused =
  | { refused: 'COMPANY_UNKNOWN' | 'COST_CENTRE_UNKNOWN' }
  | { refused: 'COMPANY_REQUIRED' | 'COST_CENTRE_REQUIRED'; company: string }

export const person: Purchaser = {
  company_id: null,
  company_name: null,
  cost_centre_id: null,
  cost_centre_name: null,
}

/** The names of these cost centres of a company. Those that cannot be used any more are left out. */
export async function centresIn(
  db: Reader,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('cost_centres')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('company_id', '=', companyId)
    .where('is_archived', '=', false)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Reads the company and cost centre of a purchase, and judges whether this buyer may buy for them. */
export async function purchaserOf(
  db: Reader,
  input: {
    buyerId: string
    companyId: string | undefined
    costCentreId: string | undefined
    /** The purchase has several cost centres, so that it needs no single one. */
    isDivided?: boolean
  },
): Promise<Purchaser | PurchaserRefused> {
  const { buyerId, companyId } = input
  if (!companyId) {
    if (input.costCentreId) return { refused: 'COST_CENTRE_UNKNOWN' }
    const requiring = await requiringCompany(db, buyerId)
    return requiring ? { refused: 'COMPANY_REQUIRED', company: requiring.companyName } : person
  }
  if (!(await mayInCompany(db, { buyerId, companyId, action: 'company:buy' })))
    return { refused: 'COMPANY_UNKNOWN' }
  return companyPurchaser(db, { ...input, companyId })
}

/** The purchaser of a company for any buyer: an automatic payment continues after its member has left. */
export async function companyPurchaser(
  db: Reader,
  {
    companyId,
    costCentreId,
    isDivided = false,
  }: { companyId: string; costCentreId: string | undefined; isDivided?: boolean },
): Promise<Purchaser | PurchaserRefused> {
  const company = (await companyFacts(db, [companyId])).get(companyId)
  if (!company) return { refused: 'COMPANY_UNKNOWN' }
  const centre = costCentreId
    ? await db
        .selectFrom('cost_centres')
        .select(['id as cost_centre_id', 'name as cost_centre_name'])
        .where('id', '=', costCentreId)
        .where('company_id', '=', companyId)
        .where('is_archived', '=', false)
        .executeTakeFirst()
    : { cost_centre_id: null, cost_centre_name: null }
  if (!centre) return { refused: 'COST_CENTRE_UNKNOWN' }
  const { cost_centre_required: isRequired } = await settingsOf(db, companyId)
  return isRequired && !isDivided && centre.cost_centre_id === null
    ? { refused: 'COST_CENTRE_REQUIRED', company: company.name }
    : { company_id: companyId, company_name: company.name, ...centre }
}
