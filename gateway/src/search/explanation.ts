import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { listProducts } from './product-list.ts'
import { queryOf } from './understand/concept.ts'
import { readConcepts } from './understand/read-concepts.ts'
import { searchUnderstood } from './understand/search-understood.ts'

export interface Explanation {
  keyword: string
  parts: { typed: string; kind: string; options: string[]; is_known: boolean; is_used: boolean }[]
  query: string
  left_out: string[]
  corrected: string | null
  hits: number
}

const guest: Visitor = {
  kind: 'guest',
  userId: null,
  family: null,
  tokenHash: null,
  guestId: null,
}

/** How a keyword is understood, and how many products the search of guests finds for it. */
export async function explanationOf(db: Database, keyword: string): Promise<Explanation> {
  const { concepts } = await readConcepts(db, keyword)
  const filters = { keyword, order_by: 'relevance' as const }
  const { attempt, total_count } = await searchUnderstood(db, filters, (wanted) =>
    listProducts(db, wanted, guest, { page: 1, limit: 1 }),
  )
  const used = attempt?.concepts ?? []
  return {
    keyword,
    parts: concepts.map(({ typed, kind, options, isKnown }) => {
      const one = used.find((concept) => concept.typed === typed)
      return {
        typed,
        kind,
        options: (one?.options ?? options).map((words) => words.join(' ')),
        is_known: isKnown,
        is_used: one !== undefined,
      }
    }),
    query: queryOf(used),
    left_out: [...(attempt?.leftOut ?? [])],
    corrected: attempt?.corrected ?? null,
    hits: total_count,
  }
}
