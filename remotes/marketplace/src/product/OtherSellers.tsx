import { sameProduct } from '@borong/api/offers'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonText } from '@borong/ui/Skeleton'
import { OfferCard } from '../group/OfferCard.tsx'
import { useDestination } from '../place/chosen-place.ts'
import { isGone } from '../shop/is-gone.ts'
import { groupPath } from '../shop/paths.ts'
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
  // An offer with its price at the door is higher.
  const room = destination ? styles.landed : styles.other
  const waiting = (
    <Band>
      <SectionHeader title={t('group.same')} />
      <ul className={styles.others}>
        {Array.from({ length: product.other_sellers ?? 1 }, (_, at) => (
          <li key={at} className={room}>
            <SkeletonText lines={destination ? 5 : 3} />
          </li>
        ))}
      </ul>
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
                <li key={offer.product.id} className={room}>
                  <OfferCard offer={offer} />
                </li>
              ))}
            </ul>
          </Band>
        )
      }}
    </QueryContent>
  )
}
