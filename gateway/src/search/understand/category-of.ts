import type { Database } from '../../server/database.ts'
import { normalise } from '../words.ts'
import type { Concept } from './concept.ts'

const names = new WeakMap<Database, Promise<Map<string, number[]>>>()

/** The categories whose name, in either language, is the whole keyword. The shop's own tree is read once. */
export async function categoriesCalled(
  db: Database,
  concepts: readonly Concept[],
): Promise<readonly number[]> {
  const wanted = concepts.filter(({ kind }) => kind !== 'filler')
  const known = await namesOf(db)
  const typed = wanted.map((concept) => concept.typed).join(' ')
  const searched = wanted.map((concept) => concept.corrected ?? concept.typed).join(' ')
  return known.get(typed) ?? known.get(searched) ?? []
}

function namesOf(db: Database): Promise<Map<string, number[]>> {
  const found = names.get(db)
  if (found) return found
  const reading = readNames(db)
  names.set(db, reading)
  reading.catch(() => names.delete(db))
  return reading
}

async function readNames(db: Database): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name_id', 'name_en'])
    .orderBy('id')
    .execute()
  const ids = new Map<string, number[]>()
  for (const row of rows)
    for (const name of new Set([normalise(row.name_id), normalise(row.name_en)]))
      ids.set(name, [...(ids.get(name) ?? []), row.id])
  return ids
}
