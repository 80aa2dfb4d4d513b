import { HOUR_MS } from '@borong/api/rules/time'
import { type CaughtStep, caughtBy } from '../approvals/public.ts'
import { settingsOf } from '../companies/public.ts'
import type { Trx } from '../server/database.ts'

export interface NewBill {
  id: string
  companyId: string
  buyerId: string
  costCentreId: string | null
  amount: number
  at: Date
}

/**
 * The steps of the approval that the rules of a company need for a new bill or batch. Bills have an amount and no category or
 * seller. The member's bills of the last hours count together, so that none is split.
 */
export const caughtSteps = (trx: Trx, bill: NewBill): Promise<CaughtStep[]> =>
  caughtBy(trx, bill.companyId, async () => ({
    total: bill.amount,
    together: await earlierBills(trx, bill),
    categoryIds: new Set(),
    sellerIds: new Set(),
    highestPrice: 0,
    hasNewSeller: false,
    requesterId: bill.buyerId,
    outletIds: new Set(bill.costCentreId === null ? [] : [bill.costCentreId]),
  }))

async function earlierBills(trx: Trx, { id, companyId, buyerId, at }: NewBill) {
  const { together_hours: hours } = await settingsOf(trx, companyId)
  const { orders, total } = await trx
    .selectFrom('bill_transactions')
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      eb.fn.coalesce(eb.fn.sum<number>('price'), eb.lit(0)).as('total'),
    ])
    .where('company_id', '=', companyId)
    .where('user_id', '=', buyerId)
    .where('created_at', '>', new Date(at.getTime() - hours * HOUR_MS))
    .where('state', 'not in', ['cancelled', 'expired', 'refunded'])
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return { orders: Number(orders), total: Number(total) }
}
