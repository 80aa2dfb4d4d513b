import { changePushSettings, pushSettings } from '@borong/api/push'
import { call, callQuery, useCall, useMessages, useQueryClient, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Switch } from '@borong/ui/Switch'
import { Band, Screen } from '../parts/Screen.tsx'
import { PushDevices } from './PushDevices.tsx'
import styles from './Push.module.css'
import type { PushChange } from './push-settings.ts'
import { QuietHours } from './QuietHours.tsx'
import { ThisBrowser } from './ThisBrowser.tsx'

const TOPICS = ['orders', 'bills', 'credit', 'company', 'quotes', 'messages', 'promos'] as const

/** C-34: the browsers that receive pushes, their topics and quiet hours. Each change is saved immediately. */
export function PushSettingsScreen() {
  const t = useMessages()
  const queries = useQueryClient()
  const { result: settings } = useCall(pushSettings)
  const change = useSubmit(async (body: PushChange) => {
    queries.setQueryData(callQuery(pushSettings).queryKey, await call(changePushSettings, { body }))
  })
  return (
    <Screen title={t('push.title')}>
      <Band label={t('push.browser')}>
        <ThisBrowser settings={settings} />
      </Band>
      <Band>
        <fieldset className={styles.group} disabled={change.busy}>
          <legend className={styles.legend}>{t('push.topics')}</legend>
          {TOPICS.map((topic) => (
            <Switch
              key={topic}
              label={t(`push.topic.${topic}`)}
              hint={t(`push.topicHint.${topic}`)}
              checked={settings.topics[topic]}
              onChange={(isOn) => void change.start({ topics: { [topic]: isOn } })}
            />
          ))}
        </fieldset>
        <ErrorNotice error={change.error} />
      </Band>
      <Band>
        <QuietHours hours={settings.quiet_hours} busy={change.busy} onChange={change.start} />
      </Band>
      <PushDevices settings={settings} />
    </Screen>
  )
}
