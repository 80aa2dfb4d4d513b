import type { SavedAddress } from '@borong/api/addresses.shapes'
import { useMessages } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { AddAddressButton } from '../quote/AddAddressButton.tsx'
import styles from './Kargo.module.css'

interface AddressFieldsProps {
  addresses: readonly SavedAddress[]
  from: string
  to: string
  isMissing: boolean
  onChange: (part: { fromAddress: string } | { toAddress: string }) => void
}

/** The pickup and the delivery, two addresses of the buyer's book. */
export function AddressFields({ addresses, from, to, isMissing, onChange }: AddressFieldsProps) {
  const t = useMessages()
  const options = addresses.map((address) => ({
    value: address.shipping_address_id,
    label: `${address.alias}: ${address.address}, ${address.district}, ${address.city}`,
  }))
  return (
    <div className={styles.fields}>
      <Select
        name="address"
        label={t('kargo.pickupAddress')}
        value={from}
        placeholder={t('application.choose')}
        options={options}
        onChange={(fromAddress) => onChange({ fromAddress })}
      />
      <Select
        label={t('kargo.deliveryAddress')}
        value={to}
        placeholder={t('application.choose')}
        options={options}
        onChange={(toAddress) => onChange({ toAddress })}
      />
      {isMissing && (
        <Notice tone="error" live>
          {t('kargo.wrong.address')}
        </Notice>
      )}
      <AddAddressButton
        onSaved={({ shipping_address_id: id }) =>
          onChange(from ? { toAddress: id } : { fromAddress: id })
        }
      />
    </div>
  )
}
