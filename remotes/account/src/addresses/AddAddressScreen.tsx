import { toast, useBack, useMessages } from '@borong/contract'
import { AddAddress } from '../widgets/AddAddress.tsx'
import { Band, Screen } from '../parts/Screen.tsx'

/** A new address; afterwards the buyer is back where it was needed. */
export function AddAddressScreen() {
  const t = useMessages()
  const back = useBack('/profile')
  return (
    <Screen title={t('address.addTitle')}>
      <Band>
        <AddAddress
          onSaved={() => {
            toast(t('address.saved'), { type: 'success' })
            back()
          }}
        />
      </Band>
    </Screen>
  )
}
