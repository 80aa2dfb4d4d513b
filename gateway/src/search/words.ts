/** Normalised text: lower case without accents, digits separated from letters ('20W-50' -> '20 w 50'). */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MOST_WORDS = 10

/** The first ten words of the typed text. */
export const wordsOf = (text: string): string[] =>
  [...new Set(normalise(text).split(' ').filter(Boolean))].slice(0, MOST_WORDS)

/** Whether a word is subject to spelling correction: digits and very short words are not. */
export const isSpelt = (word: string): boolean => word.length >= 3 && /^\p{L}+$/u.test(word)

/** The trigrams of a word with its edges marked, so that 'minyk' and 'minyak' share most of theirs. */
export function gramsOf(word: string): string[] {
  const padded = `  ${word} `
  return [
    ...new Set(
      Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)),
    ),
  ]
}
