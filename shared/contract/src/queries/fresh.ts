/** The time during which a reply is fresh and not refetched. */
export const FRESH_MS = 60_000
