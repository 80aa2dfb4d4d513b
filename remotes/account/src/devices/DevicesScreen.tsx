import { devices as devicesCall, signOutOtherDevices } from '@borong/api/devices'
import { call, useCall, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { LogOutIcon } from '@borong/ui/icons/LogOutIcon'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { useDevicesChanged } from './use-devices-changed.ts'

/** The devices that are signed in to the account. The buyer signs out one of them, or all others. */
export function DevicesScreen() {
  const t = useMessages()
  const changed = useDevicesChanged()
  const { devices } = useCall(devicesCall)
  const hasOthers = devices.some((device) => !device.is_this)
  const signOutAll = useSubmit(async () => {
    await call(signOutOtherDevices)
    await changed(t('device.allOut'))
  })
  return (
    <Screen title={t('device.title')}>
      <Band>
        <p>{t('device.lead')}</p>
        <Rows>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </Rows>
        <ErrorNotice error={signOutAll.error} />
        {hasOthers && (
          <Button
            variant="danger"
            fullWidth
            icon={<LogOutIcon />}
            loading={signOutAll.busy}
            onClick={signOutAll.start}
          >
            {t('device.signOutAll')}
          </Button>
        )}
      </Band>
    </Screen>
  )
}
