import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalise } from '../words.ts'

/** How a typed phrase is searched. */
export interface Synonym {
  /** The phrases that are searched, each as its words. */
  phrases: string[][]
  /** The typed phrase is searched too, and its products come first. */
  keepsTyped: boolean
  /** It applies only while the shop has no brand or product of this name. */
  isBrand: boolean
  /** The English name of goods, or of a property that is never the noun of a query. */
  english?: 'noun' | 'adjective'
}

export type Synonyms = ReadonlyMap<string, Synonym>

/** The most words of a phrase. */
export const MOST_PHRASE_WORDS = 5

/** The groups of these lines, by phrase. A phrase finds the phrases of its line alone, so groups may form a loop. */
export function parseSynonyms(text: string): Synonyms {
  const found = new Map<string, Synonym>()
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    const isBrand = line.startsWith('brand ')
    const [left = '', right] = line.replace(/^brand /, '').split(' > ')
    const phrases = (side: string) => side.split(/[=,]/).map(normalise).filter(Boolean)
    const targets = phrases(right ?? left)
    for (const phrase of phrases(left)) {
      const others = targets.filter((target) => right !== undefined || target !== phrase)
      const words = others.map((target) => target.split(' '))
      const known = found.get(phrase)
      found.set(phrase, {
        phrases: [...(known?.phrases ?? []), ...words],
        keepsTyped: right === undefined || known?.keepsTyped === true,
        isBrand: isBrand && known?.isBrand !== false,
      })
    }
  }
  return found
}

const linesOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
const english = Map.groupBy(linesOf('english.txt'), (line) => /^(?:adj|loan)(?= )/.exec(line)?.[0])
const englishSynonyms = (kind: string | undefined, prefix = '') =>
  parseSynonyms((english.get(kind) ?? []).map((line) => line.replace(prefix, '')).join('\n'))

const nouns = englishSynonyms(undefined)
const adjectives = englishSynonyms('adj', 'adj ')
const loans = new Set(
  (english.get('loan') ?? []).flatMap((line) => line.replace('loan ', '').split(', ')),
)

/** Whether Indonesian queries have this English word too. */
export const isLoan = (word: string): boolean => loans.has(word)

const ofEnglish = (phrase: string): Pick<Synonym, 'english'> =>
  nouns.has(phrase) ? { english: 'noun' } : adjectives.has(phrase) ? { english: 'adjective' } : {}

/** The synonyms that come with the gateway. */
export const shippedSynonyms: Synonyms = new Map(
  [...adjectives, ...nouns, ...parseSynonyms(linesOf('synonyms.txt').join('\n'))].map(
    ([phrase, synonym]) => [phrase, { ...synonym, ...ofEnglish(phrase) }],
  ),
)
