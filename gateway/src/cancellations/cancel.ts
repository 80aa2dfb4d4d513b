import type { cancelGoods } from '@borong/api/cancellations.shapes'
import type { CallParsed } from '@borong/api/shape'
import { type Actor, recorded } from '../audit/public.ts'
import { cancelLines, lockOrder, notifyOfOrder, orderFor, refundParcel } from '../orders/public.ts'
import type { OrderRow } from '../orders/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { Refused } from '../server/refused.ts'
import { amountsOf, type ParcelAmounts } from './amounts.ts'
import { type CancellableParcel, cancellable } from './cancellable.ts'
import { judgeLines } from './judge-lines.ts'

type Body = CallParsed<typeof cancelGoods>['body']

/** The sums of a cancellation. */
export interface Cancelled {
  amount: number
  goods: number
  costs: number
  ends_order: boolean
}

/** Cancels goods of a paid order once per key. Throws `Refused`. The order's lock decides between tabs, members and the seller. */
export async function cancel(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { actor, orderId, body }: { actor: Actor; orderId: string; body: Body },
): Promise<Cancelled> {
  const { key, reason, lines } = body
  const body_hash = contentHash({ orderId, reason, lines })
  return atomically(db, async (trx) => {
    const found = await orderFor(trx, 'cancel', { buyerId: actor.userId, orderId })
    if (!found) throw new Refused('ORDER_UNKNOWN')
    const order = await lockOrder(trx, found.id)
    const earlier = await madeBefore(trx, { orderId: order.id, userId: actor.userId, key })
    if (earlier) {
      const { sums } = madeOnce(earlier, body_hash, 'CANCELLATION_SENT')
      return { ...sums, ends_order: order.state === 'cancelled' }
    }
    const at = now()
    const parcels = await cancellable(trx, order.id, at)
    const quantities = judgeLines(parcels, lines)
    const refunds = amountsOf(order.totals, parcels, quantities)
    const made = { order, parcels, refunds, actor, key, body_hash, reason, at }
    const sums = await refund(trx, made)
    const cancelled = parcels
      .flatMap((parcel) => parcel.lines)
      .map((line) => ({ line, quantity: quantities.get(line.id) ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    // The refund before: points of a completed order are those of the remaining goods.
    const ends_order = await cancelLines(trx, { order, lines: cancelled, reason, at })
    await tell(trx, made, { ...sums, ends_order })
    return { ...sums, ends_order }
  })
}

async function madeBefore(
  trx: Trx,
  { orderId, userId, key }: { orderId: string; userId: string; key: string },
) {
  const rows = await trx
    .selectFrom('cancellations')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
  if (!rows[0]) return undefined
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const [goods, costs] = [sum((row) => row.goods), sum((row) => row.costs - row.relief)]
  return { body_hash: rows[0].body_hash, sums: { amount: goods + costs, goods, costs } }
}

interface Made {
  order: OrderRow
  parcels: readonly CancellableParcel[]
  refunds: readonly ParcelAmounts[]
  actor: Actor
  key: string
  body_hash: string
  reason: string
  at: Date
}

async function refund(trx: Trx, made: Made): Promise<Omit<Cancelled, 'ends_order'>> {
  const { order, parcels, refunds, actor, key, body_hash, reason, at } = made
  const { count } = await trx
    .selectFrom('cancellations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const sums = { amount: 0, goods: 0, costs: 0 }
  for (const [index, part] of refunds.entries()) {
    const { parcelId, goods, shipping, subsidy, service, uniqueCode } = part
    const number = `CAN${order.serial.slice(3)}/${Number(count) + index + 1}`
    const { waived } = await refundParcel(trx, {
      order,
      parcelId,
      amount: goods,
      costs: shipping + service - subsidy,
      cancelled: { uniqueCode },
      reference: number,
      at,
    })
    const costs = shipping + service + uniqueCode
    const relief = subsidy + waived
    const id = newId()
    await trx
      .insertInto('cancellations')
      .values({
        id,
        number,
        order_id: order.id,
        parcel_id: parcelId,
        seller_id: parcels.find((parcel) => parcel.id === parcelId)!.seller_id,
        user_id: actor.userId,
        key,
        body_hash,
        reason,
        goods,
        costs,
        relief,
        created_at: at,
      })
      .execute()
    await trx
      .insertInto('cancelled_lines')
      .values(
        part.lines.map(({ lineId: line_id, quantity, price }) => ({
          cancellation_id: id,
          line_id,
          quantity,
          price,
        })),
      )
      .execute()
    sums.goods += goods
    sums.costs += costs - relief
  }
  return { ...sums, amount: sums.goods + sums.costs }
}

/** Tells the buyer, and writes the act into the company's log. */
async function tell(trx: Trx, { order, actor, reason, at }: Made, sums: Cancelled) {
  await notifyOfOrder(trx, order, {
    kind: sums.ends_order ? 'ORDER_REFUNDED' : 'GOODS_CANCELLED',
    detail: String(sums.amount),
    at,
  })
  if (order.company_id === null) return
  await recorded(trx, {
    companyId: order.company_id,
    act: 'GOODS_CANCELLED',
    by: actor,
    subject: order.serial,
    after: { amount: sums.amount, ends_order: sums.ends_order, reason },
    at,
  })
}
