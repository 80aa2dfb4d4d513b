import { Link, unitName, useLanguage } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Badge } from '@borong/ui/Badge'
import { Band } from '@borong/ui/Band'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { productPath, sellerPath } from '../shop/paths.ts'
import { useArrival } from '../shop/use-arrival.ts'
import styles from './Basket.module.css'
import type { Plan } from './plan.ts'
import { useBasketMessages } from './use-basket-messages.ts'

/** The goods of a plan by seller, with courier, arrival and sums. */
export function PlanParcels({ plan }: { plan: Plan }) {
  const t = useBasketMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const arrival = useArrival()
  const amount = (value: number) => rupiah(value, language)
  return (
    <>
      {plan.parcels.map(({ seller, courier, shipping, days_shortest, days_longest, lines }) => (
        <Band key={seller.id}>
          <h2 className={styles.seller}>
            <Link to={sellerPath(seller.alias)} textWithout>
              {seller.name}
            </Link>
            <small>{seller.city}</small>
          </h2>
          <ul className={styles.lines}>
            {lines.map(({ for_product, product, quantity, unit_price, subtotal }) => (
              <li key={for_product} className={styles.line}>
                <Image src={imageUrl(product.image)} alt="" sizes="48px" rounded />
                <div className={styles.words}>
                  <Link to={productPath({ alias: product.alias, vendor_alias: seller.alias })}>
                    {product.name}
                  </Link>
                  <small>
                    {t('basket.quantity', {
                      quantity: `${wholeNumber(quantity, language)} ${unitName(product.unit_type, language, quantity)}`,
                      amount: amount(unit_price),
                    })}
                  </small>
                  {for_product !== product.id && <Badge>{t('basket.changed')}</Badge>}
                </div>
                <span>{amount(subtotal)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.courier}>
            <span>
              {t('basket.courier', {
                courier,
                arrival: arrival({
                  duration_shortest: days_shortest,
                  duration_longest: days_longest,
                }),
              })}
            </span>
            <span>{amount(shipping)}</span>
          </p>
        </Band>
      ))}
      <Band label={t('basket.total')}>
        <DescriptionList
          facts={[
            [t('basket.goods'), amount(plan.goods)],
            [t('basket.tax'), plan.tax > 0 && amount(plan.tax)],
            [t('basket.freight'), amount(plan.shipping)],
            [t('basket.total'), amount(plan.total), true],
          ]}
        />
      </Band>
    </>
  )
}
