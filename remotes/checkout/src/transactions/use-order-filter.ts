import { isDay } from '@borong/api/rules/day'
import { useSearchParams } from '@borong/contract'

export const STATES = [
  'awaiting_approval',
  'awaiting_payment',
  'processed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'expired',
] as const
type State = (typeof STATES)[number]

/** The filters of the list of orders, as the gateway names them. */
export interface OrderQuery {
  company_id?: string
  state?: State
  keyword?: string
  from?: string
  to?: string
}

type Filter = 'q' | 'from' | 'to'

const isState = (text: string | null): text is State => STATES.some((state) => state === text)

/** A day as a date field writes it. The gateway refuses others. */
const dayOf = (text: string | null) => (text !== null && isDay(text) ? text : undefined)

/** The filters in the address, so that the way back from an order keeps them. */
export function useOrderFilter() {
  const [search, setSearch] = useSearchParams()
  const state = search.get('state')
  const keyword = search.get('q')?.trim().slice(0, 80)
  const from = dayOf(search.get('from'))
  const to = dayOf(search.get('to'))
  const company = search.get('company')?.slice(0, 64)
  const query: OrderQuery = {
    ...(company && /^[\w-]+$/.test(company) ? { company_id: company } : {}),
    ...(isState(state) ? { state } : {}),
    ...(keyword ? { keyword } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
  return {
    query,
    /** Whether more than the state restricts the list. */
    isNarrowed: Boolean(keyword ?? from ?? to),
    set: (name: Filter, value: string) =>
      setSearch(
        (before) => {
          if (value) before.set(name, value)
          else before.delete(name)
          return before
        },
        { replace: true },
      ),
    /** The address of the list with this state and the other filters. */
    pathOf: (one?: State) => {
      const next = new URLSearchParams(search)
      if (one) next.set('state', one)
      else next.delete('state')
      const text = next.toString()
      return text ? `/transaction?${text}` : '/transaction'
    },
  }
}
