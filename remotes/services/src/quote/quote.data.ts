import { quote as quoteCall, quotes } from '@borong/api/quotes'
import { callQuery, useQuery, useQueryClient, type Reply } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'

export type Quote = Reply<typeof quoteCall>['result']
export type QuoteState = Quote['state']

/** In the order in which a quote passes through them. */
export const STATES = [
  'draft',
  'asked',
  'offered',
  'countered',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const satisfies readonly QuoteState[]

export const TONES = {
  draft: 'neutral',
  asked: 'note',
  offered: 'accent',
  countered: 'note',
  accepted: 'good',
  ordered: 'good',
  declined: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const

/** The states in which the seller or the clock can still change a quote. */
const OPEN: ReadonlySet<QuoteState> = new Set(['asked', 'offered', 'countered', 'accepted'])
const AGAIN_MS = 15_000

/** One quote, which follows the seller's answers while it is shown. */
export function useQuote(quoteId: string) {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const query = callQuery(quoteCall, { params: { quoteId } })
  const read = useQuery({
    ...query,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && OPEN.has(state.data.result.state) ? AGAIN_MS : false,
  })
  return {
    ...read,
    quote: read.data?.result,
    /** Shows the quote after an act of the buyer. */
    show(result: Quote) {
      queries.setQueryData(query.queryKey, { result })
      void invalidate(quotes)
    },
  }
}
