import { billingShortcut } from '@borong/api/rules/billing-shortcut'
import { readProductCode } from '@borong/api/rules/product-code'
import { shortName } from '@borong/api/rules/short-name'
import type { RecentSearch } from '@borong/api/search.shapes'
import type { ProductCard } from '@borong/api/catalogue-entities'
import type { CallReply } from '@borong/api/shape'
import type { suggestions } from '@borong/api/search.shapes'
import { sql } from 'kysely'
import { cardsOf, productsOfGtins, readGtin } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { Visitor } from '../server/visitor.ts'
import { cheapestCards, topUnderstood } from './top-understood.ts'
import { correctWords } from './understand/correct-words.ts'
import { synonymsOf } from './understand/all-synonyms.ts'
import { normalise } from './words.ts'

type Suggestions = CallReply<typeof suggestions>['data']

interface Match {
  term: string
  kind: 'product' | 'seller' | 'category'
  target_id: number
}

// The most rows of a longer prefix that are read; for one or two letters the rows of highest weight are precomputed.
const MOST_MATCHED = 400
const SELLERS = 2
const CATEGORIES = 2
const KEYWORDS = 2

const nothing = (): Suggestions => ({
  keywords: [],
  products: [],
  sellers: [],
  categories: [],
  billing: [],
})

/** Suggestions for the typed text, at most `limit` in all. */
export async function suggest(
  db: Database,
  typed: string,
  limit: number,
  { visitor, language }: { visitor: Visitor; language: Language },
): Promise<Suggestions> {
  const bill = billingShortcut(typed)
  const billing = bill ? [bill] : []
  const prefix = normalise(typed)
  if (!prefix) return nothing()
  const named = await productsNamed(db, typed)
  if (named.length > 0)
    return { ...nothing(), products: (await cardsOf(db, named, visitor)).map(recentSearchOf) }
  let phrase = prefix
  let matches = await matchesOf(db, phrase)
  if (matches.length === 0) {
    const [synonym] = (await synonymsOf(db)).get(prefix)?.phrases ?? []
    const searched = synonym ? undefined : await topUnderstood(db, typed, visitor, limit)
    if (searched?.city)
      return { ...nothing(), products: searched.products.map(recentSearchOf), billing }
    phrase = synonym?.join(' ') ?? (await correctWords(db, prefix)) ?? prefix
    if (phrase !== prefix) matches = await matchesOf(db, phrase)
    if (matches.length === 0 && searched)
      return { ...nothing(), products: searched.products.map(recentSearchOf), billing }
  }
  let room = limit - billing.length
  const take = (kind: Match['kind'], most: number) => {
    const ids = [
      ...new Set(matches.filter((match) => match.kind === kind).map((match) => match.target_id)),
    ]
    const taken = ids.slice(0, Math.min(most, room))
    room -= taken.length
    return taken
  }
  const categoryIds = take('category', CATEGORIES)
  const sellerIds = take('seller', SELLERS)
  const keywords = completions(matches, phrase)
    .filter((keyword) => keyword !== prefix)
    .slice(0, Math.min(KEYWORDS, room))
  room -= keywords.length
  const products = await cheapestCards(db, take('product', limit), visitor)
  return {
    keywords,
    products: products.map(recentSearchOf),
    sellers: await sellersOf(db, sellerIds),
    categories: await categoriesOf(db, categoryIds, language),
    billing,
  }
}

/** The products whose code or GTIN is typed. */
async function productsNamed(db: Database, typed: string): Promise<readonly number[]> {
  const id = Number(readProductCode(typed))
  const gtin = readGtin(typed)
  const ids =
    id > 0 ? [id] : gtin ? ((await productsOfGtins(db, [gtin.digits])).get(gtin.digits) ?? []) : []
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product_search')
    .select('id')
    .where('id', 'in', ids)
    .where('is_adult', '=', false)
    .execute()
  return rows.map((row) => row.id)
}

