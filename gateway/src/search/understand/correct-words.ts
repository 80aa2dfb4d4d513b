import type { Database } from '../../server/database.ts'
import { isSpelt, wordsOf } from '../words.ts'
import { closestWord } from './repair.ts'

/**
 * The keyword of a store or of a suggestion with its misspelt words corrected ('minyk gorng' -> 'minyak goreng') and its
 * partial ones completed. Words without a similar word in the shop are omitted. Undefined when there is no better keyword.
 */
export async function correctWords(db: Database, keyword: string): Promise<string | undefined> {
  const words = wordsOf(keyword)
  const spelt = words.filter(isSpelt)
  if (spelt.length === 0) return undefined
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', spelt)
    .execute()
  const known = new Set(rows.map((row) => row.word))
  const better = await Promise.all(
    words.map((word) => (!isSpelt(word) || known.has(word) ? word : closestWord(db, word))),
  )
  const corrected = better.filter(Boolean).join(' ')
  return corrected && corrected !== words.join(' ') ? corrected : undefined
}
