import type { CartAdjustment, CartItem } from '@borong/api/cart-schema'
import { nextTier } from '@borong/api/rules/price-tier'
import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Badge } from '@borong/ui/Badge'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { HeartIcon } from '@borong/ui/icons/HeartIcon'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { IconButton } from '@borong/ui/IconButton'
import { Image } from '@borong/ui/Image'
import { Price } from '@borong/ui/Price'
import { Stepper } from '@borong/ui/Stepper'
import type { ReactNode } from 'react'
import { useCartStore } from '../cart-store/use-cart.ts'
import { noticeTone, noticeWords } from '../shop/notice-words.ts'
import { productPath } from '../shop/paths.ts'
import styles from './CartLine.module.css'
import { useRemoval } from './use-removal.ts'

interface CartLineProps {
  item: CartItem
  adjustment: CartAdjustment | undefined
}

/** A product in the cart: its quantity, its price and its notices. */
export function CartLine({ item, adjustment }: CartLineProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const cartStore = useCartStore()
  const remove = useRemoval()
  const cap = wholeNumber(item.maximum, language)
  const unit = (count?: number) => unitName(item.unit_type, language, count)
  // The stepper shows the cap itself while it is enabled.
  const isStepped = item.maximum >= item.minimum_order
  const told = adjustment && !(isStepped && isCap(adjustment.code)) ? adjustment : undefined
  return (
    <div className={styles.line} data-line={item.id_item}>
      <Checkbox
        label={t('cart.select', { name: item.name })}
        hideLabel
        checked={item.selected && item.can_buy}
        disabled={!item.can_buy}
        onChange={(checked) => cartStore.select([item], checked)}
      />
      <Image src={imageUrl(item.image)} alt="" sizes="64px" rounded />
      <div className={styles.words}>
        <LineName item={item} />
        <Marks item={item} />
        <Price
          amount={item.unit_price}
          was={item.strike_unit_price}
          unit={unit()}
          language={language}
          saveWord={t('cart.save')}
        />
        <TierHint item={item} unit={unit} />
        <Told item={item}>
          {told && noticeWords({ ...told, amount: told.quantity }, t, language)}
        </Told>
      </div>
      <div className={styles.foot}>
        <IconButton
          label={t('cart.setAside', { name: item.name })}
          icon={<HeartIcon />}
          onClick={() => cartStore.setAside(item.id_item, true)}
        />
        <IconButton
          label={t('cart.removeLine', { name: item.name })}
          icon={<TrashIcon />}
          onClick={() => remove([item.id_item])}
        />
        {isStepped && (
          <div className={styles.stepper}>
            <Stepper
              value={item.product_quantity}
              onChange={(quantity) => cartStore.setQuantity(item.id_item, quantity)}
              language={language}
              min={item.minimum_order}
              max={item.maximum}
              step={item.quantity_step}
              label={t('cart.quantity', { name: item.name })}
              decreaseLabel={t('cart.less')}
              increaseLabel={t('cart.more')}
              maxReason={t(`notice.${item.maximum_reason}`, { value: cap })}
              minReason={t('notice.MINIMUM_ORDER', {
                value: wholeNumber(item.minimum_order, language),
              })}
              stepReason={t('cart.step', {
                step: item.quantity_step,
                unit: unit(item.quantity_step),
              })}
            />
          </div>
        )}
      </div>
      {item.product_quantity > 1 && item.can_buy && (
        <span className={styles.subtotal}>{rupiah(item.product_price_subtotal, language)}</span>
      )}
    </div>
  )
}

const isCap = (code: string) => code === 'STOCK' || code === 'DAILY_DEAL'

/** The name, a link to the product's page once that is known. */
export function LineName({ item }: { item: Pick<CartItem, 'alias' | 'vendor_alias' | 'name'> }) {
  if (!item.alias) return <span className={styles.name}>{item.name}</span>
  return (
    <Link className={styles.name} to={productPath(item)}>
      {item.name}
    </Link>
  )
}

function Marks({ item }: { item: CartItem }) {
  const t = useMessages()
  if (!item.is_scg && !item.is_daily_deal) return null
  return (
    <span className={styles.marks}>
      {item.is_daily_deal && <Badge tone="accent">{t('cart.dailyDeal')}</Badge>}
      {item.is_scg && <Badge tone="note">SCG</Badge>}
    </span>
  )
}

function TierHint({ item, unit }: { item: CartItem; unit: (count: number) => string }) {
  const t = useMessages()
  const next = nextTier(item.prices, item.product_quantity)
  if (!next || !item.can_buy || next.quantity > item.maximum) return null
  const count = next.quantity - item.product_quantity
  return (
    <span className={styles.tier}>
      {t('cart.tier', {
        count,
        unit: unit(count),
        percent: next.save_percentage,
      })}
    </span>
  )
}

function Told({ item, children }: { item: CartItem; children: ReactNode }) {
  const t = useMessages()
  const { language } = useLanguage()
  const notices = item.notices.filter(({ code }) => !isCap(code) && code !== 'SELLER_CLOSED')
  return (
    <span aria-live="polite">
      {notices.map((notice) => (
        <span key={notice.code} className={styles[noticeTone(notice.code)]}>
          {noticeWords(notice, t, language)}{' '}
          {notice.code === 'AGE_UNVERIFIED' && <Link to="/verify-age">{t('cart.verifyAge')}</Link>}
        </span>
      ))}
      {children && <span className={styles.bad}>{children}</span>}
    </span>
  )
}
