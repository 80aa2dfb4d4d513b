import { DAY_MS } from '@borong/api/rules/time'
import type { Database } from '../server/database.ts'
import { wibDay } from '../server/wib.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Draft } from './draft.ts'
import { orderRefused } from './refused.ts'
import type { OrderTable } from './table.ts'

type Columns = Pick<
  OrderTable,
  | 'company_id'
  | 'company_name'
  | 'cost_centre_id'
  | 'cost_centre_name'
  | 'po_number'
  | 'wanted_on'
  | 'reference'
>

const MOST_DAYS_AHEAD = 365

/** The company's columns of an order. Refuses a company that the buyer may not buy for, and a day in the past. */
export async function businessColumns(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  { business }: Pick<Draft, 'business'>,
  at: Date,
): Promise<Columns> {
  const wanted_on = business?.wanted_on ?? null
  if (wanted_on !== null && !isSoon(wanted_on, at)) throw orderRefused('WANTED_DATE_INVALID')
  const company = business?.company_id
    ? await companyOf(db, buyerId, business.company_id)
    : { company_id: null, company_name: null }
  const centre = business?.cost_centre_id
    ? await costCentreOf(db, business.company_id ?? '', business.cost_centre_id)
    : { cost_centre_id: null, cost_centre_name: null }
  return {
    ...company,
    ...centre,
    po_number: business?.po_number ?? null,
    wanted_on,
    reference: business?.reference ?? null,
  }
}

function isSoon(day: string, at: Date): boolean {
  const dayIn = (days: number) => wibDay(new Date(at.getTime() + days * DAY_MS))
  return day >= dayIn(0) && day <= dayIn(MOST_DAYS_AHEAD)
}

async function companyOf(db: Pick<Database, 'selectFrom'>, buyerId: string, companyId: string) {
  const company = await db
    .selectFrom('companies')
    .select(['id as company_id', 'name as company_name'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!company || !(await mayInCompany(db, { buyerId, companyId, action: 'company:buy' })))
    throw orderRefused('COMPANY_UNKNOWN')
  return company
}

async function costCentreOf(db: Pick<Database, 'selectFrom'>, companyId: string, id: string) {
  const centre = await db
    .selectFrom('cost_centres')
    .select(['id as cost_centre_id', 'name as cost_centre_name'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('is_archived', '=', false)
    .executeTakeFirst()
  if (!centre) throw orderRefused('COST_CENTRE_UNKNOWN')
  return centre
}

/** The company's fields as the order's page shows them; null when it has none. */
export function viewBusiness({
  company_id,
  company_name,
  cost_centre_id,
  cost_centre_name,
  po_number,
  wanted_on,
  reference,
}: Columns) {
  const business = {
    company_id,
    company_name,
    cost_centre_id,
    cost_centre_name,
    po_number,
    wanted_on,
    reference,
  }
  return Object.values(business).every((value) => value === null) ? null : business
}
