import { spendGroupings } from '@borong/api/rules/spend'
import { useSearchParams } from '@borong/contract'
import { dayIn, idIn, useSetFilter } from '../parts/use-set-filter.ts'

export type Grouping = (typeof spendGroupings)[number]

const isGrouping = (text: string): text is Grouping =>
  (spendGroupings as readonly string[]).includes(text)

/** The grouping and the filters in the address. */
export function useSpendFilter() {
  const [search] = useSearchParams()
  const by = search.get('by') ?? ''
  const grouping = isGrouping(by) ? by : 'month'
  const filter = {
    cost_centre: idIn(search.get('cost_centre')),
    category: idIn(search.get('category')),
    seller: idIn(search.get('seller')),
    member: idIn(search.get('member')),
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
  }
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return {
    by: grouping,
    filter,
    query: { ...Object.fromEntries(given), by: grouping },
    set: useSetFilter<'by' | keyof typeof filter>(),
    /** The address of this page with other filters. */
    addressWith(changes: Readonly<Record<string, string>>): string {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) next.set(name, value)
      return `?${next}`
    },
  }
}
