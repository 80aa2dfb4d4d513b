import { Link, useMessages } from '@borong/contract'
import { ListRow } from '@borong/ui/ListRow'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import type { AddressDraft } from './address-draft.ts'
import styles from './AddressForm.module.css'

/** The link to the map, and whether the address has a pin. */
export function PinRow({ draftKey, draft }: { draftKey: string; draft: AddressDraft }) {
  const t = useMessages()
  const isPinned = draft.latitude !== null && draft.longitude !== null
  return (
    <div className={styles.map}>
      <ListRow
        start={<MapPinIcon size={24} />}
        title={t('address.pin')}
        detail={isPinned ? t('address.pinned') : t('address.notPinned')}
        link={<Link to={`/select-location?${new URLSearchParams({ draft: draftKey })}`} />}
      />
    </div>
  )
}
