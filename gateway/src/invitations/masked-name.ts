const WORDS = 3

/** A name as initials, so that only people who know the buyer recognize it: `B*** S***`. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS)
    .map((word) => `${[...word][0]}***`)
    .join(' ') || '***'
