import { textOf } from '@borong/api/messages'
import * as spendCalls from '@borong/api/spend'
import { NO_GROUP, spendFilters } from '@borong/api/rules/spend'
import { namesOf } from '../identity/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { monthText } from '../server/wib.ts'
import { spendMessages } from './messages.ts'
import { type Grouping, spendOf } from './spend.ts'

/** F-08: what a company spent by month, cost centre, category, seller, member and order. */
export function serveSpend({ serve, db }: Gateway) {
  serve(spendCalls.companySpend, async ({ params, query, buyerId, language, refuse }) => {
    const { by, page, limit } = query
    const spend = await spendOf(db, { buyerId, by, ...params }, query, language)
    if (!spend) return refuse('COMPANY_UNKNOWN')
    const groups = await spend.page(query)
    const { names, count, ...sums } = await spend.sums()
    const memberIds = by === 'member' ? groups.map(({ id }) => id) : []
    const members = await namesOf(db, query.member ? [...memberIds, query.member] : memberIds)
    return {
      items: groups.map(({ id, name, amount, orders, at }) => ({
        id,
        name: by === 'member' ? nameIn(members, id, language) : nameOf(by, { id, name }, language),
        amount,
        orders,
        at: by === 'order' ? at.toISOString() : null,
      })),
      ...sums,
      narrowed: spendFilters.flatMap((dimension) => {
        const id = query[dimension]
        if (id === undefined) return []
        const name =
          dimension === 'member'
            ? nameIn(members, id, language)
            : nameOf(dimension, { id, name: names[dimension] }, language)
        return [{ by: dimension, id, name }]
      }),
      total_count: count,
      page,
      limit,
    }
  })
}

const nameIn = (members: ReadonlyMap<string, string>, id: string, language: Language) =>
  members.get(id) ?? textOf(spendMessages.deletedMember, language)

function nameOf(
  by: Grouping,
  { id, name }: { id: string; name: string | null },
  language: Language,
) {
  if (by === 'month') return monthText(id, language)
  if (id === NO_GROUP && by === 'cost_centre') return textOf(spendMessages.noCostCentre, language)
  return name ?? textOf(spendMessages.other, language)
}
