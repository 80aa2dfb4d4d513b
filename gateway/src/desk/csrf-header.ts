/** The header in which a page of the desk sends the token of its session. */
export const CSRF_HEADER = 'x-desk-csrf'
