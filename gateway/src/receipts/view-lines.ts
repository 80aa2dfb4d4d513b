import type { ParcelOfOrder } from '../orders/public.ts'
import { type Counts, none } from './read.ts'

/** The goods of a parcel without cancelled ones, with the sums of their receipts. */
export const viewLines = (
  parcel: Pick<ParcelOfOrder, 'lines'>,
  counts: ReadonlyMap<string, Counts>,
) =>
  parcel.lines
    .filter(({ left }) => left > 0)
    .map(({ id, name, unit, image, left }) => ({
      id,
      name,
      unit_type: unit,
      image,
      ordered: left,
      ...(counts.get(id) ?? none),
    }))
