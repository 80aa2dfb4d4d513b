import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { gramsOf, isSpelt } from '../words.ts'
import type { Concept } from './concept.ts'
import { decisiveWords, synonymConcept, wordConcept } from './concepts-of.ts'
import { distance } from './distance.ts'
import { indexed, rootsOf } from './stems.ts'
import type { Synonyms } from './synonyms.ts'
import { vocabularyOf } from './vocabulary.ts'

const CANDIDATES = 30
const LONG = 8
const SHORT = 4

/** An unknown word by its root, as two words, as a plural, or corrected; unchanged when none of these is known. */
export async function repaired(
  db: Database,
  concept: Concept,
  synonyms: Synonyms,
): Promise<Concept> {
  const word = concept.typed
  if (concept.kind !== 'word' || concept.isKnown || !isSpelt(word)) return concept
  const roots = rootsOf(word)
  const halves = splitsOf(word)
  const singular = word.replace(/e?s$/, '')
  const known = await vocabularyOf(db, [...roots, ...halves.flat(), singular])
  const isKnown = { isKnown: true }
  const root = roots.find(known.has)
  if (root) return { ...concept, ...isKnown, options: [[indexed(word)], [indexed(root)]] }
  const half = halves.find((words) => words.every(known.has))
  if (half) return { ...concept, ...isKnown, options: [half.map(indexed)], isTyped: false }
  if (singular !== word && known.has(singular))
    return { ...wordConcept(singular, known), typed: word }
  const better = await closestWord(db, word, synonyms)
  if (!better) return concept
  const synonym = synonyms.get(better)
  const found = await vocabularyOf(db, decisiveWords(better, synonyms))
  const searched = synonym ? synonymConcept([better], synonym, found) : wordConcept(better, found)
  return { ...searched, kind: 'word', typed: word, corrected: better }
}

const splitsOf = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORT + 1) }, (_, at) => [
    word.slice(0, SHORT + at),
    word.slice(SHORT + at),
  ])

/** The known word that is closest to a typed one. With synonyms these count as known, and words of sellers alone do not. */
export async function closestWord(
  db: Database,
  word: string,
  synonyms?: Synonyms,
): Promise<string | undefined> {
  const known = synonyms ? sql`not w.only_sellers` : sql`true`
  const { rows } = await sql<{ word: string; frequency: number }>`
    select w.word, w.frequency from (
      select word from search_word_grams where gram in (${sql.join(gramsOf(word))})
      group by word order by count(*) desc, word limit ${CANDIDATES}) close
    join search_words w on w.word = close.word where ${known}`.execute(db)
  const others = [...(synonyms?.keys() ?? [])]
    .filter((phrase) => !phrase.includes(' ') && phrase.startsWith(word[0]!))
    .map((phrase) => ({ word: phrase, frequency: 0 }))
  const ranked = [...rows, ...others]
    .map((row) => ({ ...row, steps: stepsTo(word, row.word) }))
    .filter(({ steps }) => steps !== undefined)
    .toSorted(
      (a, b) => a.steps! - b.steps! || b.frequency - a.frequency || (a.word < b.word ? -1 : 1),
    )
  return ranked[0]?.word
}

/** The edits from a typed word to a known one; undefined when they are too many. */
export function stepsTo(word: string, known: string): number | undefined {
  if (word[0] !== known[0]) return undefined
  if (word.length >= SHORT && known.startsWith(word) && known.length - word.length <= SHORT)
    return 0.5
  const steps = distance(word, known)
  // Of a shorter word one vowel is missing: 'gla'.
  if (word.length < SHORT)
    return word.length === SHORT - 1 && withoutVowels(known) === withoutVowels(word) && steps === 1
      ? 1
      : undefined
  return steps <= (word.length >= LONG ? 2 : 1) ? steps : undefined
}

const withoutVowels = (word: string) => word[0]! + word.slice(1).replace(/[aeiou]/g, '')
