import type { collection } from '@borong/api/collections'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { Link, type Reply, unitName, useConfig, useLanguage, useMessages } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { Price } from '@borong/ui/Price'
import { Stepper } from '@borong/ui/Stepper'
import styles from './Collection.module.css'

export type Item = Reply<typeof collection>['result']['needs'][number]['items'][number]

interface CollectionItemProps {
  item: Item
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  quantity: number
  onQuantity: (quantity: number) => void
}

/** A product of a list: the price at its quantity, and the minimums. */
export function CollectionItem(props: CollectionItemProps) {
  const { item, isChosen, onChoose, quantity, onQuantity } = props
  const t = useMessages()
  const { language } = useLanguage()
  const { imageBase } = useConfig()
  const tier = item.prices ? tierFor(item.prices, quantity) : undefined
  const minimum = t('collections.minimum', {
    amount: wholeNumber(item.minimum_order, language),
    unit: unitName(item.unit_type, language, item.minimum_order),
  })
  return (
    <li className={styles.item}>
      <Checkbox
        label={t('collections.choose', { name: item.name })}
        hideLabel
        checked={isChosen}
        onChange={onChoose}
      />
      <Image src={`${imageBase}/img/${item.image}?w=`} alt="" sizes="64px" rounded />
      <div className={styles.words}>
        <Link className={styles.name} to={`/v/${item.vendor_alias}/product/${item.alias}`}>
          {item.name}
        </Link>
        <span className={styles.quiet}>{item.vendor_name}</span>
        {tier ? (
          <Price
            amount={unitPrice(tier)}
            unit={unitName(item.unit_type, language)}
            language={language}
          />
        ) : (
          <span className={styles.quiet}>{t('collections.hidden')}</span>
        )}
        <span className={styles.quiet}>{minimum}</span>
        {item.vendor_minimum > 0 && (
          <span className={styles.quiet}>
            {t('collections.vendorMinimum', { amount: rupiah(item.vendor_minimum, language) })}
          </span>
        )}
      </div>
      <div className={styles.foot}>
        <Stepper
          value={quantity}
          onChange={onQuantity}
          language={language}
          min={item.minimum_order}
          max={item.maximum}
          step={item.quantity_step}
          label={t('collections.quantityOf', { name: item.name })}
          decreaseLabel={t('collections.fewer')}
          increaseLabel={t('collections.more')}
          minReason={minimum}
          stepReason={t('collections.step', { amount: wholeNumber(item.quantity_step, language) })}
        />
      </div>
    </li>
  )
}
