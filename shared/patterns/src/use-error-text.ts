import { isApiError, useMessages } from '@borong/contract'

/** Returns a function that gives the reason of a failed call in the buyer's language. */
export function useErrorText(): (error: unknown) => string {
  const t = useMessages()
  return (error) => {
    if (!isApiError(error)) return t('query.error')
    return error.kind === 'network' ? t('query.network') : error.message
  }
}
