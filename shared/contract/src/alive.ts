/**
 * The `ref` of a region that came to life as a whole: what is pressed in it from now on is answered. Styles that wait for the
 * page (`data-alive`) do not look at it, or each part that comes to life would have the whole page laid out at once.
 */
export const markAlive = (region: Element | null): void => region?.setAttribute('data-answers', '')
