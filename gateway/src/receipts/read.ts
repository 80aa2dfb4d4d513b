import { sql } from 'kysely'
import { filesOfAll } from '../files/public.ts'
import type { ParcelOfOrder } from '../orders/public.ts'
import type { Database } from '../server/database.ts'

/** The subject that the photos of a receipt are attached to. */
export const RECEIPT = 'receipt'

/** Whether a receiver can count the goods of a parcel now. An open complaint holds a delivered one. */
export const isReceivable = ({
  state,
  next_step_at,
}: Pick<ParcelOfOrder, 'state' | 'next_step_at'>) =>
  state === 'shipped' || (state === 'delivered' && next_step_at !== null)

/** The units of a line by their condition. */
export interface Counts {
  received: number
  damaged: number
  missing: number
}

/** The receipts of these orders, the oldest first, with their lines. */
export async function receiptsOf(db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('receipt_lines')
    .selectAll()
    .where(
      'receipt_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line_id')
    .execute()
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ receipt_id }) => receipt_id === row.id),
  }))
}

export type Receipt = Awaited<ReturnType<typeof receiptsOf>>[number]

/** The sums of receipts by line. */
export function countsIn(receipts: readonly Receipt[]): ReadonlyMap<string, Counts> {
  const sums = new Map<string, Counts>()
  for (const { line_id, received, damaged, missing } of receipts.flatMap(({ lines }) => lines)) {
    const sum = sums.get(line_id) ?? none
    sums.set(line_id, {
      received: sum.received + received,
      damaged: sum.damaged + damaged,
      missing: sum.missing + missing,
    })
  }
  return sums
}

export const none: Counts = { received: 0, damaged: 0, missing: 0 }

export const unitsOf = ({ received, damaged, missing }: Counts): number =>
  received + damaged + missing

/** The damaged and missing goods of the parcels of these orders, with the time and the notes of their receipts. */
export async function problemsOf(db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) {
  const receipts = (await receiptsOf(db, orderIds)).filter(({ lines }) =>
    lines.some(({ damaged, missing }) => damaged + missing > 0),
  )
  const photos = await filesOfAll(
    db,
    RECEIPT,
    receipts.map(({ id }) => id),
  )
  return [...Map.groupBy(receipts, ({ parcel_id }) => parcel_id)].map(([parcelId, some]) => {
    const lines = [...countsIn(some)]
      .map(([id, counts]) => ({ id, ...counts }))
      .filter(({ damaged, missing }) => damaged + missing > 0)
    return {
      parcelId,
      at: some.at(-1)!.created_at,
      isDamaged: lines.some(({ damaged }) => damaged > 0),
      lines: lines.map(({ id, damaged, missing }) => ({ id, quantity: damaged + missing })),
      note: some
        .map(({ note }) => note)
        .filter(Boolean)
        .join('\n'),
      photos: some.flatMap(({ id }) => photos.get(id) ?? []),
    }
  })
}

/** The receipts of an order with damaged or missing goods, for a condition of a statement about `orders`. */
export const problemReceipts = (db: Pick<Database, 'selectFrom'>) =>
  db
    .selectFrom('receipts')
    .innerJoin('receipt_lines as counted', 'counted.receipt_id', 'receipts.id')
    .select('receipts.id')
    .where('receipts.order_id', '=', sql.ref<string>('orders.id'))
    .where((eb) => eb.or([eb('counted.damaged', '>', 0), eb('counted.missing', '>', 0)]))
