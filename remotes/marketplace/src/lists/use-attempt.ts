import { isApiError, toast, useMessages } from '@borong/contract'

/** Runs a change; shows a failure with its reason, and returns undefined then. */
export function useAttempt() {
  const t = useMessages()
  return async <T>(change: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await change()
    } catch (error) {
      const isOffline = isApiError(error) && error.kind === 'network'
      toast(isApiError(error) && !isOffline ? error.message : t('failure.network'), {
        type: 'error',
        id: 'lists',
      })
      return undefined
    }
  }
}
