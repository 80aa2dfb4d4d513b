import { pushSettings } from '@borong/api/push'
import { toast, useMessages, useSubmit } from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { subscribeThisBrowser } from './this-browser.ts'

/** Subscribes this browser after a tap, and reads the settings again. `error` is a text for the buyer. */
export function useSubscribe(onAnswered: (permitted: boolean) => void) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const { start, busy, error } = useSubmit(async (publicKey: string) => {
    const permitted = await subscribeThisBrowser(publicKey)
    onAnswered(permitted)
    if (!permitted) return
    await invalidate(pushSettings)
    toast(t('push.done'), { type: 'success' })
  })
  // Without a response, neither the gateway's nor that of the browser's push service, the reason is unknown.
  return { start, busy, error: error && (error.status === 0 ? t('push.failed') : error.message) }
}
