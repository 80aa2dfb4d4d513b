/** The number of suggestions in one reply. */
export const SUGGESTION_LIMIT = 10

/** The minimum number of characters for a search of places. */
export const PLACE_KEYWORD_LENGTH = 3

/** The maximum number of counted values of a filter in one reply. A value missing in a shorter list has no results. */
export const FACET_VALUES = 100

/** The maximum length of a keyword that the gateway accepts. */
export const KEYWORD_LENGTH = 100

/** The maximum number of values of one filter in one request. */
export const FILTER_VALUES = 20
