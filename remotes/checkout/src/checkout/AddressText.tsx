import type { SavedAddress } from '@borong/api/addresses.shapes'
import { showPhone } from '@borong/api/rules/phone'
import { useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import styles from './AddressText.module.css'

/** An address: the recipient, the place from street to province, and the directions. */
export function AddressText({ address }: { address: SavedAddress }) {
  const t = useMessages()
  const places = [address.subdistrict, address.district, address.city, address.province]
  return (
    <div className={styles.address}>
      <span className={styles.name}>
        <b>{address.name}</b> <Badge>{address.alias}</Badge>
        {address.set_default && <Badge tone="accent">{t('address.main')}</Badge>}
      </span>
      <span>{showPhone(address.phone)}</span>
      <span>
        {address.address}
        {address.rt_rw && `, RT/RW ${address.rt_rw}`}
      </span>
      <span>
        {places.filter(Boolean).join(', ')} {address.postal_code}
      </span>
      {address.landmark && (
        <span className={styles.aside}>{t('address.landmark', { text: address.landmark })}</span>
      )}
      {address.courier_note && (
        <span className={styles.aside}>
          {t('address.courierNote', { text: address.courier_note })}
        </span>
      )}
    </div>
  )
}
