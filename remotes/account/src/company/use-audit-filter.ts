import type { auditLog } from '@borong/api/audit'
import { type Input, useSearchParams } from '@borong/contract'
import { dayIn, idIn, useSetFilter } from '../parts/use-set-filter.ts'

type Query = NonNullable<Input<typeof auditLog>['query']>

/** The filters in the address. */
export function useAuditFilter() {
  const [search] = useSearchParams()
  const act = idIn(search.get('act'))
  const actor = idIn(search.get('actor'))
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  return {
    filter: { act, actor, from, to },
    query: {
      // The gateway refuses an unknown act.
      ...(act ? { act: act as NonNullable<Query['act']> } : {}),
      ...(actor ? { actor_id: actor } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    set: useSetFilter<'act' | 'actor' | 'from' | 'to'>(),
  }
}
