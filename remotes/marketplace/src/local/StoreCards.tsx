import { Link, useLanguage } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { decimal } from '@borong/ui/format/decimals'
import { IconButton } from '@borong/ui/IconButton'
import { XIcon } from '@borong/ui/icons/XIcon'
import { SellerBadge } from '@borong/ui/SellerBadge'
import { membershipBadge } from '../shop/membership.ts'
import { sellerPath } from '../shop/paths.ts'
import type { NearbyStore } from './clusters.ts'
import styles from './StoreMap.module.css'
import { useMapMessages } from './use-map-messages.ts'

/** The card of the chosen marker: its store, or the stores that share one spot, with links to them. */
export function StoreCards({
  stores,
  onClose,
}: {
  stores: readonly NearbyStore[]
  onClose: () => void
}) {
  const t = useMapMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  return (
    <div className={styles.card}>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <SellerBadge
              name={store.name}
              logo={imageUrl(store.image)}
              membership={membershipBadge(store.seller_membership_type_id, t)}
              detail={[
                t('local.distance', { km: decimal(store.distance_km, language) }),
                store.location,
                t(store.is_open ? 'seller.open' : 'seller.closed'),
              ].join(' · ')}
              link={<Link to={sellerPath(store.alias)} />}
            />
          </li>
        ))}
      </ul>
      <IconButton label={t('close')} icon={<XIcon />} onClick={onClose} />
    </div>
  )
}
