import { pricePer } from '@borong/api/rules/content'
import { later, unitName, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Band } from '@borong/ui/Band'
import { Price } from '@borong/ui/Price'
import { Rating } from '@borong/ui/Rating'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { decimal, shortCount } from '@borong/ui/format/decimals'
import type { Chosen } from './chosen.ts'
import head from './Head.module.css'
import { priceAt } from './offer.ts'
import styles from './Product.module.css'
import { ShareButton } from './ShareButton.tsx'
import { WishButton } from './WishButton.tsx'

const ClosedStore = later(
  () => import(/* webpackChunkName: 'product-states' */ '../seller/ClosedStore.tsx'),
)
const LoginForPrice = later(
  () => import(/* webpackChunkName: 'product-states' */ './LoginForPrice.tsx'),
)
const RunningDeal = later(
  () => import(/* webpackChunkName: 'product-states' */ './RunningDeal.tsx'),
)

/** The price at the chosen quantity, the running deal, the name and the state of a product. */
export function PriceSection({
  product,
  offer,
  quantity,
  refetch,
}: Chosen & { refetch: () => void }) {
  const t = useMessages()
  const { language } = useLanguage()
  const price = priceAt(offer, quantity)
  return (
    <Band label={t('product.price')}>
      <div className={styles.top}>
        {price ? (
          <Price
            amount={price.unit}
            was={price.was}
            unit={unitName(product.unit_type, language)}
            per={
              product.content &&
              `${rupiah(pricePer(price.unit, product.content), language)}/${t(`measure.${product.content.measure}`)}`
            }
            language={language}
            saveWord={t('product.save')}
            size="huge"
          />
        ) : (
          <Suspense>
            <LoginForPrice />
          </Suspense>
        )}
        <div className={styles.actions}>
          <WishButton product={product} />
          <ShareButton product={product} />
        </div>
      </div>
      {product.agreed_price && <p className={styles.agreed}>{product.agreed_price}</p>}
      {offer.deal && (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <RunningDeal deal={offer.deal} unit={product.unit_type} onEnd={refetch} />
        </Suspense>
      )}
      <h1 className={head.title}>{product.name}</h1>
      <div className={`${styles.row} ${styles.meta} ${styles.dotted}`}>
        {product.is_show_rating && (
          <Rating
            value={product.rating}
            count={product.review_count}
            language={language}
            label={t('card.rating', {
              rating: decimal(product.rating, language),
              count: product.review_count,
            })}
          />
        )}
        {product.sold > 0 && (
          <span>{t('card.sold', { amount: shortCount(product.sold, language) })}</span>
        )}
        <span>
          {t('product.stock', {
            amount: wholeNumber(product.stock, language),
            unit: unitName(product.unit_type, language, product.stock),
          })}
        </span>
        <span>{t(`product.ppn.${product.ppn}`)}</span>
      </div>
      {product.free_ongkir_nusantara && (
        <div>
          <Badge tone="note">{t('card.freeShipping')}</Badge>
        </div>
      )}
      {!product.seller.is_open && (
        <Suspense fallback={<SkeletonText lines={3} />}>
          <ClosedStore />
        </Suspense>
      )}
    </Band>
  )
}
