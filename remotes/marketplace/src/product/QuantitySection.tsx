import { COMPLAINT_DAYS } from '@borong/api/rules/complaint-days'
import { lineTotal, strikeTotal } from '@borong/api/rules/price-tier'
import { later, Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Stepper } from '@borong/ui/Stepper'
import { Suspense } from 'react'
import { BUY_FORM } from './cart-offer.ts'
import type { Chosen } from './chosen.ts'
import { canBuy } from './offer.ts'
import styles from './Product.module.css'

const SoldOut = later(() => import(/* webpackChunkName: 'product-states' */ './SoldOut.tsx'))

/** The quantity, in the seller's steps, and the total. */
export function QuantitySection({
  product,
  offer,
  quantity,
  onChange,
}: Chosen & { onChange: (quantity: number) => void }) {
  const t = useMessages()
  const { language } = useLanguage()
  // The state of a closed store is beside the price.
  if (product.is_app_only || !product.seller.is_open) return null
  if (!canBuy(product, offer))
    return (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <SoldOut product={product} />
      </Suspense>
    )
  const count = (amount: number) => wholeNumber(amount, language)
  const counted = (amount: number) => ({
    amount: count(amount),
    unit: unitName(product.unit_type, language, amount),
  })
  const minimum = t('card.minimum', counted(product.minimum_order))
  const total = lineTotal(offer.prices, quantity)
  const saved = strikeTotal(offer.prices, quantity) - total
  return (
    <Band>
      <div className={styles.quantity}>
        <div>
          <h2>{t('product.quantity')}</h2>
          <p className={styles.meta}>
            {minimum}
            {product.step > 1 && ` · ${t('product.step', { amount: count(product.step) })}`}
          </p>
        </div>
        <Stepper
          value={quantity}
          onChange={onChange}
          language={language}
          min={product.minimum_order}
          max={offer.max}
          step={product.step}
          name="quantity"
          form={BUY_FORM}
          label={t('product.quantityOf', { name: product.name })}
          decreaseLabel={t('product.fewer')}
          increaseLabel={t('product.more')}
          maxReason={t(`product.max.${offer.cap}`, counted(offer.max))}
          minReason={minimum}
          stepReason={t('product.step', { amount: count(product.step) })}
        />
      </div>
      {offer.prices.length > 0 && (
        <div className={styles.total}>
          <span>{t('product.subtotal')}</span>
          <b>{rupiah(total, language)}</b>
          {saved > 0 && <span>{t('product.saved', { amount: rupiah(saved, language) })}</span>}
        </div>
      )}
      <Link to={`/lists?save=${product.id}x${quantity}`} className={styles.save}>
        {t('lists.save')}
      </Link>
      <p className={styles.meta}>{t('product.returns', { count: COMPLAINT_DAYS })}</p>
    </Band>
  )
}
