/** Words that this project once used in a private sense, with the standard terms of docs/glossary.md. */
const REFUSED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/gi, 'again, or the verb: refetch, re-render, restart'],
  [/(?<!-)\balive\b/gi, 'hydrated, interactive'],
  [/\bto life\b/gi, 'hydrates'],
  [/\bdrawn\b/gi, 'rendered'],
  [/\bheard\b/gi, 'captured, received'],
  [/\bwitness(?:es)?\b/gi, 'singleton check'],
  [/\bsparing(?:ly)?\b/gi, 'save-data'],
  [/\bsteady taps?\b/gi, 'taps guarded against layout shift'],
  [/\byear cookies?\b/gi, 'persistent cookie'],
]
// Refused at the start of a sentence that is not a question: there it is used as a noun.
const NOUN = /\bWhat\b[^.?!]*(?:[.!]|$)/g
const NOUN_IN_TITLE = /(?:^|: |\. )what\b[^?]*$/i
const NAME_IT = 'the noun that names it'

export interface RefusedWord {
  word: string
  instead: string
}

/** The refused words of a comment or a paragraph. Code in backticks is ignored. */
export function refusedInProse(text: string): RefusedWord[] {
  const prose = text
    .replace(/```.*?```|`[^`]*`/gs, '')
    .replace(/^\s*\*(?= |$)/gm, '')
    .replace(/\s+/g, ' ')
  const nouns = [...prose.matchAll(NOUN)].map(() => ({ word: 'What …', instead: NAME_IT }))
  return [...refusedIn(prose), ...nouns]
}

/** The refused words of a test's title. */
export function refusedInTitle(title: string): RefusedWord[] {
  const nouns = NOUN_IN_TITLE.test(title) ? [{ word: 'what …', instead: NAME_IT }] : []
  return [...refusedIn(title), ...nouns]
}

/** The refused words of a file's path. */
export const refusedInPath = (path: string): RefusedWord[] =>
  refusedIn(path.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[/._-]/g, ' '))

const refusedIn = (text: string): RefusedWord[] =>
  REFUSED.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(([word]) => ({ word, instead })),
  )

const TITLE =
  /(?:\b(?:test|it|describe)(?:\.(?!each)\w+)*|\]\s*(?:as const\s*)?\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The titles of a source's tests. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template!)
