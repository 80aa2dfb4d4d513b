import type { SavedAddress } from '@borong/api/addresses.shapes'
import { useMessages } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import { SkeletonText } from '@borong/ui/Skeleton'
import { FormError } from '@borong/ui/FormError'
import { AddAddressButton } from './AddAddressButton.tsx'

interface AddressFieldProps {
  /** Undefined until they are read. */
  addresses: readonly SavedAddress[] | undefined
  value: string
  onChange: (id: string) => void
}

/** Where the goods go: an address of the buyer's book, or a new one. */
export function AddressField({ addresses, value, onChange }: AddressFieldProps) {
  const t = useMessages()
  return (
    <>
      {!addresses && <SkeletonText lines={2} />}
      {addresses && addresses.length > 0 && (
        <Select
          label={t('quote.address')}
          value={value}
          onChange={onChange}
          options={addresses.map((address) => ({
            value: address.shipping_address_id,
            label: `${address.alias}: ${address.address}, ${address.city}`,
          }))}
        />
      )}
      <FormError>{!value && t('quote.addressMissing')}</FormError>
      <AddAddressButton onSaved={({ shipping_address_id: id }) => onChange(id)} />
    </>
  )
}
