/** The `ref` of a region that came to life as a whole: what is pressed in it from now on is answered. */
export const markAlive = (region: Element | null): void => region?.setAttribute('data-alive', '')
