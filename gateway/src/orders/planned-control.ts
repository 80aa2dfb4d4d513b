import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import type { Totals } from '@borong/api/rules/cart-totals'
import type { CallReply } from '@borong/api/shape'
import { caughtBy } from '../approvals/public.ts'
import { type Purchaser, settingsOf, shortBudget } from '../companies/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { approvalFacts } from './approval-facts.ts'
import { budgetExceeded } from './budget-exceeded.ts'
import { amountsOfCentres, countedPackage } from './centre-amounts.ts'
import type { OrderCentre } from './order-centres.ts'
import type { Package } from './packages.ts'
import { problemOf } from './planned-problem.ts'

type Control = Pick<CallReply<typeof planOutletOrder>['result'], 'budget' | 'needs_approval'>

/** The budget that is too small for a planned order, and whether somebody has to approve it. */
export async function plannedControl(
  db: Database,
  order: {
    buyerId: string
    purchaser: Purchaser | undefined
    centres: readonly OrderCentre[]
    totals: Totals
    packages: readonly Package[]
    language: Language
    now: Date
  },
): Promise<Control> {
  const { buyerId, centres, language, now: at, totals } = order
  const packages = [...order.packages]
  const { purchaser } = order
  const companyId = purchaser?.company_id
  if (!companyId || packages.length === 0) return { budget: null, needs_approval: false }
  const short = await shortBudget(db, {
    companyId,
    memberId: buyerId,
    costCentreId: purchaser.cost_centre_id,
    amount: totals.grand_total,
    centres:
      centres.length === 0 ? [] : amountsOfCentres(centres, totals, packages.map(countedPackage)),
    at,
  })
  const caught = await caughtBy(db, companyId, () =>
    approvalFacts(
      db,
      { companyId, buyerId, business: purchaser, centres, at },
      { packages, totals },
    ),
  )
  if (!short) return { budget: null, needs_approval: caught.length > 0 }
  const { budget_exceptions: allows } = await settingsOf(db, companyId)
  const { name, left, needed } = short
  const problem = problemOf(budgetExceeded(short, language, { exception: allows }), language)
  return {
    budget: { name, left, needed, problem, allows_exception: allows },
    needs_approval: caught.length > 0 || allows,
  }
}
