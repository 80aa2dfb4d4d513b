import { citiesCalled } from '../../catalogue/public.ts'
import type { Database } from '../../server/database.ts'
import { typedWords, type Vocabulary } from './concepts-of.ts'

/** The cities of sellers that a keyword names, and the keyword without them. */
export interface NamedCity {
  slugs: string[]
  names: string[]
  keyword: string
}

const MOST_WORDS = 3

/**
 * The city that a keyword without products names with words that no product's name begins with: 'beras medan'. 'jakarta'
 * names all of its cities. A keyword that is nothing but a city is none.
 */
export async function cityOf(
  db: Database,
  keyword: string,
  known: Vocabulary,
): Promise<NamedCity | undefined> {
  const words = typedWords(keyword)
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--)
    for (let at = words.length - length; at >= 0; at--) {
      const named = words.slice(at, at + length)
      if (named.some(known.isHead)) continue
      const cities = await citiesCalled(db, named.join('-'))
      if (cities.length === 0) continue
      return {
        slugs: cities.map(({ slug }) => slug),
        names: cities.map(({ name }) => name),
        keyword: words.toSpliced(at, length).join(' '),
      }
    }
  return undefined
}
