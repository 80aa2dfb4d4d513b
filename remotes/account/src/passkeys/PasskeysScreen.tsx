import { passkeys as passkeysCall } from '@borong/api/passkeys'
import { useCall, useMessages } from '@borong/contract'
import { isInAppBrowser } from '@borong/ui/in-app-browser'
import { Notice } from '@borong/ui/Notice'
import { useSyncExternalStore } from 'react'
import { useIdentity } from '../identity/identity.atoms.ts'
import { ProveFirst } from '../identity/ProveFirst.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

const never = () => () => {}

/** The buyer's passkeys. Another one needs a proof of identity, and a browser that has passkeys. */
export function PasskeysScreen() {
  const t = useMessages()
  const { passkeys } = useCall(passkeysCall)
  const { state } = useIdentity()
  const isInApp = useSyncExternalStore(never, isInAppBrowser, () => false)
  const add = state.ota ? <AddPasskey /> : <ProveFirst to="/verify-identity?for=passkey" />
  return (
    <Screen title={t('passkey.title')}>
      <Band>
        <p>{t('passkey.lead')}</p>
        <Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      </Band>
      <Band label={t('passkey.add')}>
        {isInApp ? <Notice tone="info">{t('passkey.inApp')}</Notice> : add}
      </Band>
    </Screen>
  )
}
