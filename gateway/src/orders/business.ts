import { DAY_MS } from '@borong/api/rules/time'
import {
  lockOwner,
  type Purchaser,
  type PurchaserRefused,
  purchaserOf,
  settingsOf,
} from '../companies/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { wibDay } from '../server/wib.ts'
import type { Draft } from './draft.ts'
import { orderRefused } from './refused.ts'
import { namesOfCentres, type OrderCentre, orderCentres } from './order-centres.ts'
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
  draft: Pick<Draft, 'items' | 'business'>,
  at: Date,
): Promise<BusinessColumns & { centres: OrderCentre[] }> {
  const { business } = draft
  const wanted_on = business?.wanted_on ?? null
  if (wanted_on !== null && !isSoon(wanted_on, at)) throw orderRefused('WANTED_DATE_INVALID')
  const { centres, purchaser } = await purchaserFor(trx, buyerId, draft)
  const po_number = business?.po_number ?? null
  if (purchaser.company_id !== null)
    await checkPoNumber(trx, { ...purchaser, company_id: purchaser.company_id, po_number, buyerId })
  return { ...purchaser, po_number, wanted_on, reference: business?.reference ?? null, centres }
}

/** The company and the cost centres of a draft. Throws when the buyer may not buy for them. */
export async function purchaserFor(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  draft: Pick<Draft, 'items' | 'business'>,
): Promise<{ purchaser: Purchaser; centres: OrderCentre[] }> {
  const { centres, only } = await orderCentres(db, draft)
  const found = await purchaserOf(db, {
    buyerId,
    companyId: draft.business?.company_id,
    costCentreId: only,
    isDivided: centres.length > 0,
  })
  if ('refused' in found) throw purchaserRefused(found)
  const purchaser =
    centres.length > 0 ? { ...found, cost_centre_name: namesOfCentres(centres) } : found
  return { purchaser, centres }
}

const purchaserRefused = (refusal: PurchaserRefused) =>
  'company' in refusal
    ? orderRefused(refusal.refused, { values: { company: refusal.company } })
    : orderRefused(refusal.refused)

async function checkPoNumber(
  trx: Trx,
  order: {
    company_id: string
    company_name: string | null
    po_number: string | null
    buyerId: string
  },
): Promise<void> {
  const { company_id, company_name, po_number } = order
  const settings = await settingsOf(trx, company_id)
  if (!settings.po_number_required) return
  if (po_number === null)
    throw orderRefused('PO_NUMBER_REQUIRED', { values: { company: company_name ?? '' } })
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
