import { quote as quoteCall } from '@borong/api/quotes'
import { isApiError, useSubmit } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import type { Quote } from './quote.data.ts'

/**
 * Sends one act at a time. A refusal because of another version or state reads the quote again, and the screen then
 * shows the difference.
 */
export function useQuoteAct(
  onChange: (quote: Quote) => void,
  send: (text: string) => Promise<{ result: Quote }>,
) {
  const invalidate = useInvalidate()
  return useSubmit(async (text: string = '') => {
    try {
      const { result } = await send(text)
      onChange(result)
    } catch (error) {
      if (isApiError(error) && (error.status === 409 || error.status === 404))
        await invalidate(quoteCall)
      throw error
    }
  })
}
