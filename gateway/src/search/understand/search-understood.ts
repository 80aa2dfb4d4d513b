import { readProductCode } from '@borong/api/rules/product-code'
import { sql } from 'kysely'
import { readGtin } from '../../catalogue/public.ts'
import type { Database } from '../../server/database.ts'
import type { ProductFilters } from '../conditions.ts'
import { textConfig } from '../text-config.ts'
import { wordsOf } from '../words.ts'
import { exactAttempts, relaxedAttempts } from './attempts.ts'
import { type Attempt, type Concept, queryOf } from './concept.ts'
import { conceptsOf, typedWords } from './concepts-of.ts'
import { gtinToken } from './index-words.ts'
import { repaired } from './repair.ts'
import { synonymsOf } from './all-synonyms.ts'
import { cityOf, type NamedCity } from './city-of.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A result of products, and how its keyword was understood. */
type Understood<Found> = Found & {
  corrected_keyword: string | null
  attempt?: Attempt
  /** The city that the keyword names, whose sellers alone are shown. */
  city?: NamedCity
}

/** The result for a keyword as it is understood: for all its words, else without fillers, corrected, or with fewer words; all products for fillers alone. */
export async function searchUnderstood<Found extends { total_count: number }>(
  db: Database,
  filters: ProductFilters,
  read: (filters: ProductFilters) => Promise<Found>,
): Promise<Understood<Found>> {
  const { keyword } = filters
  const readWith = async (attempt: Attempt) => ({
    ...(await read({ ...filters, attempt })),
    attempt,
    corrected_keyword: attempt.corrected ?? null,
  })
  const product = Number(readProductCode(keyword ?? ''))
  if (product > 0)
    return { ...(await read({ ...filters, keyword: undefined, product })), corrected_keyword: null }
  const byGtin = await gtinAttempt(db, filters)
  if (byGtin) return readWith(byGtin)
  if (!keyword || filters.exact || wordsOf(keyword).length === 0)
    return { ...(await read(filters)), corrected_keyword: null }
  const synonyms = await synonymsOf(db)
  const known = await vocabularyOf(db, typedWords(keyword))
  const concepts = conceptsOf(keyword, synonyms, known)
  let first: Understood<Found> | undefined
  for (const attempt of exactAttempts(concepts)) {
    const found = await readWith(attempt)
    first ??= found
    // With other filters the keyword may be right though nothing is left.
    if (found.total_count > 0 || (narrows(filters) && (await hasHits(db, filters, attempt))))
      return found
  }
  if (concepts.every(({ kind }) => kind === 'filler')) {
    // 'murah' asks for no product: the popular ones, in the order that the keyword may name, are better than none.
    const attempt = {
      concepts: [],
      leftOut: concepts.map(({ typed }) => typed),
      corrected: undefined,
    }
    return { ...(await read({ ...filters, keyword: undefined })), attempt, corrected_keyword: null }
  }
  const city = filters.city ? undefined : await cityOf(db, keyword, known)
  if (city) {
    const wanted = { ...filters, keyword: city.keyword, city: city.slugs }
    const found = await searchUnderstood(db, wanted, read)
    if (found.total_count > 0) return { ...found, city }
  }
  const better = await Promise.all(concepts.map((one) => repaired(db, one, synonyms)))
  for (const attempt of relaxedAttempts(better))
    if (await hasHits(db, filters, attempt)) return readWith(attempt)
  return { ...(first ?? (await read(filters))), corrected_keyword: null }
}

/** The attempt for a keyword that is the GTIN of a product. Another number with a right check digit stays a word. */
async function gtinAttempt(db: Database, filters: ProductFilters): Promise<Attempt | undefined> {
  const { keyword = '' } = filters
  const gtin = readGtin(keyword)
  if (!gtin) return undefined
  const known = { isTyped: true, isKnown: true, isHead: false }
  const attempt: Attempt = {
    concepts: [{ typed: keyword, kind: 'word', options: [[gtinToken(gtin.digits)]], ...known }],
    leftOut: [],
    corrected: undefined,
  }
  return (await hasHits(db, filters, attempt)) ? attempt : undefined
}

/** The first attempt for a keyword; only that of a GTIN looks at its hits. */
export async function firstAttempt(
  db: Database,
  filters: ProductFilters & { keyword: string },
): Promise<Attempt | undefined> {
  const byGtin = await gtinAttempt(db, filters)
  if (byGtin) return byGtin
  const { keyword } = filters
  const concepts: Concept[] = conceptsOf(
    keyword,
    await synonymsOf(db),
    await vocabularyOf(db, typedWords(keyword)),
  )
  const [attempt] = exactAttempts(concepts)
  return attempt
}

const OTHERS = new Set([
  'keyword',
  'attempt',
  'order_by',
  'age_restricted',
  'page',
  'district_id',
  'exact',
  'group',
  'all_offers',
])

const narrows = (filters: ProductFilters) =>
  Object.entries(filters).some(
    ([name, value]) => !OTHERS.has(name) && value !== undefined && value !== false,
  )

async function hasHits(db: Database, { age_restricted }: ProductFilters, { concepts }: Attempt) {
  const adult = age_restricted ? sql`is_adult` : sql`not is_adult`
  const { rows } = await sql`select 1 from product_search where ${adult} and words @@
    to_tsquery(${sql.lit(await textConfig(db))}::regconfig, ${queryOf(concepts)}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
