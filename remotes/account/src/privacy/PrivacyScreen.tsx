import { Link, useMessages, useSession } from '@borong/contract'
import { ListRow } from '@borong/ui/ListRow'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { OwnData } from './OwnData.tsx'
import { AnalyticsChoice } from './AnalyticsChoice.tsx'
import styles from './Privacy.module.css'

/** The visitor's choices about personal data. */
export function PrivacyScreen() {
  const t = useMessages()
  const { status } = useSession()
  // Until hydration the styles show a buyer's parts to a browser with a buyer's cookie, so that nothing moves later.
  const forBuyer = status === 'unknown' ? styles.expected : undefined
  return (
    <Screen title={t('privacy.title')}>
      <Band label={t('privacy.analytics')}>
        <AnalyticsChoice />
      </Band>
      <Band label={t('privacy.more')}>
        <Rows>
          <ListRow title={t('privacy.policy')} link={<Link to="/privacy" />} />
          {status !== 'guest' && (
            <div className={forBuyer}>
              <ListRow title={t('device.title')} link={<Link to="/devices" />} />
            </div>
          )}
        </Rows>
      </Band>
      {status !== 'guest' && (
        <div className={forBuyer}>
          <OwnData />
        </div>
      )}
    </Screen>
  )
}
