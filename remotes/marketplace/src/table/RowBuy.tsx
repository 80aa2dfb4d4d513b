import { Link, useLanguage, useMessages, Widget } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Skeleton } from '@borong/ui/Skeleton'
import { Stepper } from '@borong/ui/Stepper'
import { productPath } from '../shop/paths.ts'
import type { RowOffer } from './RowPrices.tsx'
import styles from './Table.module.css'

/** The quantity of a row and the button that adds it, or the reason why it cannot be added here. */
export function RowBuy({
  item,
  offer,
  quantity,
  onChange,
}: RowOffer & { onChange: (quantity: number) => void }) {
  const t = useMessages()
  const { language } = useLanguage()
  if (item.is_app_only) return <span className={styles.quiet}>{t('card.appOnly')}</span>
  if (!offer || item.masked_price)
    return (
      <Link to={productPath(item)}>
        {t('group.details')}
        <span className="visually-hidden"> {item.name}</span>
      </Link>
    )
  if (offer.stock < item.minimum_order)
    return <span className={styles.quiet}>{t('card.soldOut')}</span>
  const unit = item.unit_type
  const count = (amount: number) => wholeNumber(amount, language)
  return (
    <div className={styles.buy} role="group" aria-label={item.name}>
      <Stepper
        value={quantity}
        onChange={onChange}
        language={language}
        min={item.minimum_order}
        max={offer.stock}
        step={offer.step}
        label={t('product.quantityOf', { name: item.name })}
        decreaseLabel={t('product.fewer')}
        increaseLabel={t('product.more')}
        maxReason={t('product.max.stock', { amount: count(offer.stock), unit })}
        minReason={t('card.minimum', { amount: count(item.minimum_order), unit })}
        stepReason={t('product.step', { amount: count(offer.step) })}
      />
      <Widget
        name="checkout/add-to-cart"
        product={{
          id: item.id,
          alias: item.alias,
          name: item.name,
          image: item.image,
          prices: offer.tiers,
          unit,
          minimum_order: item.minimum_order,
          step: offer.step,
          stock: offer.stock,
          seller: { id: offer.seller_id, alias: item.vendor_alias, name: item.vendor_name },
        }}
        quantity={quantity}
        skeleton={<Skeleton height={44} radius={8} />}
      />
    </div>
  )
}
