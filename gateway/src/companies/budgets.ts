import type { Selectable } from 'kysely'
import { accountOf } from '../identity/public.ts'
import { companyFacts } from '../memberships/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { monthOf } from '../server/wib.ts'
import { type BudgetPeriod, monthsOf } from './periods.ts'
import type { CompanyBudgetTable } from './table.ts'

type Budget = Selectable<CompanyBudgetTable>

/** A budget that is too small for an order. */
export interface ShortBudget {
  name: string
  amount: number
  period: BudgetPeriod
  /** In WIB: `2026-11`. */
  month: string
  left: number
  /** The amount that the order needs of it. */
  needed: number
}

/** The part of an order's amount that one of its cost centres pays. */
export interface AmountOfCentre {
  costCentreId: string | null
  amount: number
}

interface Spent {
  companyId: string
  memberId: string
  costCentreId: string | null
  amount: number
  /** The parts of the amount, where several cost centres pay it. */
  centres?: readonly AmountOfCentre[]
  at: Date
}

interface Spending extends Spent {
  /** The id of an order, of a bill or of a batch of bills. */
  orderId: string
  /** The order waits for approval of the part above a budget. */
  isException: boolean
}

/**
 * Holds an order's amount in every budget that applies to it: of the company, the member and the cost centre. Returns the
 * budget with the smallest remainder when it is too small, and then holds nothing, unless the order is an exception.
 */
export async function holdBudgets(trx: Trx, spending: Spending): Promise<ShortBudget | null> {
  const budgets = await budgetsFor(trx, spending).forUpdate().execute()
  if (budgets.length === 0) return null
  const { month, neededOf, short } = await judgeBudgets(trx, budgets, spending)
  if (short && !spending.isException) return short
  await trx
    .insertInto('budget_holds')
    .values(
      budgets.map((budget) => ({
        budget_id: budget.id,
        order_id: spending.orderId,
        month,
        amount: neededOf(budget),
        state: 'held' as const,
      })),
    )
    .execute()
  return short
}

/** The budget that `holdBudgets` would return, without holding anything. */
export async function shortBudget(db: Database, spending: Spent): Promise<ShortBudget | null> {
  const budgets = await budgetsFor(db, spending).execute()
  return (await judgeBudgets(db, budgets, spending)).short
}

/** Judges whether these budgets have enough for a purchase: that with the smallest remainder is named. */
async function judgeBudgets(db: Database, budgets: readonly Budget[], spending: Spent) {
  const month = monthOf(spending.at)
  const neededOf = (budget: Budget) => amountFor(budget, spending)
  const used = await usedIn(db, budgets, month)
  const leftOf = ({ id, amount }: Budget) => amount - (used.get(id) ?? 0)
  const restOf = (budget: Budget) => leftOf(budget) - neededOf(budget)
  const shortest = budgets.toSorted((one, other) => restOf(one) - restOf(other))[0]
  if (!shortest || restOf(shortest) >= 0) return { month, neededOf, short: null }
  const short: ShortBudget = {
    name: await nameOf(db, shortest),
    amount: shortest.amount,
    period: shortest.period,
    month,
    left: Math.max(0, leftOf(shortest)),
    needed: neededOf(shortest),
  }
  return { month, neededOf, short }
}

/** The remainder of the smallest budget of an order, beside the order itself; null for an order without a budget. */
export async function budgetLeft(
  db: Pick<Database, 'selectFrom'>,
  orderId: string,
): Promise<number | null> {
  const holds = await db
    .selectFrom('budget_holds')
    .innerJoin('company_budgets', 'company_budgets.id', 'budget_holds.budget_id')
    .select(['company_budgets.id', 'company_budgets.amount', 'company_budgets.period'])
    .select('budget_holds.month')
    .where('budget_holds.order_id', '=', orderId)
    .execute()
  const left: number[] = []
  for (const { month, ...budget } of holds)
    left.push(budget.amount - ((await usedIn(db, [budget], month)).get(budget.id) ?? 0))
  return left.length === 0 ? null : Math.min(...left)
}

