import { BUDGETS_OF_COMPANY, type setBudget } from '@borong/api/companies.shapes'
import type { CallParsed } from '@borong/api/shape'
import { type Actor, recorded } from '../audit/public.ts'
import { roleIn } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { Refused } from '../server/refused.ts'

export type NewBudget = CallParsed<typeof setBudget>['body']

/** Sets or changes a budget of a locked company. */
export async function storeBudget(
  trx: Trx,
  input: {
    companyId: string
    by: Actor
    budget: NewBudget
    at: Date
  },
): Promise<void> {
  const { companyId, by, budget, at } = input
  const { member_id, cost_centre_id, amount, period } = budget
  if (member_id !== null && !(await roleIn(trx, { companyId, userId: member_id })))
    throw new Refused('MEMBER_UNKNOWN')
  const centre = await centreOf(trx, companyId, cost_centre_id)
  if (cost_centre_id !== null && centre?.is_archived !== false)
    throw new Refused('COST_CENTRE_UNKNOWN')
  const present = await trx
    .selectFrom('company_budgets')
    .select(['id', 'member_id', 'cost_centre_id', 'amount', 'period'])
    .where('company_id', '=', companyId)
    .execute()
  const same = present.find(
    (other) => other.member_id === member_id && other.cost_centre_id === cost_centre_id,
  )
  if (same)
    await trx
      .updateTable('company_budgets')
      .set({ amount, period })
      .where('id', '=', same.id)
      .execute()
  else if (present.length >= BUDGETS_OF_COMPANY) throw new Refused('TOO_MANY_BUDGETS')
  else
    await trx
      .insertInto('company_budgets')
      .values({
        id: newId(),
        company_id: companyId,
        member_id,
        cost_centre_id,
        period,
        amount,
        created_by: by.userId,
        created_at: at,
      })
      .execute()
  await recorded(trx, {
    companyId,
    act: 'BUDGET_SET',
    by,
    subject: centre?.name,
    personId: member_id,
    before: same && { amount: same.amount, period: same.period },
    after: { amount, period },
    at,
  })
}

/** Removes a budget of a locked company; false for an unknown one. */
export async function deleteBudget(
  trx: Trx,
  { companyId, budgetId, by, at }: { companyId: string; budgetId: string; by: Actor; at: Date },
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('company_budgets')
    .where('id', '=', budgetId)
    .where('company_id', '=', companyId)
    .returningAll()
    .executeTakeFirst()
  if (!removed) return false
  await recorded(trx, {
    companyId,
    act: 'BUDGET_REMOVED',
    by,
    subject: (await centreOf(trx, companyId, removed.cost_centre_id))?.name,
    personId: removed.member_id,
    before: { amount: removed.amount, period: removed.period },
    at,
  })
  return true
}

const centreOf = (trx: Trx, companyId: string, id: string | null) =>
  trx
    .selectFrom('cost_centres')
    .select(['name', 'is_archived'])
    .where('id', '=', id ?? '')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
