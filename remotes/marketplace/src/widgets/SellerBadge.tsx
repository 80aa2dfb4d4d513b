import { Link, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { SellerBadge as Badge } from '@borong/ui/SellerBadge'
import { membershipBadge } from '../shop/membership.ts'
import { sellerPath } from '../shop/paths.ts'

export interface SellerBadgeProps {
  seller: {
    alias: string
    name: string
    image?: string
    location?: string
    seller_membership_type_id?: 0 | 2 | 3
    is_open?: boolean
  }
}

/** A store with its membership and a link to its page, for another remote's page. */
export function SellerBadge({ seller }: SellerBadgeProps) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const state =
    seller.is_open === undefined ? [] : [t(seller.is_open ? 'seller.open' : 'seller.closed')]
  return (
    <Badge
      name={seller.name}
      logo={imageUrl(seller.image)}
      membership={membershipBadge(seller.seller_membership_type_id ?? 0, t)}
      detail={[...(seller.location ? [seller.location] : []), ...state].join(' · ')}
      link={<Link to={sellerPath(seller.alias)} />}
    />
  )
}
