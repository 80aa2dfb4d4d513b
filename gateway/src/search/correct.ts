import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import { gramsOf, isSpelt, wordsOf } from './words.ts'

const CANDIDATES = 30

/**
 * The keyword with its misspelt words corrected ('minyk gorng' -> 'minyak goreng') and its partial ones completed.
 * Words without a similar word in the shop are omitted. Undefined when there is no better keyword.
 */
export async function correctKeyword(db: Database, keyword: string): Promise<string | undefined> {
  const words = wordsOf(keyword)
  const spelt = words.filter(isSpelt)
  if (spelt.length === 0) return undefined
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', spelt)
    .execute()
  const known = new Set(rows.map((row) => row.word))
  const better: string[] = []
  for (const word of words) {
    const right = !isSpelt(word) || known.has(word) ? word : await closestWord(db, word)
    if (right) better.push(right)
  }
  const corrected = better.join(' ')
  return corrected && corrected !== words.join(' ') ? corrected : undefined
}

/** The result of a search; without hits, the result of the nearest known keyword. */
export async function searchCorrected<
  Filters extends { keyword?: string | undefined },
  Found extends { total_count: number },
>(
  db: Database,
  filters: Filters,
  read: (filters: Filters) => Promise<Found>,
): Promise<Found & { corrected_keyword: string | null }> {
  const found = await read(filters)
  const isNothing = found.total_count === 0 && filters.keyword !== undefined
  const corrected = isNothing ? await correctKeyword(db, filters.keyword ?? '') : undefined
  if (!corrected) return { ...found, corrected_keyword: null }
  const other = await read({ ...filters, keyword: corrected })
  return { ...other, corrected_keyword: other.total_count > 0 ? corrected : null }
}

async function closestWord(db: Database, word: string): Promise<string | undefined> {
  const grams = gramsOf(word)
  const { rows } = await sql<{ word: string; frequency: number }>`
    select w.word, w.frequency from (
      select word from search_word_grams where gram in (${sql.join(grams)})
      group by word order by count(*) desc, word limit ${CANDIDATES}) close
    join search_words w on w.word = close.word`.execute(db)
  const most = Math.max(1, Math.floor(word.length / 3))
  const ranked = rows
    .map((row) => ({
      ...row,
      distance: row.word.startsWith(word) ? 0.5 : distance(word, row.word),
    }))
    .filter((row) => row.distance <= most)
    .toSorted(
      (a, b) => a.distance - b.distance || b.frequency - a.frequency || (a.word < b.word ? -1 : 1),
    )
  return ranked[0]?.word
}

/** The edit distance of two words: letters added, omitted, changed or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1)
      row.push(best)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
