import { mayInCompany } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { caughtSteps, type NewBill } from './caught-steps.ts'
import { PayRefused } from './refused.ts'

/**
 * Refuses a batch that the company's rules by amount catch, because a batch cannot wait for an approval: its hundreds of
 * inquiries are valid for one day. Its admins may make it. Throws `PayRefused`.
 */
export async function refuseCaught(trx: Trx, batch: NewBill, language: Language): Promise<void> {
  const { companyId, buyerId } = batch
  const steps = await caughtSteps(trx, batch)
  const limits = steps.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.amount ?? []))
  if (steps.length === 0) return
  if (await mayInCompany(trx, { buyerId, companyId, action: 'company:manage' })) return
  throw new PayRefused('APPROVAL_REQUIRED', {
    values: { amount: rupiah(limits.length === 0 ? 0 : Math.min(...limits), language) },
  })
}
