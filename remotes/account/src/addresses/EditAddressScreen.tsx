import { editAddress, removeAddress } from '@borong/api/addresses'
import { userProfile } from '@borong/api/users'
import {
  call,
  Link,
  toast,
  useBack,
  useCall,
  useMessages,
  useParams,
  useSubmit,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import { Band, Screen } from '../parts/Screen.tsx'
import { draftOf, toBody, type SavedAddress } from './address-draft.ts'
import { AddressForm } from './AddressForm.tsx'
import { useDraft } from './drafts.atoms.ts'
import { ownAddresses } from './own-addresses.ts'
import { PinRow } from './PinRow.tsx'
import { useAddressesChanged } from './use-addresses-changed.ts'

/** The page to change or remove an address of the buyer. */
export function EditAddressScreen() {
  const t = useMessages()
  const { shipping_address_id: id } = useParams()
  const { result } = useCall(userProfile)
  const saved = ownAddresses(result).find((one) => one.shipping_address_id === id)
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
  const done = (message: string) => {
    discard()
    void changed()
    toast(message, { type: 'success' })
  }
  const save = useSubmit(
    async () => {
      await call(editAddress, { params, body: toBody(draft) })
      done(t('address.saved'))
    },
    { leave: back },
  )
  return (
    <Band>
      <AddressForm
        draft={draft}
        staysMain={saved.set_default}
        onChange={change}
        onSave={save.start}
        busy={save.busy}
        error={save.error}
        more={<PinRow draftKey={id} draft={draft} />}
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
            done(t('address.removed'))
          }}
          leave={back}
        />
      </AddressForm>
    </Band>
  )
}
