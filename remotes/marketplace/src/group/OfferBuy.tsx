import { lineTotal } from '@borong/api/rules/price-tier'
import type { GroupOffer } from '@borong/api/search.shapes'
import { unitName, useLanguage, useMessages, Widget } from '@borong/contract'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { Skeleton } from '@borong/ui/Skeleton'
import { Stepper } from '@borong/ui/Stepper'
import { useState } from 'react'
import styles from './Group.module.css'

/** The quantity of an offer with its sum at the price tier, and the button that adds it to the cart. */
export function OfferBuy({
  offer: { product, tiers, step, stock, seller_id },
}: {
  offer: GroupOffer
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const { minimum_order: minimum, unit_type: unit } = product
  const [quantity, setQuantity] = useState(minimum)
  const counted = (amount: number) => ({
    amount: wholeNumber(amount, language),
    unit: unitName(unit, language, amount),
  })
  return (
    <>
      <Stepper
        value={quantity}
        onChange={setQuantity}
        language={language}
        min={minimum}
        max={stock}
        step={step}
        label={t('group.quantityFrom', { seller: product.vendor_name })}
        decreaseLabel={t('product.fewer')}
        increaseLabel={t('product.more')}
        maxReason={t('product.max.stock', counted(stock))}
        minReason={t('card.minimum', counted(minimum))}
        stepReason={t('product.step', { amount: wholeNumber(step, language) })}
      />
      <p className={styles.quiet}>
        {t('product.subtotal')} <b>{rupiah(lineTotal(tiers, quantity), language)}</b>
      </p>
      <Widget
        name="checkout/add-to-cart"
        product={{
          id: product.id,
          name: product.name,
          image: product.image,
          prices: tiers,
          unit,
          minimum_order: minimum,
          step,
          stock,
          seller: { id: seller_id, alias: product.vendor_alias, name: product.vendor_name },
        }}
        quantity={quantity}
        skeleton={<Skeleton height={44} radius={8} />}
      />
    </>
  )
}
