import type { CallReply } from '@borong/api/shape'
import type { searchItems } from '@borong/api/search.shapes'
import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { tsQuery } from '../conditions.ts'
import { textConfig } from '../text-config.ts'
import { normalise } from '../words.ts'
import { typedWords } from './concepts-of.ts'
import { isFiller } from './fillers.ts'

type Store = NonNullable<NonNullable<CallReply<typeof searchItems>['data']['understood']>['store']>

const MOST_COMPARED = 20

/** The store that a keyword names: all its words, and one that only stores have or at least two of them. */
export async function storeOf(db: Database, keyword: string): Promise<Store | undefined> {
  const words = typedWords(keyword)
  const wanted = words.filter((word) => !isFiller(word))
  const [only] = wanted
  if (!only || (wanted.length === 1 && !(await isOfSellers(db, only)))) return undefined
  const config = await textConfig(db)
  const { rows } = await sql<{ id: number; name: string; alias: string; city: string }>`
    select s.id, s.name, s.alias, s.city from seller_search f join sellers s on s.id = f.id
    where f.words @@ ${tsQuery(config, wanted)} order by f.popularity desc, f.id limit ${MOST_COMPARED}`.execute(
    db,
  )
  const named = rows.filter(({ name }) => {
    const all = normalise(name).split(' ')
    return wanted.every((word) => all.includes(word))
  })
  const isWhole = ({ name }: { name: string }) => normalise(name) === words.join(' ')
  const isInOrder = ({ name }: { name: string }) =>
    ` ${normalise(name)} `.includes(` ${wanted.join(' ')} `)
  const store = named.find(isWhole) ?? named.find(isInOrder) ?? named[0]
  return (
    store && {
      name: store.name,
      alias: store.alias,
      image: `s/${store.id}`,
      location: store.city,
    }
  )
}

async function isOfSellers(db: Database, word: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_words')
    .select('only_sellers')
    .where('word', '=', word)
    .executeTakeFirst()
  return row?.only_sellers === true
}
