import { Link, useMessages, useSession } from '@borong/contract'
import { ListRow } from '@borong/ui/ListRow'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { OwnData } from './OwnData.tsx'
import { AnalyticsChoice } from './AnalyticsChoice.tsx'

/** The visitor's choices about personal data. */
export function PrivacyScreen() {
  const t = useMessages()
  const { loggedIn } = useSession()
  return (
    <Screen title={t('privacy.title')}>
      <Band label={t('privacy.analytics')}>
        <AnalyticsChoice />
      </Band>
      {loggedIn && <OwnData />}
      <Band label={t('privacy.more')}>
        <Rows>
          <ListRow title={t('privacy.policy')} link={<Link to="/privacy" />} />
          {loggedIn && <ListRow title={t('device.title')} link={<Link to="/devices" />} />}
        </Rows>
      </Band>
    </Screen>
  )
}
