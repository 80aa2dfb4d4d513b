import { activeDeal } from '@borong/api/rules/deal-stock'
import { callQuery, useFirstNow, useQuery, useQueryClient } from '@borong/contract'
import { useState } from 'react'
import { serverNow, useServerNow } from '../shop/server-now.ts'

// The gateway's clock may be a little behind that of the document.
const GRACE_MS = 1_500

/**
 * The daily deal that runs (start < now <= end, the first of them) and the next one. `now` is the clock that countdowns
 * begin with; `turn` is called when one ends and reads which deal follows. With a `limit` that many products of the
 * running one come, and not only four.
 */
export function useDeals(limit?: string) {
  const documentNow = useFirstNow()
  const opened = useServerNow()
  const [later, setLater] = useState<number>()
  const queries = useQueryClient()
  const asked = callQuery('dailyDeals', { query: limit ? { limit } : {} })
  const preview = callQuery('dailyDeals', { query: {} }).queryKey
  const query = useQuery({ ...asked, placeholderData: () => queries.getQueryData(preview) })
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
