import { DAY_MS } from '@borong/api/rules/time'
import { lockOwner, requiringCompany, settingsOf } from '../companies/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { wibDay } from '../server/wib.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Draft } from './draft.ts'
import { orderRefused } from './refused.ts'
import type { OrderTable } from './table.ts'

export type BusinessColumns = Pick<
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

/**
 * The company's columns of an order. Refuses a company that the buyer may not buy for, a day in the past, and an order
 * without the fields that the company requires.
 */
export async function businessColumns(
  trx: Trx,
  buyerId: string,
  { business }: Pick<Draft, 'business'>,
  at: Date,
): Promise<BusinessColumns> {
  const wanted_on = business?.wanted_on ?? null
  if (wanted_on !== null && !isSoon(wanted_on, at)) throw orderRefused('WANTED_DATE_INVALID')
  const company = business?.company_id
    ? await companyOf(trx, buyerId, business.company_id)
    : { company_id: null, company_name: null }
  const centre = business?.cost_centre_id
    ? await costCentreOf(trx, business.company_id ?? '', business.cost_centre_id)
    : { cost_centre_id: null, cost_centre_name: null }
  const po_number = business?.po_number ?? null
  if (company.company_id === null) await checkPersonal(trx, buyerId)
  else await checkRequired(trx, { ...company, ...centre, po_number, buyerId })
  return { ...company, ...centre, po_number, wanted_on, reference: business?.reference ?? null }
}

async function checkPersonal(trx: Trx, buyerId: string): Promise<void> {
  const requiring = await requiringCompany(trx, buyerId)
  if (requiring)
    throw orderRefused('COMPANY_REQUIRED', { values: { company: requiring.companyName } })
}

async function checkRequired(
  trx: Trx,
  order: {
    company_id: string
    company_name: string
    cost_centre_id: string | null
    po_number: string | null
    buyerId: string
  },
): Promise<void> {
  const { company_id, company_name: company, po_number } = order
  const settings = await settingsOf(trx, company_id)
  if (settings.cost_centre_required && order.cost_centre_id === null)
    throw orderRefused('COST_CENTRE_REQUIRED', { values: { company } })
  if (!settings.po_number_required) return
  if (po_number === null) throw orderRefused('PO_NUMBER_REQUIRED', { values: { company } })
  // Orders of several members with the same number wait for each other.
  await lockOwner(trx, { buyerId: order.buyerId, companyId: company_id })
  const same = await trx
    .selectFrom('orders')
    .select('serial')
    .where('company_id', '=', company_id)
    .where((eb) => eb.fn('lower', ['po_number']), '=', po_number.toLowerCase())
    .where('state', 'not in', ['cancelled', 'expired'])
    .executeTakeFirst()
  if (same) throw orderRefused('PO_NUMBER_USED', { values: { serial: same.serial } })
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
}: BusinessColumns) {
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
