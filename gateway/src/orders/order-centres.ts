import { centresIn, settingsOf } from '../companies/public.ts'
import type { Database } from '../server/database.ts'
import { isDivided, centreOf } from './destinations.ts'
import type { Draft } from './draft.ts'
import { orderRefused } from './refused.ts'

/** One of several cost centres of an order. */
export interface OrderCentre {
  /** Null for goods without a cost centre. */
  id: string | null
  name: string | null
  /** Its part of the order in hundredths of a per cent, from one sum to the next; null when each parcel has its own. */
  from: number | null
  to: number | null
}

/** One hundred per cent, in hundredths of a per cent. */
export const WHOLE = 10_000

const LONGEST_NAME = 200

/**
 * The cost centres between which an order of a company is divided, by item or per cent. One cost centre of all goods
 * divides nothing: it is `only`.
 */
export async function orderCentres(
  db: Pick<Database, 'selectFrom'>,
  draft: Pick<Draft, 'items' | 'business'>,
): Promise<{ centres: OrderCentre[]; only: string | undefined }> {
  const { business } = draft
  const companyId = business?.company_id
  const parts = partsOf(draft)
  const ids = [...new Set(parts.map(({ id }) => id))]
  if (!companyId || ids.length < 2) {
    // A person has no cost centres, and `purchaserOf` refuses one.
    return { centres: [], only: ids.find((id) => id !== null) ?? business?.cost_centre_id }
  }
  const known = ids.filter((id) => id !== null)
  const names = await centresIn(db, { companyId, ids: known })
  if (names.size < known.length) throw orderRefused('COST_CENTRE_UNKNOWN')
  if (ids.includes(null) && (await settingsOf(db, companyId)).cost_centre_required)
    return { centres: [], only: undefined }
  return {
    centres: parts.map((part) => ({ ...part, name: names.get(part.id ?? '') ?? null })),
    only: undefined,
  }
}

function partsOf(draft: Pick<Draft, 'items' | 'business'>): Omit<OrderCentre, 'name'>[] {
  const shares = draft.business?.cost_centres
  if (shares) {
    let sum = 0
    return shares.map(({ cost_centre_id: id, percent }) => {
      const from = sum
      sum += Math.round(percent * 100)
      return { id, from, to: sum }
    })
  }
  if (!isDivided(draft)) return []
  const ids = new Set(draft.items.map((item) => centreOf(draft, item)))
  return [...ids].map((id) => ({ id, from: null, to: null }))
}

/** The name of all cost centres of an order, for lists and papers. */
export function namesOfCentres(centres: readonly OrderCentre[]): string {
  const names = centres.flatMap(({ name, from, to }) =>
    name === null ? [] : from === null ? name : `${name} ${(to! - from) / 100}%`,
  )
  const text = names.join(', ')
  return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1)}…`
}
