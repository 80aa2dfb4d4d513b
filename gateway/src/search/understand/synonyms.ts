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

/** The synonyms that come with the gateway. */
export const shippedSynonyms: Synonyms = parseSynonyms(
  readFileSync(join(import.meta.dirname, 'synonyms.txt'), 'utf8'),
)
