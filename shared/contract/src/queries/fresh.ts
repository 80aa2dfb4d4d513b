/** For so long a reply is not asked for again. */
export const FRESH_MS = 60_000
