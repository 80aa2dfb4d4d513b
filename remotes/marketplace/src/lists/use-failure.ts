import { toast, useMessages, type ApiError } from '@borong/contract'

/** Says why a change of a list failed: as a text, or as a toast. */
export function useFailure() {
  const t = useMessages()
  const text = (error: ApiError) =>
    error.kind === 'network' ? t('failure.network') : error.message
  const show = (error: ApiError) => toast(text(error), { type: 'error', id: 'lists' })
  return { text, show }
}
