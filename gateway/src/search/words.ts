/** Text as the search sees it: small letters without accents, figures apart from letters ('20W-50' -> '20 w 50'). */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MOST_WORDS = 10

/** The words of what was typed; more than ten say no more than ten. */
export const wordsOf = (text: string): string[] =>
  [...new Set(normalise(text).split(' ').filter(Boolean))].slice(0, MOST_WORDS)

/** Whether a word can be misspelt: figures and very short words are taken as they are. */
export const isSpelt = (word: string): boolean => word.length >= 3 && /^\p{L}+$/u.test(word)

/** The three-letter pieces of a word, its edges marked, so that 'minyk' and 'minyak' share most of theirs. */
export function gramsOf(word: string): string[] {
  const padded = `  ${word} `
  return [
    ...new Set(
      Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)),
    ),
  ]
}
