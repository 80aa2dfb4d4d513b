import type { Trx } from '../server/database.ts'
import { move, openAccount, type Movement } from './ledger.ts'

type TakenPoints = Pick<Movement, 'userId' | 'amount' | 'reference' | 'remark' | 'at'>

/** Takes back points as far as the balance has them, once per reference. Returns the points that are missing. */
export async function takePoints(trx: Trx, taken: TakenPoints): Promise<number> {
  if (taken.amount === 0) return 0
  await openAccount(trx, taken.userId, 'POINT', taken.at)
  const { balance } = await trx
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', taken.userId)
    .where('currency', '=', 'POINT')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const now = Math.min(balance, taken.amount)
  if (now > 0)
    await move(trx, {
      ...taken,
      currency: 'POINT',
      amount: -now,
      counter: 'shop:promotion',
      category: 'POINT_TAKEN_BACK',
    })
  return taken.amount - now
}

/**
 * Takes back points that were given too much. The balance never falls below zero: what was spent already is taken from
 * the next earnings.
 */
export async function takeBackPoints(trx: Trx, taken: TakenPoints): Promise<void> {
  const owed = await takePoints(trx, taken)
  if (owed === 0) return
  await trx
    .insertInto('point_debts')
    .values({ user_id: taken.userId, amount: owed })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        amount: eb('point_debts.amount', '+', owed),
      })),
    )
    .execute()
}

/** Earns points, and pays what the buyer still owes from them. */
export async function earnPoints(
  trx: Trx,
  earned: Omit<Movement, 'currency' | 'counter'>,
): Promise<void> {
  await move(trx, { ...earned, currency: 'POINT', counter: 'shop:promotion' })
  const debt = await trx
    .selectFrom('point_debts')
    .select('amount')
    .where('user_id', '=', earned.userId)
    .where('amount', '>', 0)
    .forUpdate()
    .executeTakeFirst()
  if (!debt) return
  const paid = Math.min(debt.amount, earned.amount)
  await move(trx, {
    ...earned,
    currency: 'POINT',
    amount: -paid,
    counter: 'shop:promotion',
    category: 'POINT_TAKEN_BACK',
    reference: `${earned.category}/${earned.reference}`,
  })
  await trx
    .updateTable('point_debts')
    .set((eb) => ({ amount: eb('amount', '-', paid) }))
    .where('user_id', '=', earned.userId)
    .execute()
}
