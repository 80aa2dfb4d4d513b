/** A part of a keyword, and the words that match it. */
export interface Concept {
  /** As the buyer typed it. */
  typed: string
  kind: 'word' | 'size' | 'unit' | 'filler'
  /** Each has words that must all match; one of them is enough. */
  options: string[][]
  /** The words of an option are neighbours, except for the typed one. */
  isPhrase?: boolean
  /** The first option is the typed phrase itself, whose products come first. */
  isTyped: boolean
  /** Products have the words, or a synonym was found. */
  isKnown: boolean
  /** Some product's name begins with the word. */
  isHead: boolean
  /** The word that is searched instead of the typed one. */
  corrected?: string
  /** An English word; a loan is a word of both languages. */
  english?: 'noun' | 'adjective' | 'loan'
  /** The noun of the query, which must be in the name. */
  inName?: boolean
}

/** The concepts that a search requires. */
export interface Attempt {
  concepts: readonly Concept[]
  /** Known parts that it does without: products that have them come first. */
  preferred?: readonly Concept[]
  /** The typed parts that it does without; fillers are no loss and not among them. */
  leftOut: readonly string[]
  /** The keyword with corrected words. */
  corrected: string | undefined
}

// Words have letters and digits only, so none is an operator.
function textOf({ options, isTyped, isPhrase }: Concept, suffix: string, most = options.length) {
  const texts = options.slice(0, most).map((words, at) => {
    const operator = isPhrase && !(isTyped && at === 0) ? ' <-> ' : ' & '
    return `(${words.map((word) => word + suffix).join(operator)})`
  })
  return `(${texts.join(' | ')})`
}

/** The text of a query for these concepts; `inName` restricts it to the name. */
export const queryOf = (concepts: readonly Concept[], inName = false): string =>
  concepts
    .map((concept) => textOf(concept, inName || concept.inName === true ? ':A' : ''))
    .join(' & ')

/** The text of a query for the typed words in the name. */
export const typedQueryOf = (concepts: readonly Concept[]): string =>
  concepts.map((concept) => textOf(concept, ':A', concept.isTyped ? 1 : undefined)).join(' & ')

/** The words that the name of a wanted product begins with: those of the noun, if it is known. */
export function headsOf(concepts: readonly Concept[]): string[] {
  const noun = concepts.filter(({ inName }) => inName)
  return allHeads(noun.length > 0 ? noun : concepts)
}

/** The first words of all options. */
export const allHeads = (concepts: readonly Concept[]): string[] => [
  ...new Set(
    concepts
      .filter(({ kind }) => kind === 'word' || kind === 'unit')
      .flatMap(({ options }) => options.map(([word]) => word ?? ''))
      .filter(Boolean),
  ),
]
