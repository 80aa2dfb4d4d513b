import { pushSettings } from '@borong/api/push'
import { ApiError, toast, useMessages, useQueryClient } from '@borong/contract'
import { useOnce } from '@borong/ui/use-once'
import { subscribeThisBrowser } from './this-browser.ts'

const isError = (error: unknown): error is Error => error instanceof Error

/** Subscribes this browser after a tap, and reads the settings again. `error` is a text for the buyer. */
export function useSubscribe(onAnswered: (permitted: boolean) => void) {
  const t = useMessages()
  const queries = useQueryClient()
  const { start, busy, error } = useOnce(isError, async (publicKey: string) => {
    const permitted = await subscribeThisBrowser(publicKey)
    onAnswered(permitted)
    if (!permitted) return
    await queries.invalidateQueries({ queryKey: [pushSettings.id] })
    toast(t('push.done'), { type: 'success' })
  })
  return { start, busy, error: error && textOf(error) }

  function textOf(failure: Error): string {
    return failure instanceof ApiError && failure.kind !== 'network'
      ? failure.message
      : t('push.failed')
  }
}
