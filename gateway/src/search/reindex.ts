import { sql } from 'kysely'
import { storeIndex } from '../catalogue/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Job } from '../server/domain.ts'
import { indexChangedGroups } from './index-goods.ts'
import { indexGroups } from './index-groups.ts'
import { textConfig } from './text-config.ts'
import { attributesOf } from './understand/attributes-of.ts'
import { contentOf } from './understand/content-of.ts'
import {
  groupKey,
  headColumn,
  INDEX_VERSION,
  productWords,
  wordsColumn,
} from './understand/index-words.ts'
import { isSpelt, normalise } from './words.ts'

const BATCH = 500
const EVERY_SECONDS = 2

/**
 * Indexes the products of an older version again, some at a time. Until then search finds them by their older words:
 * a query has both.
 */
export const reindexJob: Job = {
  name: 'reindex',
  everySeconds: EVERY_SECONDS,
  run: async ({ db }) => {
    await reindexSome(db)
  },
}

/** Lets the job index all products again. */
export const indexAgain = (trx: Trx): Promise<unknown> =>
  trx.updateTable('search_index_states').set({ done_to: 0 }).where('id', '=', 1).execute()

/** Indexes the next products; returns whether all are done. */
export async function reindexSome(db: Database): Promise<boolean> {
  const state = await db
    .selectFrom('search_index_states')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirst()
  if (state && state.version >= INDEX_VERSION && state.done_to < 0) return true
  const config = await textConfig(db)
  return atomically(db, async (trx) => {
    await trx
      .insertInto('search_index_states')
      .values({ id: 1, version: INDEX_VERSION, done_to: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    // Another gateway that holds the row is at this batch.
    const { rows } = await sql<{ version: number; done_to: number }>`
      select version, done_to from search_index_states where id = 1 for update skip locked`.execute(
      trx,
    )
    const [at] = rows
    if (!at) return false
    if (at.version >= INDEX_VERSION && at.done_to < 0) return true
    const done = await indexAfter(trx, at.version < INDEX_VERSION ? 0 : at.done_to, config)
    await trx
      .updateTable('search_index_states')
      .set({ version: INDEX_VERSION, done_to: done ?? -1 })
      .where('id', '=', 1)
      .execute()
    return done === undefined
  })
}

const productsOf = (trx: Trx) =>
  trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'products.unit', 'products.gtin'])
    .select([
      'products.brand_id',
      'products.category_id',
      'products.specification',
      'products.weight_grams',
      'categories.path',
    ])

type Indexable = Awaited<ReturnType<ReturnType<typeof productsOf>['execute']>>[number]

/** Indexes a product whose name or GTIN changed, and the group that it leaves. */
export const indexProduct = (trx: Trx, id: number): Promise<void> =>
  indexChangedGroups(trx, [id], async () => {
    const products = await productsOf(trx).where('products.id', '=', id).execute()
    await writeWords(trx, products, await textConfig(trx))
    return [id]
  })

/** Indexes the products after this id; returns the last one, undefined when there are no more. */
async function indexAfter(trx: Trx, id: number, config: string): Promise<number | undefined> {
  const products = await productsOf(trx)
    .where('products.id', '>', id)
    .orderBy('products.id')
    .limit(BATCH)
    .execute()
  if (products.length === 0) {
    await markSellerWords(trx)
    return undefined
  }
  await writeWords(trx, products, config)
  await indexGroups(
    trx,
    products.map(({ id }) => id),
  )
  await markWords(
    trx,
    products.flatMap(({ name, path }) => [
      name,
      ...path.flatMap((step) => Object.values(step.name)),
    ]),
    products.map(({ name }) => name),
  )
  return products.at(-1)!.id
}

async function writeWords(trx: Trx, products: readonly Indexable[], config: string) {
  const rows = products.map((product) => {
    const categories = product.path.flatMap(({ name }) => [name.id, name.en])
    const { name, around, head } = productWords({ ...product, categories })
    const key = groupKey({
      ...product,
      brandId: product.brand_id,
      categoryId: product.category_id,
    })
    const content = contentOf(product)
    return {
      id: product.id,
      _name: name,
      _around: around,
      _head: head,
      key,
      content,
      attributes: attributesOf(product),
    }
  })
  await storeIndex(trx, rows, { words: wordsColumn(config), head: headColumn(config) })
}

/** Notes the words that products and their categories have, and those that names begin with. */
async function markWords(trx: Trx, texts: readonly string[], names: readonly string[]) {
  const wordsOf = (text: string) => normalise(text).split(' ').filter(isSpelt)
  const words = [...new Set(texts.flatMap(wordsOf))]
  const heads = new Set(names.map((name) => normalise(name).split(' ')[0] ?? ''))
  const marked = words.map((word) => ({ word, is_head: heads.has(word) }))
  await sql`update search_words w set in_products = true, is_head = w.is_head or row.is_head
    from jsonb_to_recordset(${JSON.stringify(marked)}::text::jsonb) as row (word text, is_head boolean)
    where w.word = row.word and not (w.in_products and (w.is_head or not row.is_head))`.execute(trx)
}

/** The words that no product has come from sellers' names. */
const markSellerWords = (trx: Trx) =>
  trx
    .updateTable('search_words')
    .set({ only_sellers: true })
    .where('in_products', '=', false)
    .execute()
