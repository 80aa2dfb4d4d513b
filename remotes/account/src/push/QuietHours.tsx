import { useMessages } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import { Switch } from '@borong/ui/Switch'
import type { PushChange, PushSettings } from './push-settings.ts'
import styles from './Push.module.css'

type Hours = NonNullable<PushSettings['quiet_hours']>

const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
const HALF_HOURS = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0')
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`
})

interface QuietHoursProps {
  hours: Hours | null
  busy: boolean
  onChange: (change: PushChange) => Promise<void>
}

/** The hours in which no push comes. Those of the night wait until the morning. */
export function QuietHours({ hours, busy, onChange }: QuietHoursProps) {
  const t = useMessages()
  const set = (quiet_hours: Hours | null) => void onChange({ quiet_hours })
  return (
    <fieldset className={styles.group} disabled={busy}>
      <legend className={styles.legend}>{t('push.quiet.title')}</legend>
      <Switch
        label={t('push.quiet.on')}
        hint={t('push.quiet.hint')}
        checked={hours !== null}
        onChange={(isOn) => set(isOn ? { from: '21:00', to: '06:00', zone: ownZone() } : null)}
      />
      {hours && (
        <div className={styles.times}>
          <Select
            label={t('push.quiet.from')}
            value={hours.from}
            options={timesWith(hours.from)}
            onChange={(from) => set({ ...hours, from })}
          />
          <Select
            label={t('push.quiet.to')}
            value={hours.to}
            options={timesWith(hours.to)}
            onChange={(to) => set({ ...hours, to })}
          />
          <div className={styles.zone}>
            <Select
              label={t('push.quiet.zone')}
              value={hours.zone}
              options={ZONES.map((zone) => ({ value: zone, label: t(`push.zone.${zone}`) }))}
              onChange={(zone) => set({ ...hours, zone: zone as Hours['zone'] })}
            />
          </div>
        </div>
      )}
    </fieldset>
  )
}

const timesWith = (value: string) =>
  [...new Set([...HALF_HOURS, value])]
    .sort()
    .map((time) => ({ value: time, label: time.replace(':', '.') }))

/** The buyer's zone when it is Indonesian. */
function ownZone(): Hours['zone'] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return ZONES.find((zone) => zone === own) ?? 'Asia/Jakarta'
}
