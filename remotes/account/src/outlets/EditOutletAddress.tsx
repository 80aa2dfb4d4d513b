import { userProfile } from '@borong/api/users'
import {
  addCompanyAddress,
  editCompanyAddress,
  removeCompanyAddress,
} from '@borong/api/company-addresses'
import { call, useCall, useSubmit } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import { draftOf, newDraft, toBody } from '../addresses/address-draft.ts'
import { AddressForm } from '../addresses/AddressForm.tsx'
import type { CostCentre } from '../company/company.ts'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import type { OutletAddress } from './outlet-address.ts'
import { useOutletsChanged } from './use-outlets-changed.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface EditOutletAddressProps {
  companyId: string
  centres: readonly CostCentre[]
  /** Without one the form adds an address. */
  saved?: OutletAddress
  onDone: () => void
}

/** The form of a company's address and its outlet. */
export default function EditOutletAddress({
  companyId,
  centres,
  saved,
  onDone,
}: EditOutletAddressProps) {
  const t = useOutletMessages()
  const { result: buyer } = useCall(userProfile)
  const [draft, setDraft] = useState(() => (saved ? draftOf(saved) : newDraft(buyer)))
  const [outlet, setOutlet] = useState(saved?.cost_centre_id ?? '')
  const changed = useOutletsChanged()
  const params = { companyId, addressId: saved?.shipping_address_id ?? '' }
  const save = useSubmit(async () => {
    const body = { ...toBody(draft), cost_centre_id: outlet || null }
    await (saved
      ? call(editCompanyAddress, { params, body })
      : call(addCompanyAddress, { params: { companyId }, body }))
    await changed(t('address.saved'))
    onDone()
  })
  const open = centres.filter(({ id, is_archived }) => !is_archived || id === outlet)
  return (
    <AddressForm
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      onSave={save.start}
      busy={save.busy}
      error={save.error}
      hasMain={false}
      more={
        <Select
          label={t('outlets.outlet')}
          hint={t('outlets.outletHint')}
          value={outlet}
          onChange={setOutlet}
          options={[
            { value: '', label: t('outlets.every') },
            ...open.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      }
    >
      {saved && (
        <ConfirmRemoval
          label={t('address.remove')}
          question={t('address.removeAsk', { label: saved.alias })}
          keep={t('address.keep')}
          onRemove={async () => {
            await call(removeCompanyAddress, { params })
            await changed(t('address.removed'))
          }}
        />
      )}
    </AddressForm>
  )
}
