import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { IconButton } from '@borong/ui/IconButton'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { Image } from '@borong/ui/Image'
import { Price } from '@borong/ui/Price'
import { Stepper } from '@borong/ui/Stepper'
import { productPath } from '../shop/paths.ts'
import styles from './Lists.module.css'
import { isGood } from './notice-kind.ts'
import type { SavedItem } from './lists-query.ts'

interface ListItemProps {
  item: SavedItem
  isChosen: boolean
  onChoose: (chosen: boolean) => void
  /** A changed quantity that is not written yet. */
  quantity: number | undefined
  /** Absent on the wishlist, which has no quantities. */
  onQuantity?: (quantity: number) => void
  onRemove: () => unknown
}

/** A product of a list: today's price, the changes since it was saved, and its quantity. */
export function ListItem({
  item,
  isChosen,
  onChoose,
  quantity,
  onQuantity,
  onRemove,
}: ListItemProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const isKnown = item.alias !== ''
  const was = item.can_buy && item.saved_unit_price !== item.unit_price
  return (
    <li className={styles.item}>
      <Checkbox
        label={t('lists.choose', { name: item.name })}
        hideLabel
        checked={isChosen && item.can_buy}
        disabled={!item.can_buy}
        onChange={onChoose}
      />
      <Image src={imageUrl(item.image)} alt="" sizes="64px" rounded />
      <div className={styles.words}>
        {isKnown ? (
          <Link className={styles.name} to={productPath(item)}>
            {item.name}
          </Link>
        ) : (
          <span className={styles.name}>{item.name}</span>
        )}
        <span className={styles.quiet}>
          {[item.code, item.vendor_name].filter(Boolean).join(' · ')}
        </span>
        {isKnown && (
          <Price
            amount={item.unit_price}
            unit={unitName(item.unit_type, language)}
            language={language}
          />
        )}
        {was && (
          <span className={styles.quiet}>
            {t('lists.was', { amount: rupiah(item.saved_unit_price, language) })}
          </span>
        )}
        {item.notices.map(({ code, message }) => (
          <span key={code} className={isGood(code) ? styles.good : styles.bad}>
            {message}
          </span>
        ))}
      </div>
      <div className={styles.foot}>
        <IconButton
          label={t('lists.removeItem', { name: item.name })}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
        {onQuantity && isKnown && (
          <Stepper
            value={quantity ?? item.quantity}
            onChange={onQuantity}
            language={language}
            min={item.minimum_order}
            step={item.quantity_step}
            label={t('product.quantityOf', { name: item.name })}
            decreaseLabel={t('product.fewer')}
            increaseLabel={t('product.more')}
            minReason={t('card.minimum', {
              amount: wholeNumber(item.minimum_order, language),
              unit: unitName(item.unit_type, language, item.minimum_order),
            })}
            stepReason={t('product.step', { amount: wholeNumber(item.quantity_step, language) })}
          />
        )}
      </div>
    </li>
  )
}
