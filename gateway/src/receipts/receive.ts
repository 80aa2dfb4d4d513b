import type { receiveOrder } from '@borong/api/orders.shapes'
import type { CallParsed } from '@borong/api/shape'
import { type Actor, recorded } from '../audit/public.ts'
import { attachFiles } from '../files/public.ts'
import {
  lockOrder,
  notifyOfOrder,
  orderFor,
  type OrderRow,
  type ParcelOfOrder,
  parcelsOf,
  receiveParcel,
} from '../orders/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash } from '../server/once.ts'
import { Refused } from '../server/refused.ts'
import { type Counts, countsIn, isReceivable, none, RECEIPT, receiptsOf, unitsOf } from './read.ts'

type Body = CallParsed<typeof receiveOrder>['body']
interface Received {
  order: OrderRow
  actor: Actor
  key: string | null
  body_hash: string | null
  note: string
  at: Date
  demoSpeed: number | null
}

/**
 * Receives goods of an order: all that remain, or the counted ones of one delivery. Returns the order's id. Throws
 * `Refused`.
 */
export const receive = (
  { db, now, config }: Pick<Gateway, 'db' | 'now' | 'config'>,
  { actor, orderId, body }: { actor: Actor; orderId: string; body: Body },
): Promise<string> =>
  atomically(db, (trx) => receiveIn(trx, { actor, orderId, body, at: now(), config }))

/** Receives counted goods of one parcel. Returns its state after that. */
export const receiveCounted = (
  { db, now, config }: Pick<Gateway, 'db' | 'now' | 'config'>,
  given: { actor: Actor; orderId: string; body: Body & { parcel_id: string } },
) =>
  atomically(db, async (trx) => {
    const orderId = await receiveIn(trx, { ...given, at: now(), config })
    const parcels = await parcelsOf(trx, [orderId])
    return parcels.find(({ id }) => id === given.body.parcel_id)!.state!
  })

async function receiveIn(
  trx: Trx,
  {
    actor,
    orderId,
    body,
    at,
    config,
  }: { actor: Actor; orderId: string; body: Body; at: Date; config: Gateway['config'] },
): Promise<string> {
  const { key, lines, parcel_id, note, file_ids } = body
  const body_hash = lines ? contentHash({ orderId, parcel_id, lines, note, file_ids }) : null
  const found = await orderFor(trx, 'receive', { buyerId: actor.userId, orderId })
  if (!found) throw new Refused('ORDER_UNKNOWN')
  const order = await lockOrder(trx, found.id)
  const receipts = await receiptsOf(trx, [order.id])
  const earlier = lines && receipts.find((one) => one.key === key && one.user_id === actor.userId)
  if (earlier) {
    if (earlier.body_hash !== body_hash) throw new Refused('RECEIPT_SENT')
    return order.id
  }
  const parcels = (await parcelsOf(trx, [order.id])).filter(
    (parcel) =>
      isReceivable(parcel) &&
      found.receives(parcel) &&
      (parcel_id === undefined || parcel.id === parcel_id),
  )
  if (parcels.length === 0) throw new Refused('NOT_RECEIVABLE')
  const counts = countsIn(receipts)
  const received: Received = {
    order,
    actor,
    key: lines ? (key ?? null) : null,
    body_hash,
    note,
    at,
    demoSpeed: config.demoSpeed,
  }
  if (lines)
    await receiveLines(trx, received, { parcel: parcels[0]!, lines, counts, fileIds: file_ids })
  else for (const parcel of parcels) await receiveAll(trx, received, parcel, counts)
  return order.id
}

async function receiveAll(
  trx: Trx,
  received: Received,
  parcel: ParcelOfOrder,
  counts: ReadonlyMap<string, Counts>,
) {
  const rest = parcel.lines
    .map(({ id, left }) => ({ id, ...none, received: left - unitsOf(counts.get(id) ?? none) }))
    .filter((line) => line.received > 0)
  if (rest.length > 0) await insert(trx, received, parcel, rest)
  const { at, demoSpeed } = received
  await receiveParcel(trx, { parcel, until: 'completed', at, demoSpeed })
}

async function receiveLines(
  trx: Trx,
  received: Received,
  {
    parcel,
    lines,
    counts,
    fileIds,
  }: {
    parcel: ParcelOfOrder
    lines: NonNullable<Body['lines']>
    counts: ReadonlyMap<string, Counts>
    fileIds: readonly string[]
  },
): Promise<void> {
  const counted = lines.filter((line) => unitsOf(line) > 0)
  const isKnown = lines.every(({ id }) => parcel.lines.some((line) => line.id === id))
  if (!isKnown || new Set(lines.map(({ id }) => id)).size !== lines.length || counted.length === 0)
    throw new Refused('LINES_UNKNOWN')
  const before = (id: string) => counts.get(id) ?? none
  const nowOf = (id: string) => counted.find((line) => line.id === id) ?? none
  const restOf = ({ id, left }: ParcelOfOrder['lines'][number]) =>
    left - unitsOf(before(id)) - unitsOf(nowOf(id))
  if (parcel.lines.some((line) => restOf(line) < 0)) throw new Refused('RECEIPT_TOO_LARGE')
  const id = await insert(trx, received, parcel, counted)
  const subject = { type: RECEIPT, id }
  const { userId } = received.actor
  if (!(await attachFiles(trx, { fileIds, userId, subject }))) throw new Refused('PHOTO_UNKNOWN')
  if (counted.some(({ damaged, missing }) => damaged + missing > 0))
    await notifyMaker(trx, received, parcel)
  const hasProblem = parcel.lines.some((line) =>
    [before(line.id), nowOf(line.id)].some(({ damaged, missing }) => damaged + missing > 0),
  )
  const { at, demoSpeed } = received
  if (parcel.lines.every((line) => restOf(line) === 0))
    await receiveParcel(trx, {
      parcel,
      until: hasProblem ? 'delivered' : 'completed',
      at,
      demoSpeed,
    })
}

/** Tells the member who ordered the goods, and who can complain, about damaged and missing ones. */
async function notifyMaker(trx: Trx, { order, actor, at }: Received, parcel: ParcelOfOrder) {
  if (order.user_id === actor.userId) return
  const kind = 'GOODS_DAMAGED_OR_MISSING'
  await notifyOfOrder(trx, order, { kind, detail: parcel.seller_name, at })
}

/** Writes a receipt, and that of a company into its log. */
async function insert(
  trx: Trx,
  { order, actor, key, body_hash, note, at }: Received,
  parcel: ParcelOfOrder,
  lines: readonly ({ id: string } & Counts)[],
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('receipts')
    .values({
      id,
      order_id: order.id,
      parcel_id: parcel.id,
      seller_id: parcel.seller_id,
      user_id: actor.userId,
      key,
      body_hash,
      note,
      created_at: at,
    })
    .execute()
  await trx
    .insertInto('receipt_lines')
    .values(
      lines.map(({ id: line_id, received, damaged, missing }) => ({
        receipt_id: id,
        line_id,
        received,
        damaged,
        missing,
      })),
    )
    .execute()
  if (order.company_id === null) return id
  const sum = (of: keyof Counts) => lines.reduce((total, line) => total + line[of], 0)
  await recorded(trx, {
    companyId: order.company_id,
    act: 'GOODS_RECEIVED',
    by: actor,
    subject: order.serial,
    after: { received: sum('received'), damaged: sum('damaged'), missing: sum('missing') },
    at,
  })
  return id
}
