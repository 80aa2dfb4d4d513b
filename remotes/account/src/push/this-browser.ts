import { addPushSubscription } from '@borong/api/push'
import { call } from '@borong/contract'
import { isInAppBrowser } from '@borong/ui/in-app-browser'

/** Whether this browser can receive pushes. A `ready` one may still have to ask its visitor. */
export type BrowserState = 'unknown' | 'unsupported' | 'denied' | 'ready'

/** The service worker starts after the page; a preview of other versions has none. */
const WORKER_TIMEOUT_MS = 15_000

export function browserState(): BrowserState {
  const needed = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!needed || isInAppBrowser()) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/**
 * C-34: asks the visitor for the permission and registers this browser. Call it in the handler of a tap, because a
 * browser asks at no other time. False when the visitor does not permit it.
 */
export async function subscribeThisBrowser(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await workerInTime()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // A browser has one subscription, and this one is of an earlier key of the shop.
    const earlier = await pushManager.getSubscription()
    if (!(await earlier?.unsubscribe())) throw error
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call(addPushSubscription, { body: { endpoint, keys: { p256dh, auth } } })
  return true
}

/** Ends the subscription in the browser. The shop ends its own. */
export async function unsubscribeThisBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const workerInTime = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No service worker')), WORKER_TIMEOUT_MS)
    }),
  ])
