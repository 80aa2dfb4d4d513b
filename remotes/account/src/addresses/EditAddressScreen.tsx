import { addresses as addressesCall, editAddress, removeAddress } from '@borong/api/addresses'
import {
  call,
  isApiError,
  Link,
  toast,
  useBack,
  useCall,
  useMessages,
  useParams,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { useOnce } from '@borong/ui/use-once'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import { Band, Screen } from '../parts/Screen.tsx'
import { draftOf, toBody, type SavedAddress } from './address-draft.ts'
import { AddressForm } from './AddressForm.tsx'
import { useDraft } from './drafts.atoms.ts'
import { PinRow } from './PinRow.tsx'
import { useAddressesChanged } from './use-addresses-changed.ts'

/** The page to change or remove an address of the buyer. */
export function EditAddressScreen() {
  const t = useMessages()
  const { user_id: userId = '', shipping_address_id: id } = useParams()
  const { addresses } = useCall(addressesCall, { params: { userId } })
  const saved = addresses.find((one) => one.shipping_address_id === id)
  return (
    <Screen title={t('address.editTitle')}>
      {saved ? (
        <Edit key={saved.shipping_address_id} saved={saved} />
      ) : (
        <EmptyState
          icon={<MapPinIcon size={32} />}
          title={t('address.gone')}
          action={<Button link={<Link to="/profile" />}>{t('address.toProfile')}</Button>}
        />
      )}
    </Screen>
  )
}

function Edit({ saved }: { saved: SavedAddress }) {
  const t = useMessages()
  const back = useBack('/profile')
  const changed = useAddressesChanged()
  const { shipping_address_id: id, user_id: userId } = saved
  const { draft, isChanged, change, discard } = useDraft(id, draftOf(saved))
  const params = { userId, addressId: id }
  const leave = async (words: string) => {
    discard()
    await changed()
    toast(words, { type: 'success' })
    back()
  }
  const save = useOnce(isApiError, async () => {
    await call(editAddress, { params, body: toBody(draft) })
    await leave(t('address.saved'))
  })
  return (
    <Band>
      <AddressForm
        draft={draft}
        staysMain={saved.set_default}
        onChange={change}
        onSave={save.start}
        busy={save.busy}
        error={save.error}
        pin={<PinRow draftKey={id} draft={draft} />}
      >
        {isChanged && (
          <Button variant="ghost" fullWidth onClick={discard}>
            {t('address.discard')}
          </Button>
        )}
        <ConfirmRemoval
          label={t('address.remove')}
          question={t('address.removeAsk', { label: saved.alias })}
          keep={t('address.keep')}
          onRemove={async () => {
            await call(removeAddress, { params })
            await leave(t('address.removed'))
          }}
        />
      </AddressForm>
    </Band>
  )
}
