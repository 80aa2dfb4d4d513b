import type { CallReply } from '@borong/api/shape'
import type { searchItems } from '@borong/api/search.shapes'
import type { Database } from '../../server/database.ts'
import { normalise } from '../words.ts'
import type { NamedCity } from './city-of.ts'
import type { Attempt } from './concept.ts'
import { storeOf } from './store-of.ts'

type Explained = NonNullable<CallReply<typeof searchItems>['data']['understood']>

const CHEAPEST = /\b(?:termurah|cheapest|paling murah|harga terendah)\b/

/** How a keyword was understood, for its buyer; undefined when it was searched as it is. */
export async function explained(
  db: Database,
  keyword: string,
  { attempt, city }: { attempt?: Attempt | undefined; city?: NamedCity | undefined },
): Promise<Explained | undefined> {
  const corrections = (attempt?.concepts ?? []).flatMap(({ typed, corrected }) =>
    corrected === undefined ? [] : [{ from: typed, to: corrected }],
  )
  const leftOut = attempt?.leftOut ?? []
  const store = await storeOf(db, keyword)
  const parts: Explained = {
    ...(leftOut.length > 0 ? { left_out: [...leftOut] } : {}),
    ...(corrections.length > 0 ? { corrections } : {}),
    ...(CHEAPEST.test(normalise(keyword)) ? { order_by: 'price_asc' as const } : {}),
    ...(store ? { store } : {}),
    ...(city ? { city: { names: city.names, keyword: city.keyword } } : {}),
  }
  return Object.keys(parts).length > 0 ? parts : undefined
}