async function matchesOf(db: Database, prefix: string): Promise<Match[]> {
  const found = db.selectFrom('suggestions').select(['term', 'kind', 'target_id', 'weight'])
  const within =
    prefix.length <= 2
      ? found
          .where('lead', '>=', prefix)
          .where('lead', '<', after(prefix))
          .orderBy('lead')
          .orderBy('weight', 'desc')
          .limit(MOST_MATCHED)
      : found
          .where('term', '>=', prefix)
          .where('term', '<', after(prefix))
          .orderBy('term')
          .limit(MOST_MATCHED)
  const rows = await within.execute()
  return rows.length > 0
    ? rows.toSorted((a, b) => b.weight - a.weight)
    : scatteredMatches(db, prefix.split(' '))
}

/** Phrases of the first word and later words with the other prefixes: 'beras pre' in 'beras cianjur premium'. */
async function scatteredMatches(db: Database, [first, ...others]: string[]): Promise<Match[]> {
  if (others.length === 0) return []
  return db
    .selectFrom('suggestions')
    .select(['term', 'kind', 'target_id'])
    .where('term', '>=', `${first} `)
    .where('term', '<', after(`${first} `))
    .where((eb) => eb.and(others.map((word) => eb('term', 'like', `% ${word}%`))))
    .orderBy('weight', 'desc')
    .limit(MOST_MATCHED)
    .execute()
}

/** The upper bound of all texts that begin with this prefix. */
const after = (prefix: string) =>
  prefix.slice(0, -1) + String.fromCodePoint(prefix.codePointAt(prefix.length - 1)! + 1)

/** The typed words with the last one completed and at most one more, as search keywords. */
function completions(matches: Match[], typed: string): string[] {
  const counts = new Map<string, number>()
  for (const { kind, term } of matches) {
    if (kind !== 'product') continue
    const keyword = term.startsWith(typed) ? continued(term, typed) : completed(term, typed)
    if (keyword !== typed) counts.set(keyword, (counts.get(keyword) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([keyword]) => keyword)
}

function continued(term: string, typed: string): string {
  const words = typed.split(' ').length
  return term
    .split(' ')
    .slice(0, words + (words === 1 ? 1 : 0))
    .join(' ')
}

function completed(term: string, typed: string): string {
  const [last = '', ...before] = typed.split(' ').toReversed()
  const word = term.split(' ').find((it) => it.startsWith(last)) ?? last
  return [...before.toReversed(), word].join(' ')
}

async function sellersOf(db: Database, ids: number[]): Promise<Suggestions['sellers']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'alias', 'city'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    name: row.name,
    alias: row.alias,
    image: `s/${row.id}`,
    location: row.city,
  }))
}

async function categoriesOf(
  db: Database,
  ids: number[],
  language: Language,
): Promise<Suggestions['categories']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'level', 'name_id', 'name_en'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    slug: row.slug,
    level: row.level,
    name: language === 'en' ? row.name_en : row.name_id,
    image: `c/${row.slug}`,
  }))
}

/** A product as an entry of recent searches (E-11). */
export const recentSearchOf = (card: ProductCard): RecentSearch => ({
  id: card.id,
  name: card.name,
  short_name: shortName(card.name),
  link: `/v/${card.vendor_alias}/product/${card.alias}`,
  alias: card.alias,
  microsite_url: card.vendor_alias,
  image: card.image,
  price: card.price,
  masked_price: card.masked_price,
  masked_discount: card.masked_discount,
  is_show_rating: card.is_show_rating,
  seller: card.vendor_name,
  location: card.vendor_location,
  unit_type: card.unit_type,
  rating: card.rating,
  free_shipping: card.free_ongkir_nusantara,
  discount: card.discount,
})

/** Popular keywords; those that begin with the typed text come first. */
export async function popularKeywords(
  db: Database,
  typed: string,
  limit: number,
): Promise<string[]> {
  const prefix = normalise(typed)
  const { rows } = await sql<{ keyword: string }>`select keyword from popular_keywords
    order by (left(keyword, ${prefix.length}::integer) = ${prefix}) desc, position limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.keyword)
}
