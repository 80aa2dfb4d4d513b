import type { SavedAddress } from '@borong/api/addresses.shapes'
import { useMessages } from '@borong/contract'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { AddressText } from './AddressText.tsx'
import styles from './AddressList.module.css'

export interface AddressListProps {
  addresses: readonly SavedAddress[]
  chosen: string
  onChoose: (address: SavedAddress) => void
}

/** The buyer's addresses, with one selected. */
export function AddressList({ addresses, chosen, onChoose }: AddressListProps) {
  const t = useMessages()
  const choose = (id: string) => {
    const address = addresses.find((one) => one.shipping_address_id === id)
    if (address) onChoose(address)
  }
  return (
    <RadioGroup
      label={t('address.title')}
      hideLabel
      name="address"
      leaves
      value={chosen}
      onChange={choose}
    >
      <div className={styles.list}>
        {addresses.map((address) => (
          <Radio
            key={address.shipping_address_id}
            value={address.shipping_address_id}
            label={<AddressText address={address} />}
          />
        ))}
      </div>
    </RadioGroup>
  )
}
