import { userProfile } from '@borong/api/users'
import {
  Link,
  useAtomValue,
  useBack,
  useCall,
  useMessages,
  useSetAtom,
  useTrack,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { Band, Screen } from '../shop/Screen.tsx'
import { AddressList } from './AddressList.tsx'
import { changeDraftAtom, draftAtom } from './draft.ts'

/** the page to select the order's shipping address. */
export function ChooseAddressScreen() {
  const t = useMessages()
  const track = useTrack()
  const { addresses } = useCall(userProfile).result
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const back = useBack('/checkout')
  // If the selected address was deleted, no other one is selected in its place.
  const chosen = draft.shipping_address_id || (addresses[0]?.shipping_address_id ?? '')
  const add = (
    <Button variant="secondary" fullWidth link={<Link to="/add-address" />}>
      {t('address.add')}
    </Button>
  )
  return (
    <Screen title={t('address.choose')} bar={addresses.length > 0 && add}>
      <Band>
        {addresses.length > 0 ? (
          <AddressList
            addresses={addresses}
            chosen={chosen}
            onChoose={(address) => {
              track({ name: 'add_address', fields: {} })
              change({ shipping_address_id: address.shipping_address_id, address })
              back()
            }}
          />
        ) : (
          <EmptyState icon={<MapPinIcon size={32} />} title={t('address.none')} action={add} />
        )}
      </Band>
    </Screen>
  )
}
