import type { createComplaint } from '@borong/api/complaints.shapes'
import type { CallParsed } from '@borong/api/shape'
import { attachFiles } from '../files/public.ts'
import { costOf, holdParcel, lockOrder, orderFor } from '../orders/public.ts'
import { problemsOf } from '../receipts/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { newSerial } from '../server/new-serial.ts'
import { Refused } from '../server/refused.ts'
import { complainable } from './complainable.ts'
import { addEvent } from './events.ts'
import { sellerDue } from './move.ts'
import { openStates } from './transitions.ts'
import { subjectOf, type ComplaintRow } from './view.ts'

const MOST_OF_AN_ORDER = 20
const SHOWN_ON_PHOTOS: ReadonlySet<string> = new Set(['damaged', 'wrong'])

type Body = CallParsed<typeof createComplaint>['body']

/** Opens a complaint about one parcel and holds the parcel, or returns the earlier complaint of this key. */
export async function makeComplaint(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, orderId, body }: { buyerId: string; orderId: string; body: Body },
): Promise<ComplaintRow> {
  const { key, ...content } = body
  const body_hash = contentHash({ orderId, ...content })
  return atomically(db, async (trx) => {
    const found = await orderFor(trx, 'complain', { buyerId, orderId })
    if (!found) throw new Refused('ORDER_UNKNOWN')
    // Under the order's lock, a request with the same key waits for the first one.
    const order = await lockOrder(trx, found.id)
    const earlier = await trx
      .selectFrom('complaints')
      .selectAll()
      .where('user_id', '=', buyerId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (earlier) return madeOnce(earlier, body_hash, 'COMPLAINT_SENT')
    await checkOthers(trx, order.id, body)

    const at = now()
    const parcel = (await complainable(trx, order.id, at)).find(({ id }) => id === body.parcel_id)
    if (!parcel) throw new Refused('NOT_COMPLAINABLE')
    if (
      SHOWN_ON_PHOTOS.has(body.kind) &&
      body.file_ids.length === 0 &&
      !(await hasReceiptPhotos(trx, order.id, parcel.id))
    )
      throw new Refused('PHOTO_MISSING')
    const wanted = new Map(body.lines.map(({ id, quantity }) => [id, quantity]))
    const left = parcel.lines.filter(({ id }) => wanted.has(id))
    const isKnown = left.length === wanted.size && wanted.size === body.lines.length
    if (!isKnown || left.some(({ id, quantity }) => wanted.get(id)! > quantity))
      throw new Refused('LINES_UNKNOWN')
    const bought = await trx
      .selectFrom('order_lines')
      .select(['id', 'quantity', 'unit_price', 'tax'])
      .where('order_id', '=', order.id)
      .where('id', 'in', [...wanted.keys()])
      .execute()
    const row: ComplaintRow = {
      id: newId(),
      number: newSerial('CMP', at),
      order_id: order.id,
      order_serial: order.serial,
      parcel_id: parcel.id,
      seller_id: parcel.seller_id,
      seller_name: parcel.seller_name,
      seller_alias: parcel.seller_alias,
      user_id: buyerId,
      key,
      body_hash,
      kind: body.kind,
      wish: body.wish,
      state: 'open',
      turn: 'seller',
      due_at: sellerDue(at),
      version: 1,
      solution: null,
      amount: 0,
      most: bought.reduce((sum, line) => sum + costOf(order, line, wanted.get(line.id)!), 0),
      refunded: 0,
      deducted: 0,
      tracking_number: '',
      created_at: at,
      updated_at: at,
    }
    await trx.insertInto('complaints').values(row).execute()
    await trx
      .insertInto('complaint_lines')
      .values(
        [...wanted].map(([line_id, quantity]) => ({ complaint_id: row.id, line_id, quantity })),
      )
      .execute()
    await addEvent(trx, row, { by: 'buyer', act: 'open', text: body.text, at })
    const subject = subjectOf(row.id)
    if (!(await attachFiles(trx, { fileIds: body.file_ids, userId: buyerId, subject })))
      throw new Refused('PHOTO_UNKNOWN')
    await holdParcel(trx, parcel.id)
    return row
  })
}

/** Photos from the door show the goods too. */
const hasReceiptPhotos = async (trx: Trx, orderId: string, parcelId: string) =>
  (await problemsOf(trx, [orderId])).some(
    (problem) => problem.parcelId === parcelId && problem.photos.length > 0,
  )

async function checkOthers(trx: Trx, orderId: string, body: Body): Promise<void> {
  const earlier = await trx
    .selectFrom('complaints')
    .select(['number', 'parcel_id', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  const open = earlier.find(
    ({ parcel_id, state }) =>
      parcel_id === body.parcel_id && openStates.some((one) => one === state),
  )
  if (open) throw new Refused('COMPLAINT_OPEN', { values: { number: open.number } })
  if (earlier.length >= MOST_OF_AN_ORDER) throw new Refused('COMPLAINTS_LIMIT')
}
