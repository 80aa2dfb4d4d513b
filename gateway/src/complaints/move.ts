import { DAY_MS, HOUR_MS } from '@borong/api/rules/time'
import type { NotificationKind } from '../notifications/public.ts'
import {
  lockOrder,
  notifyOfOrder,
  orderFor,
  ownedOrder,
  refundParcel,
  releaseParcel,
} from '../orders/public.ts'
import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'
import { addEvent } from './events.ts'
import type { Wish } from './table.ts'
import { type Act, may } from './transitions.ts'
import type { ComplaintRow } from './view.ts'

/** The end of a seller's time to answer, and to send a replacement. */
export const sellerDue = (at: Date) => new Date(at.getTime() + 48 * HOUR_MS)
/** The end of the buyer's time to react to an answer, and to send goods back. */
export const buyerDue = (at: Date) => new Date(at.getTime() + 7 * DAY_MS)
/** The end of the time for goods on their way. */
export const transitDue = (at: Date) => new Date(at.getTime() + 14 * DAY_MS)

/** Who acts: its buyer, its seller, an operator in place of any seller (`sellerId` null), or the shop's clock. */
export type Party =
  | { side: 'buyer'; userId: string }
  | { side: 'seller'; sellerId: number | null }
  | { side: 'operator' | 'shop' }

/** Its buyer is who may complain about the order: in a company others than the member who wrote it, too. */
const isOf = async (trx: Trx, row: ComplaintRow, party: Party) =>
  party.side === 'buyer'
    ? (await orderFor(trx, 'complain', { buyerId: party.userId, orderId: row.order_id })) !==
      undefined
    : party.side !== 'seller' || party.sellerId === null || party.sellerId === row.seller_id

interface Step {
  number: string
  party: Party
  act: Act
  /** The version that the actor saw. */
  version: number
  text: string
  at: Date
  demoSpeed: number | null
}

type Change = Pick<ComplaintRow, 'state' | 'turn' | 'due_at'> &
  Partial<Pick<ComplaintRow, 'solution' | 'amount' | 'tracking_number'>> & {
    /** The buyer's notification of this step. */
    news?: NotificationKind
  }

/** The end of a complaint with this refund, which is paid in the same transaction. */
export const solved = (amount: number, more: Partial<Change> = {}): Change => ({
  state: 'solved',
  turn: null,
  due_at: null,
  amount,
  ...more,
})

/** The result of an agreement on a solution: a refund is paid immediately, goods have to move first. */
export function agreed(solution: Wish, amount: number, at: Date): Change {
  if (solution === 'refund') return solved(amount, { solution })
  return solution === 'replacement'
    ? { state: 'agreed', turn: 'seller', due_at: sellerDue(at), solution, amount: 0 }
    : { state: 'agreed', turn: 'buyer', due_at: buyerDue(at), solution, amount }
}

/** Makes one step of a complaint under its row's lock: `decide` returns what it leads to. */
export async function step(
  trx: Trx,
  input: Step,
  decide: (row: ComplaintRow) => Change | Promise<Change>,
): Promise<ComplaintRow> {
  const { party, act, at } = input
  const row = await trx
    .selectFrom('complaints')
    .selectAll()
    .where('number', '=', input.number)
    .forUpdate()
    .executeTakeFirst()
  if (!row || !(await isOf(trx, row, party))) throw new Refused('COMPLAINT_UNKNOWN')
  if (row.version !== input.version) throw new Refused('COMPLAINT_CHANGED')
  if (!may(row, party.side, act)) throw new Refused('COMPLAINT_STATE')
  const { news, ...change } = await decide(row)
  const after = { ...row, ...change, version: row.version + 1, updated_at: at }
  if (after.amount > row.most) throw new Refused('AMOUNT_TOO_HIGH')
  if (after.state === 'solved' || after.state === 'withdrawn')
    Object.assign(after, await end(trx, after, input))
  await trx.updateTable('complaints').set(after).where('id', '=', row.id).execute()
  await addEvent(trx, after, { by: party.side, act, text: input.text, at })
  const kind = after.refunded > 0 ? 'COMPLAINT_REFUNDED' : news
  if (kind)
    await notifyOfOrder(trx, await writerOf(trx, row), {
      kind,
      path: pathOf(row),
      detail: row.number,
      at,
    })
  return after
}

/** The order of a complaint, with the member who wrote it in place of the one who ordered. */
const writerOf = async (trx: Trx, { order_id, user_id }: ComplaintRow) => ({
  ...(await ownedOrder(trx, order_id)),
  user_id,
})

/** Pays the refund, if there is one, and lets the parcel go on. */
async function end(
  trx: Trx,
  after: ComplaintRow,
  { at, demoSpeed }: Pick<Step, 'at' | 'demoSpeed'>,
): Promise<Pick<ComplaintRow, 'refunded' | 'deducted'>> {
  const order = await lockOrder(trx, after.order_id)
  const isSettled = after.state === 'solved'
  const amount = isSettled ? after.amount : 0
  const { deducted } =
    amount === 0
      ? { deducted: 0 }
      : await refundParcel(trx, {
          order,
          parcelId: after.parcel_id,
          amount,
          reference: after.number,
          at,
        })
  await releaseParcel(trx, { parcelId: after.parcel_id, isSettled, at, demoSpeed })
  return { refunded: amount, deducted }
}

/** The complaint's page in the shop. */
const pathOf = ({ order_id, number }: Pick<ComplaintRow, 'order_id' | 'number'>) =>
  `/transaction/${order_id}/complaint/${number}` as const
