import type { Concept } from './concept.ts'
import { isGeneric } from './generic-nouns.ts'

const PREPOSITIONS = new Set(['for', 'with', 'in', 'without'])

/** The concepts with the noun first. An English noun is the last word: 'plastic cup'. */
export function nounFirst(concepts: readonly Concept[]): readonly Concept[] {
  const words = concepts.filter(isWord)
  if (!isEnglish(words)) return concepts
  const at = concepts.findIndex(({ typed }) => PREPOSITIONS.has(typed))
  const phrase = (at > 0 ? concepts.slice(0, at) : concepts).filter(isWord)
  const noun = phrase.findLast(({ english }) => english !== 'adjective')
  if (!noun?.english) return concepts
  const place = concepts.indexOf(noun)
  return [noun, ...concepts.slice(0, place).toReversed(), ...concepts.slice(place + 1)]
}

const isWord = ({ kind, typed }: Concept) => kind === 'word' && !/^\d+$/.test(typed)

/** Whether a keyword has English words, and no noun that is Indonesian alone. */
const isEnglish = (words: readonly Concept[]) =>
  words.some(({ english }) => english && english !== 'loan') &&
  words.every(({ english, isHead }) => english !== undefined || !isHead)

/**
 * The first noun, a generic one with the word after it. An unknown word gives way to one that products begin with, and to
 * no other.
 */
export function nounOf(concepts: readonly Concept[]): readonly Concept[] {
  const words = concepts.filter(isWord)
  const first = words[0]?.isKnown ? words[0] : words.find(({ isHead }) => isHead)
  if (!first) return []
  const next = words[words.indexOf(first) + 1]
  return next && isGeneric(first.typed) ? [first, next] : [first]
}

/** The concepts, of which the noun must be in the name. A generic noun, and one that no name begins with, need not. */
export function withNounInName(concepts: readonly Concept[]): Concept[] {
  const [noun, ...others] = nounOf(nounFirst(concepts))
  return concepts.map((one) =>
    one === noun && one.isHead && others.length === 0 ? { ...one, inName: true } : one,
  )
}
