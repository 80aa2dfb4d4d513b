import { wordsOf } from '../words.ts'
import type { Concept } from './concept.ts'
import { isFiller } from './fillers.ts'
import { joinedWords, takeJoinedNumbers } from './joined-numbers.ts'
import { takeQuantities } from './quantities.ts'
import { unitTokens } from './selling-units.ts'
import { indexed } from './stems.ts'
import { isLoan, MOST_PHRASE_WORDS, type Synonym, type Synonyms } from './synonyms.ts'

/** The words that the shop's products and categories have. */
export interface Vocabulary {
  has: (word: string) => boolean
  isHead: (word: string) => boolean
}

/** The words of a keyword, its quantities, and its numbers that belong together. */
function partsOf(keyword: string) {
  const { quantities, rest } = takeQuantities(keyword)
  const { joined, rest: words } = takeJoinedNumbers(rest)
  return { words: wordsOf(words), quantities, joined }
}

/** The typed words of a keyword, without its quantities and joined numbers. */
export const typedWords = (keyword: string): string[] => partsOf(keyword).words

const isNumber = (word: string | undefined) => /^\d+$/.test(word ?? '')
const isCount = (word: string | undefined) => isNumber(word) || word === 'satu' || word === 'se'

/** The concepts of a keyword in the order of its words, then the quantities and the joined numbers. */
export function conceptsOf(keyword: string, synonyms: Synonyms, known: Vocabulary): Concept[] {
  const { words, quantities, joined } = partsOf(keyword)
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, synonyms, known)
    if (phrase) {
      concepts.push(phrase.concept)
      at += phrase.length
      continue
    }
    const [word, next] = [words[at]!, words[at + 1]]
    if (isCount(word) && next && unitTokens(next).length > 0) {
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
  const numbers = joined.map((written) => ({
    ...none,
    typed: written,
    kind: 'size' as const,
    options: [joinedWords(written)],
    isPhrase: true,
    isKnown: true,
  }))
  return [...concepts, ...sizes, ...numbers]
}

const none = { isTyped: false, isKnown: false, isHead: false }

function phraseAt(words: readonly string[], at: number, synonyms: Synonyms, known: Vocabulary) {
  for (let length = Math.min(MOST_PHRASE_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const synonym = synonyms.get(phrase.join(' '))
    if (synonym && !(synonym.isBrand && phrase.every(known.has)))
      return { length, concept: synonymConcept(phrase, synonym, known) }
  }
  return undefined
}

/** A phrase that has synonyms. */
export function synonymConcept(
  phrase: readonly string[],
  synonym: Synonym,
  known: Vocabulary,
): Concept {
  const { phrases, keepsTyped, english } = synonym
  const all = keepsTyped ? [[...phrase], ...phrases] : phrases
  return {
    typed: phrase.join(' '),
    kind: 'word',
    options: all.map((words) => words.map(indexed)),
    // Between the words of an English name's translation may be a brand: 'Selai Segarasa Stroberi'.
    isPhrase: !english,
    isTyped: keepsTyped,
    isKnown: true,
    isHead: all.some(([first = '']) => known.isHead(first)),
    ...(english ? { english } : {}),
  }
}

/** The words of a keyword whose part in the shop's names decides how it is understood: the typed ones, and the nouns of their synonyms. */
export function decisiveWords(keyword: string, synonyms: Synonyms): string[] {
  const words = typedWords(keyword)
  const nouns = words.flatMap((_, from) =>
    Array.from({ length: MOST_PHRASE_WORDS }, (_, more) =>
      (synonyms.get(words.slice(from, from + more + 1).join(' '))?.phrases ?? []).map(
        ([first = '']) => first,
      ),
    ).flat(),
  )
  return [...new Set([...words, ...nouns])]
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
  // Names have numbers that the vocabulary has not.
  isKnown: known.has(word) || indexed(word) !== word || isNumber(word),
  isHead: known.isHead(word),
  ...(isLoan(word) ? { english: 'loan' as const } : {}),
})
