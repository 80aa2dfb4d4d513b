import * as companyCalls from '@borong/api/companies'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../audit/public.ts'
import { roleIn } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockFor } from './access.ts'
import { monthOf } from '../server/wib.ts'
import { deleteBudget, type NewBudget, storeBudget } from './store-budget.ts'
import { usedIn } from './budgets.ts'

/** F-08: the amounts that a company spends in a period at most. Admins and finance change them. */
export function serveBudgets({ serve, db, now }: Gateway): void {
  serve(companyCalls.companyBudgets, async ({ params: { companyId }, buyerId, refuse }) => {
    const role = await roleIn(db, { companyId, userId: buyerId })
    if (!role) return refuse('COMPANY_UNKNOWN')
    const rows = await db
      .selectFrom('company_budgets')
      .leftJoin('users', 'users.id', 'company_budgets.member_id')
      .leftJoin('cost_centres', 'cost_centres.id', 'company_budgets.cost_centre_id')
      .selectAll('company_budgets')
      .select(['users.name as member_name', 'cost_centres.name as cost_centre_name'])
      .where('company_budgets.company_id', '=', companyId)
      .orderBy('company_budgets.id')
      .execute()
    const seesAll = mayWithRole(role, 'company:finance')
    const seen = rows.filter(({ member_id }) => seesAll || (member_id ?? buyerId) === buyerId)
    const month = monthOf(now())
    const used = await usedIn(db, seen, month)
    return {
      month,
      budgets: seen.map((row) => ({
        id: row.id,
        member_id: row.member_id,
        member_name: row.member_name,
        cost_centre_id: row.cost_centre_id,
        cost_centre_name: row.cost_centre_name,
        period: row.period,
        amount: row.amount,
        used: used.get(row.id) ?? 0,
      })),
    }
  })

  serve(companyCalls.setBudget, async (call) => {
    await store(call, [call.body])
    return { result: { done: true } }
  })

  serve(companyCalls.importBudgets, async (call) => {
    await store(call, call.body.budgets)
    return { result: { done: true } }
  })

  serve(companyCalls.removeBudget, async (call) => {
    const { params, buyerId, refuse } = call
    const removed = await atomically(db, async (trx) => {
      await lockFor(trx, 'company:budgets', { companyId: params.companyId, buyerId })
      return deleteBudget(trx, { ...params, by: actorOf(call), at: now() })
    })
    return removed ? { result: { done: true } } : refuse('BUDGET_UNKNOWN')
  })

  const store = (
    call: { params: { companyId: string }; buyerId: string; request: FastifyRequest },
    budgets: readonly NewBudget[],
  ) =>
    atomically(db, async (trx) => {
      const { companyId } = call.params
      await lockFor(trx, 'company:budgets', { companyId, buyerId: call.buyerId })
      for (const budget of budgets)
        await storeBudget(trx, { companyId, by: actorOf(call), budget, at: now() })
    })
}
