import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import { indexGroups } from './index-groups.ts'
import { textConfig } from './text-config.ts'
import { headColumn, wordsColumn } from './understand/index-words.ts'
import { gramsOf, isSpelt, normalise } from './words.ts'

/** The expressions on the rows of the search that compute its words. */
export async function searchColumnsOf(trx: Trx): Promise<{ words: string; head: string }> {
  const config = await textConfig(trx)
  return { words: wordsColumn(config), head: headColumn(config) }
}

/** The words of a store, as an expression on a row with `_text`, and its text. */
export async function storeWords(
  trx: Trx,
  texts: readonly string[],
): Promise<{ expression: string; text: string }> {
  const expression = `to_tsvector('${await textConfig(trx)}', _text)`
  return { expression, text: normalise(texts.join(' ')) }
}

/** Writes products, and indexes their groups and those that changed ones leave. */
export async function indexChangedGroups(
  trx: Trx,
  changed: readonly number[],
  write: () => Promise<readonly number[]>,
): Promise<void> {
  const { rows: left } = await sql<{ id: number }>`select distinct on (own.group_key) other.id
    from product_search own join product_search other on other.group_key = own.group_key
    where own.id = any(${[...changed]}::integer[]) and own.group_key <> 0 and other.id <> all(${[...changed]}::integer[])
    order by own.group_key, other.id`.execute(trx)
  const written = await write()
  await indexGroups(trx, [...written, ...left.map(({ id }) => id)])
}

/** Lets the search correct the spelling of the words of new names. */
export async function addSearchWords(trx: Trx, goods: readonly { name: string }[]): Promise<void> {
  const heads = new Set(goods.map(({ name }) => normalise(name).split(' ')[0] ?? ''))
  const words = [
    ...new Set(goods.flatMap(({ name }) => normalise(name).split(' ')).filter(isSpelt)),
  ].toSorted()
  if (words.length === 0) return
  const rows = words.map((word) => ({ word, is_head: heads.has(word) }))
  const { rows: added } = await sql<{ word: string; is_new: boolean }>`
    insert into search_words as w (word, frequency, in_products, only_sellers, is_head)
    select word, 1, true, false, is_head
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (word text, is_head boolean) order by word
    on conflict (word) do update set in_products = true, only_sellers = false, is_head = w.is_head or excluded.is_head
    where not w.in_products or w.only_sellers or (excluded.is_head and not w.is_head)
    returning word, xmax = 0 as is_new`.execute(trx)
  const grams = added
    .filter((row) => row.is_new)
    .flatMap(({ word }) => gramsOf(word).map((gram) => ({ gram, word })))
  if (grams.length === 0) return
  await sql`insert into search_word_grams (gram, word)
    select gram, word from jsonb_to_recordset(${JSON.stringify(grams)}::text::jsonb) as row (gram text, word text)
    on conflict do nothing`.execute(trx)
}