/** The name of a budget: its member and cost centre, or the company. */
async function nameOf(db: Database, budget: Budget): Promise<string> {
  const member = budget.member_id && (await accountOf(db, budget.member_id))?.name
  const centre = await db
    .selectFrom('cost_centres')
    .select('name')
    .where('id', '=', budget.cost_centre_id ?? '')
    .executeTakeFirst()
  if (member || centre) return [member, centre?.name].filter(Boolean).join(' · ')
  return (await companyFacts(db, [budget.company_id])).get(budget.company_id)?.name ?? ''
}

/** The order is paid: what was held is taken. */
export async function takeBudgets(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('budget_holds')
    .set({ state: 'taken' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

/** Lines of an order that holds its budgets are refused: it holds its new amount, and each cost centre its new part. */
export async function lowerHolds(
  trx: Trx,
  orderId: string,
  { amount, centres = [] }: { amount: number; centres?: readonly AmountOfCentre[] },
): Promise<void> {
  await trx.updateTable('budget_holds').set({ amount }).where('order_id', '=', orderId).execute()
  for (const centre of centres)
    if (centre.costCentreId !== null)
      await trx
        .updateTable('budget_holds')
        .set({ amount: centre.amount })
        .where('order_id', '=', orderId)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('company_budgets')
              .select('company_budgets.id')
              .whereRef('company_budgets.id', '=', 'budget_holds.budget_id')
              .where('company_budgets.cost_centre_id', '=', centre.costCentreId),
          ),
        )
        .execute()
}

/** A part of what was bought is refunded: its amount is available again. */
export async function giveBackBudgets(trx: Trx, orderId: string, amount: number): Promise<void> {
  await trx
    .updateTable('budget_holds')
    .set((eb) => ({ amount: eb('amount', '-', amount) }))
    .where('order_id', '=', orderId)
    .execute()
}

/** The order has ended without goods: its amount is available again. */
export async function freeBudgets(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('budget_holds').where('order_id', '=', orderId).execute()
}

/** The held and taken sum of each budget in its period with this month. */
export async function usedIn(
  db: Pick<Database, 'selectFrom'>,
  budgets: readonly Pick<Budget, 'id' | 'period'>[],
  month: string,
): Promise<ReadonlyMap<string, number>> {
  if (budgets.length === 0) return new Map()
  const rows = await db
    .selectFrom('budget_holds')
    .select((eb) => ['budget_id', eb.fn.sum<number>('amount').as('used')])
    .where((eb) =>
      eb.or(
        [...Map.groupBy(budgets, ({ period }) => period)].map(([period, some]) => {
          const { first, last } = monthsOf(period, month)
          return eb.and([
            eb(
              'budget_id',
              'in',
              some.map(({ id }) => id),
            ),
            eb('month', '>=', first),
            eb('month', '<=', last),
          ])
        }),
      ),
    )
    .groupBy('budget_id')
    .execute()
  return new Map(rows.map(({ budget_id, used }) => [budget_id, Number(used)]))
}

/** The part of a purchase that a budget pays. */
const amountFor = (
  { cost_centre_id: id }: Budget,
  { amount, centres }: Pick<Spent, 'amount' | 'centres'>,
): number =>
  id !== null && centres?.length
    ? (centres.find(({ costCentreId }) => costCentreId === id)?.amount ?? 0)
    : amount

// Locked in the order of their ids: orders of several members wait for each other and never deadlock.
function budgetsFor(db: Database, spending: Spent) {
  const { companyId, memberId, costCentreId, centres = [] } = spending
  const centreIds = [costCentreId, ...centres.map((one) => one.costCentreId)].filter(
    (id) => id !== null,
  )
  return db
    .selectFrom('company_budgets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .where((eb) =>
      eb.or([
        eb('cost_centre_id', 'is', null),
        ...(centreIds.length === 0 ? [] : [eb('cost_centre_id', 'in', centreIds)]),
      ]),
    )
    .orderBy('id')
}
