import type { Database } from '../../server/database.ts'
import type { SellerFilters } from '../seller-conditions.ts'
import { wordsOf } from '../words.ts'
import { correctWords } from './correct-words.ts'
import { isFiller } from './fillers.ts'

/** The stores for a keyword: for all its words, else without words about the offer, else corrected. */
export async function searchStores<Found extends { total_count: number }>(
  db: Database,
  filters: SellerFilters,
  read: (filters: SellerFilters) => Promise<Found>,
): Promise<Found & { corrected_keyword: string | null }> {
  const { keyword } = filters
  const found = await read(filters)
  if (found.total_count > 0 || keyword === undefined || filters.exact)
    return { ...found, corrected_keyword: null }
  const words = wordsOf(keyword)
  const wanted = words.filter((word) => !isFiller(word)).join(' ')
  if (wanted && wanted !== words.join(' ')) {
    const some = await read({ ...filters, keyword: wanted })
    if (some.total_count > 0) return { ...some, corrected_keyword: null }
  }
  const corrected = await correctWords(db, wanted || keyword)
  if (!corrected) return { ...found, corrected_keyword: null }
  const other = await read({ ...filters, keyword: corrected })
  return { ...other, corrected_keyword: other.total_count > 0 ? corrected : null }
}
