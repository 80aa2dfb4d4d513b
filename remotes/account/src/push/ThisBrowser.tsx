import { pushSettings, removePushSubscription } from '@borong/api/push'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { Notice } from '@borong/ui/Notice'
import { SkeletonText } from '@borong/ui/Skeleton'
import type { PushSettings } from './push-settings.ts'
import { rememberAnswer } from './last-answer.ts'
import { unsubscribeThisBrowser } from './this-browser.ts'
import { useBrowserState } from './use-browser-state.ts'
import { useSubscribe } from './use-subscribe.ts'

/** Turns pushes to this browser on and off, or explains why it can't. */
export function ThisBrowser({ settings }: { settings: PushSettings }) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const [state, readState] = useBrowserState()
  const subscribe = useSubscribe((permitted) => {
    if (!permitted) rememberAnswer()
    readState()
  })
  const remove = useSubmit(async (subscriptionId: string) => {
    await call(removePushSubscription, { params: { subscriptionId } })
    await unsubscribeThisBrowser()
    await invalidate(pushSettings)
  })
  const { public_key: key, subscriptions } = settings
  const current = subscriptions.find(({ is_current }) => is_current)
  if (state === 'unknown') return <SkeletonText lines={2} />
  if (state === 'unsupported') return <Notice tone="info">{t('push.unsupported')}</Notice>
  if (key === null) return <Notice tone="info">{t('push.off')}</Notice>
  if (state === 'denied')
    return (
      <Notice tone="warn" title={t('push.denied')} live>
        {t('push.deniedHow')}
      </Notice>
    )
  if (current)
    return (
      <>
        <Notice tone="success" live>
          {t('push.on')}
        </Notice>
        <ErrorNotice error={remove.error} />
        <Button
          variant="secondary"
          fullWidth
          loading={remove.busy}
          onClick={() => remove.start(current.id)}
        >
          {t('push.turnOff')}
        </Button>
      </>
    )
  return (
    <>
      <p>{t('push.reason.settings')}</p>
      {subscribe.error && (
        <Notice tone="error" live>
          {subscribe.error}
        </Notice>
      )}
      <Button
        fullWidth
        icon={<BellIcon />}
        loading={subscribe.busy}
        onClick={() => subscribe.start(key)}
      >
        {t('push.turnOn')}
      </Button>
    </>
  )
}
