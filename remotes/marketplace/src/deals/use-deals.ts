import { activeDeal } from '@borong/api/rules/deal-stock'
import { callQuery, useFirstNow, useQuery, useQueryClient } from '@borong/contract'
import { useState } from 'react'

/**
 * The daily deal that runs (start < now <= end, the first of them) and the next one. `now` is the clock that countdowns
 * begin with; `turn` is called when one ends and reads which deal follows.
 */
export function useDeals() {
  const documentNow = useFirstNow()
  const [later, setLater] = useState<number>()
  const queries = useQueryClient()
  const asked = callQuery('dailyDeals')
  const query = useQuery(asked)
  // The document's clock holds for what came with it; what was read later is as old as its answer.
  const now = later ?? documentNow
  const deals = query.data?.data ?? []
  return {
    query,
    now,
    current: activeDeal(deals, now),
    next: deals.find((deal) => Date.parse(deal.start_date) >= now),
    turn: async () => {
      await queries.invalidateQueries({ queryKey: asked.queryKey })
      setLater(Date.now())
    },
  }
}
