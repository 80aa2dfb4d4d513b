/** The number of products of the running daily deal that its page includes. */
export const DEALS_WITH_PAGE = '24'
