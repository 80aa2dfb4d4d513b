import { suggestions } from '@borong/api/search'
import { billingShortcut } from '@borong/api/rules/billing-shortcut'
import { callQuery, useQuery } from '@borong/contract'
import { useSettled } from '@borong/ui/use-settled'
import { SUGGESTION_LIMIT } from '../shop/limits.ts'

/**
 * The suggestions for the typed text. Each reply belongs to its own text, so an older one can't replace a newer one.
 * The previous suggestions remain while the next load.
 */
export function useSuggestions(typed: string) {
  const keyword = useSettled(typed.trim())
  const query = useQuery({
    ...callQuery(suggestions, { query: { keyword, limit: String(SUGGESTION_LIMIT) } }),
    enabled: keyword !== '',
    placeholderData: (before) => before,
  })
  const shortcut = billingShortcut(typed)
  return {
    ...query,
    suggestions: query.data && {
      ...query.data.data,
      billing: shortcut ? [shortcut] : query.data.data.billing,
    },
  }
}
