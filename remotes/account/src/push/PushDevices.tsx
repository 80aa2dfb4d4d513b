import { pushSettings, removePushSubscription } from '@borong/api/push'
import { call, toast, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { Band, Rows } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import type { PushSettings } from './push-settings.ts'

/** The buyer's other browsers that receive pushes. */
export function PushDevices({ settings }: { settings: PushSettings }) {
  const t = useMessages()
  const moment = useMoment()
  const invalidate = useInvalidate()
  const others = settings.subscriptions.filter(({ is_current }) => !is_current)
  const remove = useSubmit(async (subscriptionId: string) => {
    await call(removePushSubscription, { params: { subscriptionId } })
    await invalidate(pushSettings)
    toast(t('push.removed'), { type: 'success' })
  })
  if (others.length === 0) return null
  return (
    <Band>
      <SectionHeader title={t('push.others')} />
      <ErrorNotice error={remove.error} />
      <Rows>
        {others.map(({ id, os, browser, created_at }) => {
          const name = [browser, os].filter(Boolean).join(', ') || t('device.unknown')
          return (
            <ListRow
              key={id}
              start={<SmartphoneIcon size={24} />}
              title={name}
              detail={t('push.since', { time: moment(created_at) })}
              end={
                <Button
                  variant="secondary"
                  size="small"
                  disabled={remove.busy}
                  onClick={() => remove.start(id)}
                >
                  {t('push.remove')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              }
            />
          )
        })}
      </Rows>
    </Band>
  )
}
