import { useConfig, useMessages } from '@borong/contract'
import { isAllowed, readChoice, saveChoice, saysNo, watchChoice } from '@borong/ui/consent'
import { Switch } from '@borong/ui/Switch'
import { useSyncExternalStore } from 'react'

/** The choice about analytics in this browser, for guests and buyers. */
export function AnalyticsChoice() {
  const t = useMessages()
  const { consent } = useConfig()
  // The server does not know the choice.
  const allowed = useSyncExternalStore(
    watchChoice,
    () => isAllowed(consent),
    () => null,
  )
  const isBrowsersNo = allowed === false && readChoice() === undefined && saysNo()
  return (
    <Switch
      label={t('privacy.measure')}
      hint={isBrowsersNo ? t('privacy.browserSaysNo') : t('privacy.measureHint')}
      checked={allowed === true}
      disabled={allowed === null}
      onChange={(isOn) => saveChoice(isOn ? 'yes' : 'no')}
    />
  )
}
