import type { Database } from '../../server/database.ts'
import { synonymsOf } from './all-synonyms.ts'
import type { Concept } from './concept.ts'
import { conceptsOf, decisiveWords, type Vocabulary } from './concepts-of.ts'
import type { Synonyms } from './synonyms.ts'
import { vocabularyOf } from './vocabulary.ts'

/** The concepts of a keyword, with the synonyms and the words of the shop that they were read with. */
export async function readConcepts(
  db: Database,
  keyword: string,
): Promise<{ concepts: Concept[]; synonyms: Synonyms; known: Vocabulary }> {
  const synonyms = await synonymsOf(db)
  const known = await vocabularyOf(db, decisiveWords(keyword, synonyms))
  return { concepts: conceptsOf(keyword, synonyms, known), synonyms, known }
}
