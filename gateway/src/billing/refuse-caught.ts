import { HOUR_MS } from '@borong/api/rules/time'
import { caughtBy } from '../approvals/public.ts'
import { settingsOf } from '../companies/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { PayRefused } from './refused.ts'

interface NewBill {
  id: string
  companyId: string
  buyerId: string
  amount: number
  at: Date
}

/**
 * Refuses a bill that the company's rules by amount catch, because a bill cannot wait for an approval. Its admins may make
 * it. The member's bills of the last hours count together, so that none is split. Throws `PayRefused`.
 */
export async function refuseCaught(trx: Trx, bill: NewBill, language: Language): Promise<void> {
  const { companyId, buyerId, amount } = bill
  const steps = await caughtBy(trx, companyId, async () => ({
    total: amount,
    together: await earlierBills(trx, bill),
    categoryIds: new Set(),
    sellerIds: new Set(),
    hasNewSeller: false,
  }))
  const limits = steps.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.amount ?? []))
  if (limits.length === 0) return
  if (await mayInCompany(trx, { buyerId, companyId, action: 'company:manage' })) return
  throw new PayRefused('APPROVAL_REQUIRED', {
    values: { amount: rupiah(Math.min(...limits), language) },
  })
}

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
