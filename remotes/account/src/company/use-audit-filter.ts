import type { auditLog } from '@borong/api/audit'
import { isDay } from '@borong/api/rules/day'
import { type Input, useSearchParams } from '@borong/contract'

type Query = Input<typeof auditLog>['query']
type Filter = 'act' | 'actor' | 'from' | 'to'

const idOf = (text: string | null) => (text !== null && /^[\w-]{1,64}$/.test(text) ? text : '')
const dayOf = (text: string | null) => (text !== null && isDay(text) ? text : '')

/** The filters in the address. */
export function useAuditFilter() {
  const [search, setSearch] = useSearchParams()
  const act = idOf(search.get('act'))
  const actor = idOf(search.get('actor'))
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))]
  return {
    filter: { act, actor, from, to },
    query: {
      // The gateway refuses an unknown act.
      ...(act ? { act: act as NonNullable<NonNullable<Query>['act']> } : {}),
      ...(actor ? { actor_id: actor } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    set: (name: Filter, value: string) =>
      setSearch(
        (before) => {
          if (value) before.set(name, value)
          else before.delete(name)
          return before
        },
        { replace: true },
      ),
  }
}
