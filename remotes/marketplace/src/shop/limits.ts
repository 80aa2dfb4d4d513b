/** Results on a page, and suggestions in one answer. */
export const SEARCH_PAGE_SIZE = 20
export const SUGGESTION_LIMIT = 10

/** From how many characters on places are searched for. */
export const PLACE_KEYWORD_LENGTH = 3

/** Values of a filter that are counted in one answer: one that a shorter list leaves out has nothing. */
export const FACET_VALUES = 100

/** The longest keyword that the gateway searches for. */
export const KEYWORD_LENGTH = 100

/** Values of one filter that the gateway takes at once. */
export const FILTER_VALUES = 20
