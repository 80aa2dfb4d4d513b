import { dailyDeals } from '@borong/api/campaigns'
import { activeDeal } from '@borong/api/rules/deal-stock'
import { callQuery, useFirstNow, useQuery, useQueryClient } from '@borong/contract'
import { serverNow, useServerNow } from '@borong/ui/server-now'
import { useState } from 'react'

// The gateway's clock may be slightly behind the clock of the document.
const GRACE_MS = 1_500

/**
 * The running daily deal (the first with start < now <= end) and the next one. `now` is the initial clock of
 * countdowns. The caller calls `turn` when a deal ends; it fetches the deal that follows. `limit` is the number of
 * products of the running deal; without it there are four.
 */
export function useDeals(limit?: string) {
  const documentNow = useFirstNow()
  const opened = useServerNow(documentNow)
  const [later, setLater] = useState<number>()
  const queries = useQueryClient()
  const requested = callQuery(dailyDeals, { query: limit ? { limit } : {} })
  const preview = callQuery(dailyDeals, { query: {} }).queryKey
  const query = useQuery({ ...requested, placeholderData: () => queries.getQueryData(preview) })
  const now = later ?? opened
  const deals = query.data?.data ?? []
  return {
    query,
    now,
    current: activeDeal(deals, now),
    next: deals.find((deal) => Date.parse(deal.start_date) >= now),
    turn: async () => {
      await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
      await queries.invalidateQueries({ queryKey: preview })
      setLater(serverNow(documentNow))
    },
  }
}
