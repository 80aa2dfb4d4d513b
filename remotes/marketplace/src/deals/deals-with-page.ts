/** How many products of the running daily deal come with its page. */
export const DEALS_WITH_PAGE = '24'
