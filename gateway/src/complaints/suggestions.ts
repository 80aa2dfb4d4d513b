import { problemsOf } from '../receipts/public.ts'
import type { Database } from '../server/database.ts'
import type { ComplaintRow } from './view.ts'

interface Parcel {
  id: string
  lines: readonly { id: string; quantity: number }[]
}

/** The complaints that the receipts of parcels lead to, for those that nobody has complained about since. */
export async function suggestionsFor(
  db: Pick<Database, 'selectFrom'>,
  orderId: string,
  parcels: readonly Parcel[],
  complaints: readonly Pick<ComplaintRow, 'parcel_id' | 'created_at'>[],
) {
  const problems = await problemsOf(db, [orderId])
  return new Map(
    problems.flatMap(({ parcelId, at, isDamaged, lines, note, photos }) => {
      const parcel = parcels.find(({ id }) => id === parcelId)
      const isKnown = complaints.some(
        ({ parcel_id, created_at }) => parcel_id === parcelId && created_at >= at,
      )
      if (!parcel || isKnown) return []
      const left = lines.flatMap(({ id, quantity }) => {
        const most = parcel.lines.find((line) => line.id === id)?.quantity ?? 0
        return most > 0 ? [{ id, quantity: Math.min(quantity, most) }] : []
      })
      if (left.length === 0) return []
      const kind = isDamaged ? ('damaged' as const) : ('short' as const)
      return [[parcelId, { kind, lines: left, text: note, has_photos: photos.length > 0 }] as const]
    }),
  )
}
