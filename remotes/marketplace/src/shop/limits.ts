/** Results on a page, and suggestions in one answer. */
export const SEARCH_PAGE_SIZE = 20
export const SUGGESTION_LIMIT = 10

/** Characters of a recent search's short name, before its ellipsis. */
export const SHORT_NAME_LENGTH = 20

/** From how many characters on places are searched for. */
export const PLACE_KEYWORD_LENGTH = 3
