import type { Database } from '../../server/database.ts'
import { parseSynonyms, shippedSynonyms, type Synonyms } from './synonyms.ts'

// Other gateways know a new synonym after this time.
const KNOWN_MS = 10_000
/** The most synonyms that operators may add. */
export const MOST_ADDED = 500

const known = new WeakMap<Database, { synonyms: Promise<Synonyms>; until: number }>()

/** The synonyms that come with the gateway, and those that operators added. An added one replaces another of its phrase. */
export function synonymsOf(db: Database): Promise<Synonyms> {
  const found = known.get(db)
  if (found && found.until > performance.now()) return found.synonyms
  const synonyms = readSynonyms(db)
  known.set(db, { synonyms, until: performance.now() + KNOWN_MS })
  synonyms.catch(() => known.delete(db))
  return synonyms
}

/** Clears the cached synonyms of this gateway. */
export const changeSynonyms = (db: Database): void => {
  known.delete(db)
}

async function readSynonyms(db: Database): Promise<Synonyms> {
  const rows = await db
    .selectFrom('search_synonyms')
    .select(['phrase', 'targets'])
    .orderBy('phrase')
    .limit(MOST_ADDED)
    .execute()
  if (rows.length === 0) return shippedSynonyms
  const added = parseSynonyms(
    rows.map(({ phrase, targets }) => `${phrase} > ${targets}`).join('\n'),
  )
  return new Map([...shippedSynonyms, ...added])
}
