import { sameProduct } from '@borong/api/offers'
import type { GroupOffer } from '@borong/api/search.shapes'
import { callQuery, Link, unitName, useLanguage, useMessages, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Price } from '@borong/ui/Price'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useDestination } from '../place/chosen-place.ts'
import { DeliveredLine } from '../shop/DeliveredLine.tsx'
import { isGone } from '../shop/is-gone.ts'
import { groupPath, productPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'
import styles from './Shipping.module.css'

const SHOWN = 3

/** The best offers of other sellers for the same product, with their prices at the door. */
export default function OtherSellers({ product }: { product: Product }) {
  const t = useMessages()
  const destination = useDestination()
  const query = useQuery(
    callQuery(sameProduct, {
      params: { productId: product.id },
      query: destination ? { district_id: destination.district_id } : {},
    }),
  )
  const waiting = (
    <Band>
      <SectionHeader title={t('group.same')} />
      <SkeletonRow />
      <SkeletonRow />
    </Band>
  )
  if (isGone(query.error)) return null
  return (
    <QueryContent query={query} skeleton={waiting}>
      {({ data }) => {
        const others = data.items.filter((offer) => offer.product.id !== product.id)
        if (others.length === 0) return null
        const all = <Link to={groupPath(data.key)} />
        return (
          <Band>
            <SectionHeader
              title={t('group.same')}
              more={{ label: t('group.all', { count: data.total_count }), link: all }}
            />
            <ul className={styles.others}>
              {others.slice(0, SHOWN).map((offer) => (
                <OtherOffer key={offer.product.id} offer={offer} />
              ))}
            </ul>
          </Band>
        )
      }}
    </QueryContent>
  )
}

/** The offer of one seller. Its link covers the row. */
function OtherOffer({ offer: { product, landed, stock, is_open } }: { offer: GroupOffer }) {
  const t = useMessages()
  const { language } = useLanguage()
  const unit = product.unit_type
  const price = product.discount ?? product.price
  const facts = [
    product.vendor_location,
    t('card.minimum', {
      amount: product.minimum_order,
      unit: unitName(unit, language, product.minimum_order),
    }),
    is_open === false
      ? t('seller.closedTitle')
      : product.in_stock
        ? t('group.stock', { amount: wholeNumber(stock, language) })
        : t('card.soldOut'),
  ]
  return (
    <li className={styles.other}>
      <Link to={productPath(product)}>{product.vendor_name}</Link>
      {product.masked_price || price === null ? (
        <p className={styles.facts}>{t('card.hiddenPrice')}</p>
      ) : (
        <Price
          amount={price}
          was={product.price ?? undefined}
          unit={unitName(unit, language)}
          language={language}
        />
      )}
      {landed && <DeliveredLine delivered={landed} unit={unit} />}
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </li>
  )
}
