import { isApiError, useQueryClient, useSubmit } from '@borong/contract'
import type { Quote } from './quote.data.ts'

/**
 * Sends one act at a time. A refusal because of another version or state reads the quote again, and the screen then
 * shows the difference.
 */
export function useQuoteAct(
  onChange: (quote: Quote) => void,
  send: (text: string) => Promise<{ result: Quote }>,
) {
  const queries = useQueryClient()
  return useSubmit(async (text: string = '') => {
    try {
      const { result } = await send(text)
      onChange(result)
    } catch (error) {
      if (isApiError(error) && (error.status === 409 || error.status === 404))
        await queries.invalidateQueries({ queryKey: ['quote'] })
      throw error
    }
  })
}
