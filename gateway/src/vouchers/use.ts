import type { Database, Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import {
  effectOf,
  whyNot,
  type Basket,
  type BuyerPast,
  type Effect,
  type Voucher,
  type VoucherReason,
} from './effect.ts'

/** The voucher with this code, for any buyer. */
export const findVoucher = (db: Database, code: string): Promise<Voucher | undefined> =>
  db.selectFrom('vouchers').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst()

/** The buyer's history for voucher conditions: uses by voucher id, and whether any order is valid. */
export async function pastOf(
  db: Database,
  buyerId: string,
): Promise<(voucherId: string) => BuyerPast> {
  const uses = await db
    .selectFrom('voucher_uses')
    .select((eb) => ['voucher_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', buyerId)
    .where('state', '=', 'used')
    .groupBy('voucher_id')
    .execute()
  const hasOrdered = await hasStandingOrder(db, buyerId)
  const counts = new Map(uses.map((use) => [use.voucher_id, Number(use.count)]))
  return (voucherId) => ({ uses: counts.get(voucherId) ?? 0, hasOrdered })
}

/** Whether the buyer has an order that was not cancelled and did not expire. */
export async function hasStandingOrder(db: Database, buyerId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', buyerId)
    .where('state', 'not in', ['cancelled', 'expired'])
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export type Judged =
  | { voucher: Voucher; effect: Effect; reason?: undefined }
  | { reason: VoucherReason; voucher?: Voucher }

/** Whether a code applies to a basket, and its discounts. */
export async function judge(
  db: Database,
  buyerId: string,
  code: string,
  basket: Basket,
  now: Date,
): Promise<Judged> {
  const voucher = await findVoucher(db, code)
  if (!voucher) return { reason: 'NOT_FOUND' }
  const past = await pastOf(db, buyerId)
  const reason = whyNot(voucher, basket, past(voucher.id), now)
  return reason ? { reason, voucher } : { voucher, effect: effectOf(voucher, basket) }
}

/** Takes one use from the quota; returns false when it is used up. */
export async function takeVoucher(
  trx: Trx,
  use: { voucher: Voucher; buyerId: string; orderId: string },
): Promise<boolean> {
  const hasQuota = await trx
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', use.voucher.id)
    .where((eb) => eb.or([eb('quota', 'is', null), eb('used', '<', eb.ref('quota'))]))
    .returning('id')
    .executeTakeFirst()
  if (!hasQuota) return false
  const counted = await trx
    .selectFrom('voucher_uses')
    .select('turn')
    .where('user_id', '=', use.buyerId)
    .where('voucher_id', '=', use.voucher.id)
    .where('state', '=', 'used')
    .execute()
  // A returned use frees its turn, which may be lower than those of later orders.
  const taken = new Set(counted.map((row) => row.turn))
  let turn = 1
  while (taken.has(turn)) turn++
  if (turn > use.voucher.per_buyer) return false
  await trx
    .insertInto('voucher_uses')
    .values({
      id: newId(),
      voucher_id: use.voucher.id,
      user_id: use.buyerId,
      turn,
      order_id: use.orderId,
      state: 'used',
    })
    .execute()
  return true
}

/** Returns the voucher of a cancelled order to its buyer and to the quota, once. */
export async function returnVoucher(trx: Trx, orderId: string): Promise<void> {
  const use = await trx
    .updateTable('voucher_uses')
    .set({ state: 'returned' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'used')
    .returning('voucher_id')
    .executeTakeFirst()
  if (!use) return
  await trx
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', '=', use.voucher_id)
    .execute()
}
