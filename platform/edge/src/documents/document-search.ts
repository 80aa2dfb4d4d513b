import type { Match } from '../routes/route-table.ts'

/** Campaign parameters do not change the page. */
const CAMPAIGN =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|gad_.*|srsltid|_gl|fbclid|igsh(id)?|msclkid|ttclid|twclid|li_fat_id|yclid|mc_[ce]id)$/

/**
 * The query parameters on which a document depends: those that its route declares, in the order of the declaration.
 * A release of an earlier build declares nothing, and depends on all except those of campaigns. The page of an unknown
 * address depends on none.
 */
export function documentSearch(match: Match | undefined, query: URLSearchParams): URLSearchParams {
  const declared = match ? match.route.search : []
  if (!declared) return new URLSearchParams([...query].filter(([name]) => !CAMPAIGN.test(name)))
  const search = new URLSearchParams()
  for (const name of declared) for (const value of query.getAll(name)) search.append(name, value)
  return search
}
