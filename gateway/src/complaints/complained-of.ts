import { COMPLAINT_DAYS } from '@borong/api/rules/complaint-days'
import { DAY_MS } from '@borong/api/rules/time'
import type { Database } from '../server/database.ts'
import { completedAt } from './complainable.ts'
import { openStates } from './transitions.ts'

interface Complained {
  isOpen: boolean
  isComplainable: boolean
  /** When the last complaint that has ended was made. */
  endedFrom?: Date
}

/** The complaints about these parcels, and whether another one is possible now. */
export async function complainedOf(
  db: Pick<Database, 'selectFrom'>,
  parcels: readonly { id: string; order_id: string; state: string | null }[],
  now: Date,
): Promise<ReadonlyMap<string, Complained>> {
  if (parcels.length === 0) return new Map()
  const orderIds = [...new Set(parcels.map(({ order_id }) => order_id))]
  const completed = await completedAt(db, orderIds)
  const complaints = await db
    .selectFrom('complaints')
    .select(['parcel_id', 'state', 'created_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .execute()
  return new Map(
    parcels.map(({ id, state }) => {
      const own = complaints.filter(({ parcel_id }) => parcel_id === id)
      const isOpen = own.some((one) => openStates.some((open) => open === one.state))
      const ended = own.findLast((one) => !openStates.some((open) => open === one.state))
      const at = completed.get(id)
      const isInTime =
        state === 'delivered' ||
        (state === 'completed' &&
          at !== undefined &&
          now.getTime() < at.getTime() + COMPLAINT_DAYS * DAY_MS)
      return [
        id,
        {
          isOpen,
          isComplainable: !isOpen && isInTime,
          ...(ended ? { endedFrom: ended.created_at } : {}),
        },
      ]
    }),
  )
}
