/** The most lines of a basket plan; the first ones of a longer cart or list are compared. */
export const MOST_PLANNED = 100
