import { planOutletOrder } from '@borong/api/outlet-plans'
import { call, useQuery, type Reply } from '@borong/contract'
import { useSettled } from '@borong/ui/use-settled'
import type { PlanBody } from './plan-body.ts'

export type Plan = Reply<typeof planOutletOrder>['result']

// A plan quotes each parcel: it is made when the buyer pauses, not for each digit.
const PAUSE_MS = 400

/** The gateway's plan of a table. The previous one remains while the next is made. */
export function usePlan(body: PlanBody | undefined) {
  const text = body ? JSON.stringify(body) : ''
  const settled = useSettled(text, PAUSE_MS)
  const query = useQuery({
    queryKey: [planOutletOrder.id, settled],
    queryFn: async () =>
      (await call(planOutletOrder, { body: JSON.parse(settled) as PlanBody })).result,
    enabled: settled !== '',
    // Prices, stocks and budgets are always fresh.
    staleTime: 0,
    placeholderData: (before: Plan | undefined) => before,
  })
  return {
    plan: text === '' ? undefined : query.data,
    /** The plan is that of the table as it is now. */
    isCurrent:
      settled === text && query.data !== undefined && !query.isFetching && !query.isPlaceholderData,
    error: query.isError ? query.error : null,
    refetch: query.refetch,
  }
}
