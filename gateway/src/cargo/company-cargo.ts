import { HOUR_MS } from '@borong/api/rules/time'
import { caughtBy } from '../approvals/public.ts'
import {
  holdBudgets,
  periodText,
  type Purchaser,
  purchaserOf,
  settingsOf,
  takeBudgets,
} from '../companies/public.ts'
import { forget } from '../notifications/public.ts'
import { mayApprove } from '../permissions/public.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { rupiah } from '../server/rupiah.ts'
import { pathOf } from './move.ts'
import { priceOf } from './pay.ts'
import type { BookingRow } from './view.ts'

/** The company and the cost centre of a shipment, or the buyer. Throws when the buyer may not ship for them. */
export async function cargoPurchaser(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  {
    company_id: companyId,
    cost_centre_id: costCentreId,
  }: { company_id?: string | undefined; cost_centre_id?: string | undefined },
): Promise<Purchaser> {
  const found = await purchaserOf(db, { buyerId, companyId, costCentreId })
  if (!('refused' in found)) return found
  throw 'company' in found
    ? new Refused(found.refused, { values: { company: found.company } })
    : new Refused(found.refused)
}

/** Takes the price of a company's shipment from its budgets. Throws when a rule needs another approver, or a budget is short. */
export async function holdForCargo(
  trx: Trx,
  { company_id: companyId, company_name }: Purchaser,
  booking: BookingRow,
  language: Language,
): Promise<void> {
  if (companyId === null) return
  if (await needsAnother(trx, companyId, booking))
    throw new Refused('APPROVER_NEEDED', { values: { company: company_name ?? '' } })
  const short = await holdBudgets(trx, {
    orderId: booking.id,
    companyId,
    memberId: booking.user_id,
    costCentreId: booking.cost_centre_id,
    amount: priceOf(booking),
    isException: false,
    at: booking.created_at,
  })
  if (short)
    throw new Refused('BUDGET_EXCEEDED', {
      values: {
        amount: rupiah(short.left, language),
        budget: short.name,
        period: periodText(short.period, short.month, language),
      },
    })
  await takeBudgets(trx, booking.id)
}

/** Whether a rule of the company gives the price to an approver who is not the member that books. */
async function needsAnother(trx: Trx, companyId: string, booking: BookingRow): Promise<boolean> {
  const steps = await caughtBy(trx, companyId, async () => ({
    total: priceOf(booking),
    together: await earlierShipments(trx, companyId, booking),
    categoryIds: new Set(),
    sellerIds: new Set(),
    highestPrice: 0,
    hasNewSeller: false,
    requesterId: booking.user_id,
    outletIds: new Set(booking.cost_centre_id === null ? [] : [booking.cost_centre_id]),
  }))
  for (const { approverId, isForAdmins = false } of steps) {
    const refused = await mayApprove(trx, {
      buyerId: booking.user_id,
      companyId,
      // Who judges the rule books the shipment: there is no request of another member.
      requesterId: '',
      approverId,
      adminsOnly: isForAdmins,
    })
    if (refused) return true
  }
  return false
}

/** The member's shipments of the last hours, which count together, so that none is split. */
async function earlierShipments(trx: Trx, companyId: string, { user_id, created_at }: BookingRow) {
  const { together_hours: hours } = await settingsOf(trx, companyId)
  const { orders, total } = await trx
    .selectFrom('cargo_bookings')
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      eb.fn
        .coalesce(eb.fn.sum<number>(eb('freight', '+', eb.ref('insurance'))), eb.lit(0))
        .as('total'),
    ])
    .where('company_id', '=', companyId)
    .where('user_id', '=', user_id)
    .where('created_at', '>', new Date(created_at.getTime() - hours * HOUR_MS))
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow()
  return { orders: Number(orders), total: Number(total) }
}

/** Takes the notifications of a company's shipments from a member who has left. */
export async function forgetCompanyCargo(
  trx: Trx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('cargo_bookings')
    .select('number')
    .where('company_id', '=', companyId)
    .where('user_id', '=', memberId)
    .execute()
  for (const { number } of rows)
    await forget(
      trx,
      memberId,
      'path',
      trx.selectNoFrom((eb) => eb.val(pathOf(number)).as('path')).$asScalar(),
    )
}
