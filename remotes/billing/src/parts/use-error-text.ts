import { isApiError, useMessages } from '@borong/contract'

/** The reason of a failed call in the buyer's words: offline, no answer, or the gateway's own. */
export function useErrorText(): (error: unknown) => string {
  const t = useMessages()
  return (error) => {
    if (!isApiError(error) || error.kind !== 'network') return (error as Error).message
    return t(navigator.onLine ? 'failure.network' : 'failure.offline')
  }
}
