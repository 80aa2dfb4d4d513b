import { endOfDayAfter } from '@borong/api/rules/wib'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'

const EVENED = 'POINT_EARNED'
const RETURNED_LATE_DAYS = 30

interface Given {
  userId: string
  amount: number
  category: string
  remark?: string
  at: Date
}

/** The end of points that are earned at this moment: the end of the same day of the next year. */
export function lotEnd(at: Date): Date {
  const end = new Date(at)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return endOfDayAfter(end, 0)
}

/*
 * Every change of a buyer's lots follows the change of their account in the same transaction. The account's lock makes
 * changes of one buyer's lots wait for each other, so the rest of all lots is always the balance.
 */

/** Puts earned points into a new lot. */
export const addLot = (trx: Trx, given: Given, expiresAt = lotEnd(given.at)): Promise<unknown> =>
  trx
    .insertInto('point_lots')
    .values({
      id: newId(),
      user_id: given.userId,
      amount: given.amount,
      rest: given.amount,
      category: given.category,
      remark: given.remark ?? '',
      earned_at: given.at,
      expires_at: expiresAt,
    })
    .execute()

/**
 * Makes the lots sum to the balance before a change. A gateway of an earlier release, which runs beside this one during
 * a deployment, changes the balance alone.
 */
export async function balanceLots(
  trx: Trx,
  { userId, balance, at }: { userId: string; balance: number; at: Date },
): Promise<void> {
  const { sum } = await trx
    .selectFrom('point_lots')
    .select((eb) => eb.fn.sum<number>('rest').as('sum'))
    .where('user_id', '=', userId)
    .where('rest', '>', 0)
    .executeTakeFirstOrThrow()
  const missing = balance - Number(sum ?? 0)
  if (missing > 0) await addLot(trx, { userId, amount: missing, category: EVENED, at })
  if (missing < 0) await drawLots(trx, { userId, amount: -missing, reference: EVENED })
}

/** Takes points from the lots that expire first, or from one lot, and notes what was taken under the reference. */
export async function drawLots(
  trx: Trx,
  drawn: { userId: string; amount: number; reference: string; lotId?: string },
): Promise<void> {
  let left = drawn.amount
  const lots = await trx
    .selectFrom('point_lots')
    .select(['id', 'rest'])
    .where('user_id', '=', drawn.userId)
    .where('rest', '>', 0)
    .$if(drawn.lotId !== undefined, (query) => query.where('id', '=', drawn.lotId!))
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
  for (const lot of lots) {
    if (left === 0) break
    const part = Math.min(left, lot.rest)
    left -= part
    await trx
      .updateTable('point_lots')
      .set((eb) => ({ rest: eb('rest', '-', part) }))
      .where('id', '=', lot.id)
      .execute()
    await trx
      .insertInto('point_uses')
      .values({
        user_id: drawn.userId,
        reference: drawn.reference,
        lot_id: lot.id,
        amount: part,
        returned: 0,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'reference', 'lot_id'])
          .doUpdateSet((eb) => ({ amount: eb('point_uses.amount', '+', part) })),
      )
      .execute()
  }
  if (left > 0) throw new Error(`The point lots of ${drawn.userId} lack ${left} points`)
}

/**
 * Returns refunded points to the lots that paid, those that expire last first. Points of a lot that has expired since
 * then get 30 days, so that a cancelled order does not cost them.
 */
export async function returnLots(trx: Trx, given: Given, paidBy: string): Promise<void> {
  let left = given.amount
  let late = 0
  const uses = await trx
    .selectFrom('point_uses')
    .innerJoin('point_lots', 'point_lots.id', 'point_uses.lot_id')
    .select(['lot_id', 'point_uses.amount', 'returned', 'expires_at'])
    .where('point_uses.user_id', '=', given.userId)
    .where('point_uses.reference', '=', paidBy)
    .orderBy('expires_at', 'desc')
    .orderBy('lot_id', 'desc')
    .execute()
  for (const use of uses) {
    const part = Math.min(left, use.amount - use.returned)
    if (part === 0) continue
    left -= part
    await trx
      .updateTable('point_uses')
      .set((eb) => ({ returned: eb('returned', '+', part) }))
      .where('user_id', '=', given.userId)
      .where('reference', '=', paidBy)
      .where('lot_id', '=', use.lot_id)
      .execute()
    if (use.expires_at <= given.at) late += part
    else
      await trx
        .updateTable('point_lots')
        .set((eb) => ({ rest: eb('rest', '+', part) }))
        .where('id', '=', use.lot_id)
        .execute()
  }
  if (late > 0)
    await addLot(trx, { ...given, amount: late }, endOfDayAfter(given.at, RETURNED_LATE_DAYS))
  // Points that were paid before lots existed.
  if (left > 0) await addLot(trx, { ...given, amount: left })
}
