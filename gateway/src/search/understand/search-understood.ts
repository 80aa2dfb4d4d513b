import { readProductCode } from '@borong/api/rules/product-code'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readGtin } from '../../catalogue/public.ts'
import type { Database } from '../../server/database.ts'
import type { ProductFilters } from '../conditions.ts'
import { headStems, textConfig } from '../text-config.ts'
import { wordsOf } from '../words.ts'
import { exactAttempts, relaxedAttempts } from './attempts.ts'
import { categoriesCalled } from './category-of.ts'
import { cityOf, type NamedCity } from './city-of.ts'
import { allHeads, type Attempt, queryOf } from './concept.ts'
import { gtinToken } from './index-words.ts'
import { withNounInName } from './noun-of.ts'
import { readConcepts } from './read-concepts.ts'
import { repaired } from './repair.ts'

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
  const { synonyms, known, concepts: typed } = await readConcepts(db, keyword)
  // The products of a category need not have its name in theirs.
  const isCategory = (await categoriesCalled(db, typed)).length > 0
  const concepts = isCategory ? typed : withNounInName(typed)
  let first: Understood<Found> | undefined
  for (const attempt of exactAttempts(concepts)) {
    const found = await readWith(attempt)
    first ??= found
    // With other filters the keyword may be right though nothing is left.
    const isRight =
      found.total_count > 0
        ? !needsNoun(attempt) || hasNoun(db, filters, attempt)
        : narrows(filters) && hasHits(db, filters, attempt)
    if (await isRight) return found
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
  const better = await Promise.all(typed.map((one) => repaired(db, one, synonyms)))
  for (const attempt of relaxedAttempts(isCategory ? better : withNounInName(better)))
    if (await hasNoun(db, filters, attempt)) return readWith(attempt)
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

// So many hits of a frequent word are enough to know.
const MOST_READ = 2_000

const KEPT_MS = 60_000
const MOST_KEPT = 2_000
const kept = new WeakMap<Database, LRUCache<string, Promise<boolean>>>()

/**
 * Whether a hit begins with the noun of the keyword, which must be in its name: 'sedotan hitam' is no black spoon. The answers
 * are kept for a while, because many keywords have the same words.
 */
async function hasNoun(db: Database, filters: ProductFilters, attempt: Attempt): Promise<boolean> {
  const answers = kept.get(db) ?? new LRUCache({ max: MOST_KEPT, ttl: KEPT_MS })
  kept.set(db, answers)
  const key = `${filters.age_restricted === true} ${queryOf(attempt.concepts)}`
  const known = answers.get(key)
  if (known) return known
  const reading = hasHits(db, filters, attempt, needsNoun(attempt))
  answers.set(key, reading)
  reading.catch(() => answers.delete(key))
  return reading
}

const needsNoun = ({ concepts }: Attempt) => concepts.some(({ inName }) => inName)

async function hasHits(
  db: Database,
  { age_restricted }: ProductFilters,
  { concepts }: Attempt,
  isNoun = false,
) {
  const adult = age_restricted ? sql`is_adult` : sql`not is_adult`
  const config = await textConfig(db)
  const heads = isNoun ? sql`head = any(${headStems(config, allHeads(concepts))})` : sql`true`
  const { rows } =
    await sql`select 1 from (select head from product_search where ${adult} and words @@
    to_tsquery(${sql.lit(config)}::regconfig, ${queryOf(concepts)}) limit ${MOST_READ}) hits where ${heads} limit 1`.execute(
      db,
    )
  return rows.length > 0
}
