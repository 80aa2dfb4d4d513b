import type { Database } from '../../server/database.ts'
import type { Vocabulary } from './concepts-of.ts'

/** Which of these words the names of products and categories have. Words of sellers' names alone are unknown. */
export async function vocabularyOf(db: Database, words: readonly string[]): Promise<Vocabulary> {
  const rows =
    words.length > 0
      ? await db
          .selectFrom('search_words')
          .select(['word', 'is_head'])
          .where('word', 'in', words)
          .where('only_sellers', '=', false)
          .execute()
      : []
  const known = new Map(rows.map((row) => [row.word, row.is_head]))
  return { has: (word) => known.has(word), isHead: (word) => known.get(word) === true }
}
