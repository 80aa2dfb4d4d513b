import { toast, type ApiError } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'

/** Says why a change of a list failed: as a text, or as a toast. */
export function useFailure() {
  const textOf = useErrorText()
  const show = (error: ApiError) => toast(textOf(error), { type: 'error', id: 'lists' })
  return { text: textOf, show }
}
