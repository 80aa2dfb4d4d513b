import { wordsOf } from '../words.ts'
import type { Concept } from './concept.ts'
import { isFiller } from './fillers.ts'
import { takeQuantities } from './quantities.ts'
import { unitTokens } from './selling-units.ts'
import { indexed } from './stems.ts'
import { MOST_PHRASE_WORDS, type Synonym, type Synonyms } from './synonyms.ts'

/** The words that the shop's products and categories have. */
export interface Vocabulary {
  has: (word: string) => boolean
  isHead: (word: string) => boolean
}

/** The typed words of a keyword, without its quantities. */
export const typedWords = (keyword: string): string[] => wordsOf(takeQuantities(keyword).rest)

const isNumber = (word: string | undefined) => /^(\d+|satu|se)$/.test(word ?? '')

/** The concepts of a keyword in the order of its words, the quantities last. */
export function conceptsOf(keyword: string, synonyms: Synonyms, known: Vocabulary): Concept[] {
  const { quantities } = takeQuantities(keyword)
  const words = typedWords(keyword)
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, synonyms, known)
    if (phrase) {
      concepts.push(phrase.concept)
      at += phrase.length
      continue
    }
    const [word, next] = [words[at]!, words[at + 1]]
    if (isNumber(word) && next && unitTokens(next).length > 0) {
      concepts.push(unitConcept(`${word} ${next}`, [word, next], next))
      at += 2
      continue
    }
    concepts.push(
      unitTokens(word).length > 0 ? unitConcept(word, [word], word) : wordConcept(word, known),
    )
    at += 1
  }
  const sizes = quantities.map(({ token, written }) => ({
    ...none,
    typed: written.trim(),
    kind: 'size' as const,
    options: [[token], wordsOf(written)],
    isKnown: true,
  }))
  return [...concepts, ...sizes]
}

const none = { isTyped: false, isKnown: false, isHead: false }

function phraseAt(words: readonly string[], at: number, synonyms: Synonyms, known: Vocabulary) {
  for (let length = Math.min(MOST_PHRASE_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const synonym = synonyms.get(phrase.join(' '))
    if (synonym && !(synonym.isBrand && phrase.every(known.has)))
      return { length, concept: synonymConcept(phrase, synonym) }
  }
  return undefined
}

/** A phrase that has synonyms. */
export function synonymConcept(phrase: readonly string[], synonym: Synonym): Concept {
  const { phrases, keepsTyped } = synonym
  const all = keepsTyped ? [[...phrase], ...phrases] : phrases
  return {
    typed: phrase.join(' '),
    kind: 'word',
    options: all.map((words) => words.map(indexed)),
    isPhrase: true,
    isTyped: keepsTyped,
    isKnown: true,
    isHead: true,
  }
}

const unitConcept = (typed: string, written: string[], word: string): Concept => ({
  ...none,
  typed,
  kind: 'unit',
  options: [written.map(indexed), ...unitTokens(word).map((token) => [token])],
  isTyped: true,
  isKnown: true,
})

/** A word without synonyms. */
export const wordConcept = (word: string, known: Vocabulary): Concept => ({
  typed: word,
  kind: isFiller(word) ? 'filler' : 'word',
  options: [[indexed(word)]],
  isTyped: true,
  isKnown: known.has(word) || indexed(word) !== word,
  isHead: known.isHead(word),
})
