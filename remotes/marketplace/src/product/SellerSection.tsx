import { Link, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band, Chips } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { SellerBadge } from '@borong/ui/SellerBadge'
import { memo } from 'react'
import { SellerFacts } from '../seller/SellerFacts.tsx'
import { membershipBadge } from '../shop/membership.ts'
import { sellerPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'
import styles from './Product.module.css'

/** The seller of a product: membership, rating, city, opening state, response time. */
export const SellerSection = memo(({ product: { seller, id } }: { product: Product }) => {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const path = sellerPath(seller.alias)
  return (
    <Band label={t('seller.label')}>
      <SellerBadge
        name={seller.name}
        logo={imageUrl(seller.image)}
        membership={membershipBadge(seller.seller_membership_type_id, t)}
        detail={t('seller.from', {
          city: seller.city,
          state: t(seller.is_open ? 'seller.open' : 'seller.closed'),
        })}
        link={<Link to={path} textWithout />}
      />
      <SellerFacts seller={seller} className={styles.meta} />
      <Chips>
        <Button
          variant="secondary"
          size="small"
          icon={<StoreIcon size={16} />}
          link={<Link to={path} />}
        >
          {t('seller.visit')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<ChatIcon size={16} />}
          link={<Link to={`/chat/${seller.alias}?product=${id}`} />}
        >
          {t('seller.chat')}
        </Button>
      </Chips>
    </Band>
  )
})
