import { userProfile } from '@borong/api/users'
import { addAddress } from '@borong/api/addresses'
import { call, useCall, useSubmit } from '@borong/contract'
import { useChosenPlace } from '@borong/patterns/use-chosen-place'
import { newDraft, toBody, type SavedAddress } from '../addresses/address-draft.ts'
import { AddressForm } from '../addresses/AddressForm.tsx'
import { useDraft } from '../addresses/drafts.atoms.ts'
import { ownAddresses } from '../addresses/own-addresses.ts'
import { PinRow } from '../addresses/PinRow.tsx'
import { useAddressesChanged } from '../addresses/use-addresses-changed.ts'

export interface AddAddressProps {
  /** Called with the new address. */
  onSaved?: (address: SavedAddress) => void
  /** Moves the buyer after the address was saved, unless he has gone elsewhere meanwhile. */
  leave?: () => unknown
}

/** The form for a new address, for a page or a sheet. The input is retained until it is saved. */
export function AddAddress({ onSaved, leave }: AddAddressProps) {
  const { result: buyer } = useCall(userProfile)
  const isFirst = ownAddresses(buyer).length === 0
  const chosen = useChosenPlace()
  const { draft, change, discard } = useDraft('new', newDraft(buyer, isFirst ? chosen : null))
  const changed = useAddressesChanged()
  const save = useSubmit(
    async () => {
      const { address } = await call(addAddress, {
        params: { userId: buyer.id },
        body: toBody(draft),
      })
      discard()
      void changed()
      onSaved?.(address)
    },
    { leave },
  )
  return (
    <AddressForm
      draft={isFirst ? { ...draft, isMain: true } : draft}
      staysMain={isFirst}
      onChange={change}
      onSave={save.start}
      busy={save.busy}
      error={save.error}
      more={<PinRow draftKey="new" draft={draft} />}
    />
  )
}
