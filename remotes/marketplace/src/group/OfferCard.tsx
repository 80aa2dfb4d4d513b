import type { GroupOffer } from '@borong/api/search.shapes'
import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { decimal } from '@borong/ui/format/decimals'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Price } from '@borong/ui/Price'
import { Rating } from '@borong/ui/Rating'
import { DeliveredLine } from '../shop/DeliveredLine.tsx'
import { productPath, sellerPath } from '../shop/paths.ts'
import styles from './Group.module.css'
import { OfferBuy } from './OfferBuy.tsx'

/** The offer of one seller: the price, the price at the door, the smallest order and the stock. */
export function OfferCard({ offer }: { offer: GroupOffer }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { product, landed, distance_km: km } = offer
  const unit = product.unit_type
  const price = product.discount ?? product.price
  const facts = [
    product.vendor_location,
    ...(km === null ? [] : [t('group.km', { amount: wholeNumber(km, language) })]),
    t('card.minimum', {
      amount: product.minimum_order,
      unit: unitName(unit, language, product.minimum_order),
    }),
    offer.is_open === false
      ? t('seller.closedTitle')
      : product.in_stock
        ? t('group.stock', { amount: wholeNumber(offer.stock, language) })
        : t('card.soldOut'),
  ]
  return (
    <article className={styles.offer} aria-label={product.vendor_name}>
      <div className={styles.about}>
        <h3>
          <Link to={sellerPath(product.vendor_alias)}>{product.vendor_name}</Link>
        </h3>
        {product.masked_price || price === null ? (
          <p className={styles.quiet}>{t('card.hiddenPrice')}</p>
        ) : (
          <Price
            amount={price}
            was={product.price ?? undefined}
            unit={unitName(unit, language)}
            language={language}
          />
        )}
        {landed && <DeliveredLine delivered={landed} unit={unit} />}
        <p className={styles.quiet}>{facts.join(' · ')}</p>
        {product.is_show_rating && (
          <Rating
            value={product.rating}
            language={language}
            label={t('card.rating', {
              rating: decimal(product.rating, language),
              count: product.review_count,
            })}
          />
        )}
      </div>
      <div className={styles.buy}>
        <Link to={productPath(product)}>
          {t('group.details')}
          <span className="visually-hidden"> {product.vendor_name}</span>
        </Link>
        {canBuy(offer) && <OfferBuy offer={offer} />}
      </div>
    </article>
  )
}

const canBuy = ({ product, is_open }: GroupOffer) =>
  is_open !== false && product.in_stock && !product.masked_price && !product.is_app_only
