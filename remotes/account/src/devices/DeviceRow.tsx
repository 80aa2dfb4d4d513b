import { signOutDevice, type devices } from '@borong/api/devices'
import { call, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { TvIcon } from '@borong/ui/icons/TvIcon'
import { ListRow } from '@borong/ui/ListRow'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useMoment } from '../parts/use-moment.ts'
import { useDevicesChanged } from './use-devices-changed.ts'

type Device = Reply<typeof devices>['devices'][number]

const PHONES: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad'])

/** One device: its browser and system, the address it came from, its times. */
export function DeviceRow({ device }: { device: Device }) {
  const t = useMessages()
  const moment = useMoment()
  const changed = useDevicesChanged()
  const name =
    [device.browser, device.system].filter((part) => part !== null).join(', ') ||
    t('device.unknown')
  const signOut = useSubmit(async () => {
    await call(signOutDevice, { params: { deviceId: device.id } })
    await changed(t('device.out', { name }))
  })
  const details = [
    device.network ? t('device.from', { network: device.network }) : t('device.fromUnknown'),
    device.signed_in_at && t('device.since', { time: moment(device.signed_in_at) }),
    device.is_this ? t('device.now') : t('device.seen', { time: moment(device.seen_at) }),
  ].filter(Boolean)
  const Icon = PHONES.has(device.system) ? SmartphoneIcon : TvIcon
  return (
    <div>
      <ListRow
        start={<Icon size={24} />}
        title={
          <>
            {name} {device.is_this && <Badge tone="good">{t('device.this')}</Badge>}
          </>
        }
        detail={details.map((line) => (
          <div key={line}>{line}</div>
        ))}
        end={
          !device.is_this && (
            <Button variant="secondary" size="small" loading={signOut.busy} onClick={signOut.start}>
              {t('device.signOut')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )
        }
      />
      <ErrorNotice error={signOut.error} />
    </div>
  )
}
