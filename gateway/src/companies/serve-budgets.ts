import * as companyCalls from '@borong/api/companies'
import { BUDGETS_OF_COMPANY } from '@borong/api/companies.shapes'
import type { setBudget } from '@borong/api/companies.shapes'
import type { CallParsed } from '@borong/api/shape'
import { Refused } from '../server/refused.ts'
import { roleIn } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import { newId } from '../server/new-id.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockAsManager } from './access.ts'
import { monthOf } from '../server/wib.ts'
import { usedIn } from './budgets.ts'

/** F-08: the amounts that a company spends in a month at most. */
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
    const used = await usedIn(
      db,
      seen.map(({ id }) => id),
      month,
    )
    return {
      month,
      budgets: seen.map((row) => ({
        id: row.id,
        member_id: row.member_id,
        member_name: row.member_name,
        cost_centre_id: row.cost_centre_id,
        cost_centre_name: row.cost_centre_name,
        amount: row.amount,
        used: used.get(row.id) ?? 0,
      })),
    }
  })

  serve(companyCalls.setBudget, async ({ params: { companyId }, body, buyerId }) => {
    await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      await upsert(trx, { companyId, buyerId, body, at: now() })
    })
    return { result: { done: true } }
  })

  serve(companyCalls.removeBudget, async ({ params, buyerId, refuse }) => {
    const { companyId, budgetId } = params
    const removed = await atomically(db, async (trx) => {
      await lockAsManager(trx, { companyId, buyerId })
      return trx
        .deleteFrom('company_budgets')
        .where('id', '=', budgetId)
        .where('company_id', '=', companyId)
        .returning('id')
        .executeTakeFirst()
    })
    return removed ? { result: { done: true } } : refuse('BUDGET_UNKNOWN')
  })
}

async function upsert(
  trx: Trx,
  input: {
    companyId: string
    buyerId: string
    body: CallParsed<typeof setBudget>['body']
    at: Date
  },
): Promise<void> {
  const { companyId, body } = input
  const { member_id, cost_centre_id, amount } = body
  if (member_id !== null && !(await roleIn(trx, { companyId, userId: member_id })))
    throw new Refused('MEMBER_UNKNOWN')
  if (cost_centre_id !== null && !(await isOpenCentre(trx, companyId, cost_centre_id)))
    throw new Refused('COST_CENTRE_UNKNOWN')
  const present = await trx
    .selectFrom('company_budgets')
    .select(['id', 'member_id', 'cost_centre_id'])
    .where('company_id', '=', companyId)
    .execute()
  const same = present.find(
    (budget) => budget.member_id === member_id && budget.cost_centre_id === cost_centre_id,
  )
  if (same) {
    await trx.updateTable('company_budgets').set({ amount }).where('id', '=', same.id).execute()
    return
  }
  if (present.length >= BUDGETS_OF_COMPANY) throw new Refused('TOO_MANY_BUDGETS')
  await trx
    .insertInto('company_budgets')
    .values({
      id: newId(),
      company_id: companyId,
      member_id,
      cost_centre_id,
      amount,
      created_by: input.buyerId,
      created_at: input.at,
    })
    .execute()
}

async function isOpenCentre(trx: Trx, companyId: string, id: string): Promise<boolean> {
  const centre = await trx
    .selectFrom('cost_centres')
    .select('is_archived')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return centre?.is_archived === false
}
