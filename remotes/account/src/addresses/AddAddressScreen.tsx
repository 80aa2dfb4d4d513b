import { toast, useBack, useMessages } from '@borong/contract'
import { AddAddress } from '../widgets/AddAddress.tsx'
import { Band, Screen } from '../parts/Screen.tsx'

/** The form for a new address; after saving, the buyer returns to the previous page. */
export function AddAddressScreen() {
  const t = useMessages()
  const back = useBack('/profile')
  return (
    <Screen title={t('address.addTitle')}>
      <Band>
        <AddAddress onSaved={() => toast(t('address.saved'), { type: 'success' })} leave={back} />
      </Band>
    </Screen>
  )
}
