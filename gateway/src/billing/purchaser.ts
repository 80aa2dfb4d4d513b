import { budgetStep, type CaughtStep } from '../approvals/public.ts'
import {
  holdBudgets,
  lockOwner,
  periodText,
  type Purchaser,
  type PurchaserRefused,
  purchaserOf,
  settingsOf,
  type ShortBudget,
} from '../companies/public.ts'
import { lockBuyer } from '../identity/public.ts'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { caughtSteps } from './caught-steps.ts'
import { PayRefused } from './refused.ts'

/** The owner that a buyer has chosen for a bill. */
export interface ChosenOwner {
  buyerId: string
  company_id?: string | undefined
  cost_centre_id?: string | undefined
}

/** Serializes the purchases of one buyer, and those of the company that they are for. */
export async function lockPurchaser(
  trx: Trx,
  { buyerId, company_id: companyId }: { buyerId: string; company_id?: string | null | undefined },
): Promise<void> {
  await lockBuyer(trx, buyerId)
  if (companyId) await lockOwner(trx, { buyerId, companyId })
}

/** The company and cost centre of a new bill, or the buyer. Throws `PayRefused`. */
export async function billPurchaser(trx: Trx, chosen: ChosenOwner): Promise<Purchaser> {
  const { buyerId, company_id: companyId, cost_centre_id: costCentreId } = chosen
  return allowed(await purchaserOf(trx, { buyerId, companyId, costCentreId }))
}

/** The purchaser that was judged. Throws its refusal. */
export function allowed(purchaser: Purchaser | PurchaserRefused): Purchaser {
  if (!('refused' in purchaser)) return purchaser
  throw 'company' in purchaser
    ? new PayRefused(purchaser.refused, { values: { company: purchaser.company } })
    : new PayRefused(purchaser.refused)
}

/** Of a content, so that a repeated key with another owner is refused. A person's content is the one of earlier gateways. */
export const ownerContent = ({ company_id, cost_centre_id }: ChosenOwner) =>
  company_id ? [company_id, cost_centre_id ?? null] : []

interface HeldBill {
  id: string
  buyerId: string
  amount: number
  /** The buyer asks for an approval of the part above a budget. */
  isException: boolean
  at: Date
}

/**
 * Holds the company's budgets for a bill or a batch of this amount. Returns the budget that it exceeds as an exception, which
 * has to be approved. Throws `PayRefused`.
 */
async function holdBillBudgets(
  trx: Trx,
  { company_id: companyId, cost_centre_id }: Purchaser,
  bill: HeldBill,
  language: Language,
): Promise<ShortBudget | null> {
  if (companyId === null) return null
  const { budget_exceptions: mayExceed } = await settingsOf(trx, companyId)
  const isException = bill.isException && mayExceed
  const short = await holdBudgets(trx, {
    orderId: bill.id,
    companyId,
    memberId: bill.buyerId,
    costCentreId: cost_centre_id,
    amount: bill.amount,
    isException,
    at: bill.at,
  })
  if (short && !isException)
    throw new PayRefused('BUDGET_EXCEEDED', {
      values: {
        amount: rupiah(short.left, language),
        budget: short.name,
        period: periodText(short.period, short.month, language),
      },
      data: { exception: mayExceed },
    })
  return short
}

/** Holds the budgets of a new bill or batch. Returns the steps of its approval; none when it needs none. Throws `PayRefused`. */
export async function holdForBill(
  trx: Trx,
  purchaser: Purchaser,
  bill: HeldBill,
  language: Language,
): Promise<CaughtStep[]> {
  const { company_id: companyId, cost_centre_id: costCentreId } = purchaser
  if (companyId === null) return []
  const caught = await caughtSteps(trx, { ...bill, companyId, costCentreId })
  const exceeded = await holdBillBudgets(trx, purchaser, bill, language)
  return exceeded ? [...caught, budgetStep(exceeded)] : caught
}
