import type { SellerCard } from '@borong/api/catalogue-entities'
import { Link, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { SellerBadge } from '@borong/ui/SellerBadge'
import { Badge } from '@borong/ui/Badge'
import { Image } from '@borong/ui/Image'
import { Rating } from '@borong/ui/Rating'
import { membershipBadge } from '../shop/membership.ts'
import { decimal } from '@borong/ui/format/decimals'
import { productPath, sellerPath } from '../shop/paths.ts'
import styles from './Seller.module.css'

/** A store in a list: name, city, rating, categories, and three of its products. */
export function SellerTile({ seller, distance }: { seller: SellerCard; distance?: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  return (
    <article className={styles.tile}>
      <SellerBadge
        name={seller.name}
        logo={imageUrl(seller.image)}
        membership={membershipBadge(seller.seller_membership_type_id, t)}
        detail={
          <>
            {distance ? `${distance} · ` : ''}
            {seller.location} ·{' '}
            {seller.is_open ? t('seller.open') : <Badge tone="warn">{t('seller.closed')}</Badge>}
            {seller.is_pkp && ` · ${t('seller.pkp')}`}
          </>
        }
        link={<Link to={sellerPath(seller.alias)} textWithout />}
      />
      <p className={styles.meta}>
        <Rating
          value={seller.rating}
          language={language}
          label={t('seller.rating', { rating: decimal(seller.rating, language) })}
        />
        {[
          '',
          ...seller.categories.slice(0, 2),
          t('seller.products', { count: seller.product_count }),
        ].join(' · ')}
      </p>
      {seller.items.length > 0 && (
        <ul className={styles.items}>
          {seller.items.map((item) => (
            <li key={item.id}>
              <Link to={productPath(item)}>
                <Image
                  src={imageUrl(item.image)}
                  alt={item.name}
                  sizes="(min-width: 480px) 146px, 30vw"
                  rounded
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
