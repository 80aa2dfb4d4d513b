import type { GroupOffer } from '@borong/api/search.shapes'
import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { classes } from '@borong/ui/format/classes'
import { decimal } from '@borong/ui/format/decimals'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Price } from '@borong/ui/Price'
import { Rating } from '@borong/ui/Rating'
import { DeliveredLine } from '../shop/DeliveredLine.tsx'
import { productPath } from '../shop/paths.ts'
import styles from './Group.module.css'

interface OfferCardProps {
  offer: GroupOffer
  isChosen?: boolean
  /** Puts the offer in the buy box of its page; without it the card is only a link. */
  onChoose?: () => void
}

/** The offer of one seller: the price, the price at the door, the smallest order and the stock. Its link covers the card. */
export function OfferCard({ offer, isChosen = false, onChoose }: OfferCardProps) {
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
    <article
      className={classes(styles.offer, isChosen && styles.chosen)}
      aria-label={product.vendor_name}
    >
      <div className={styles.seller}>
        <h3>
          <Link to={productPath(product)}>{product.vendor_name}</Link>
        </h3>
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
        {onChoose && (
          <Chip selected={isChosen} onClick={onChoose}>
            {t(isChosen ? 'group.chosen' : 'group.choose')}
            <span className="visually-hidden"> {product.vendor_name}</span>
          </Chip>
        )}
      </div>
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
    </article>
  )
}
