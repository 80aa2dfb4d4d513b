import type { SavedAddress } from '@borong/api/addresses.shapes'
import { useMessages } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import { AddAddressButton } from '../quote/AddAddressButton.tsx'
import styles from './Kargo.module.css'

interface AddressFieldsProps {
  addresses: readonly SavedAddress[]
  from: string
  to: string
  onChange: (part: { fromAddress: string } | { toAddress: string }) => void
}

/** The pickup and the delivery, two addresses of the buyer's book. */
export function AddressFields({ addresses, from, to, onChange }: AddressFieldsProps) {
  const t = useMessages()
  const options = addresses.map((address) => ({
    value: address.shipping_address_id,
    label: `${address.alias}: ${address.address}, ${address.district}, ${address.city}`,
  }))
  return (
    <div className={styles.fields}>
      <Select
        label={t('kargo.pickupAddress')}
        value={from}
        placeholder={t('application.choose')}
        options={options}
        onChange={(fromAddress) => onChange({ fromAddress })}
        invalid={!from && t('kargo.wrong.address')}
      />
      <Select
        label={t('kargo.deliveryAddress')}
        value={to}
        placeholder={t('application.choose')}
        options={options}
        onChange={(toAddress) => onChange({ toAddress })}
        invalid={!to && t('kargo.wrong.address')}
      />
      <AddAddressButton
        onSaved={({ shipping_address_id: id }) =>
          onChange(from ? { toAddress: id } : { fromAddress: id })
        }
      />
    </div>
  )
}
