import type { CartAdjustment, CartItem, CartVendor } from '@borong/api/cart-schema'
import { Link, useLanguage, useMessages, Widget } from '@borong/contract'
import { Skeleton } from '@borong/ui/Skeleton'
import { Badge } from '@borong/ui/Badge'
import { Checkbox } from '@borong/ui/Checkbox'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { ProgressBar } from '@borong/ui/ProgressBar'
import { useState } from 'react'
import { choosableOf } from '../cart-store/cart-view.ts'
import { useCartStore } from '../cart-store/use-cart.ts'
import { membershipBadge } from '../shop/membership.ts'
import { optionalPart } from '../shop/optional-part.tsx'
import { fillersPath, sellerPath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import { CartLine } from './CartLine.tsx'
import styles from './SellerGroup.module.css'
import { SellerNote } from './SellerNote.tsx'

const ShippingFrom = optionalPart(() => import('./ShippingFrom.tsx'))
const MinimumOrderSuggestions = optionalPart(
  () => import(/* webpackChunkName: 'cart-rails' */ './MinimumOrderSuggestions.tsx'),
)

interface SellerGroupProps {
  vendor: CartVendor
  /** The one selected product of the daily deal, of any seller. */
  chosenDeal: CartItem | undefined
  adjustments: ReadonlyMap<string, CartAdjustment>
}

/** One seller's lines, its minimum and the note to it. */
export function SellerGroup({ vendor, chosenDeal, adjustments }: SellerGroupProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const cartStore = useCartStore()
  const badge = membershipBadge(vendor.seller_membership_type_id, t)
  const items = choosableOf(vendor.details, chosenDeal)
  const selected = items.filter((item) => item.selected)
  const isAll = items.length > 0 && selected.length === items.length
  return (
    <Band label={vendor.vendor_name}>
      <div className={styles.head}>
        <Checkbox
          label={t('cart.selectSeller', { seller: vendor.vendor_name })}
          hideLabel
          checked={isAll}
          partly={selected.length > 0 && !isAll}
          disabled={items.length === 0}
          onChange={(checked) => cartStore.select(items, checked)}
        />
        <div className={styles.seller}>
          <span className={styles.name}>
            <Link to={sellerPath(vendor.vendor_alias)} textWithout>
              {vendor.vendor_name}
            </Link>
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          </span>
          {vendor.vendor_location && (
            <span className={styles.place}>
              {t('cart.shipsFrom', { city: vendor.vendor_location })}
            </span>
          )}
          {selected.length > 0 && (
            <span className={styles.place}>
              <ShippingFrom vendorId={vendor.id_vendor} />
            </span>
          )}
        </div>
      </div>
      {vendor.is_open ? (
        vendor.details.some((item) => item.can_buy) && <Minimum vendor={vendor} />
      ) : (
        <Notice tone="warn">{t('cart.sellerClosed')}</Notice>
      )}
      {vendor.details.map((item) => (
        <CartLine key={item.id_item} item={item} adjustment={adjustments.get(item.id_item)} />
      ))}
      <div className={styles.foot}>
        <SellerNote vendor={vendor} />
        <span className={styles.subtotal}>
          {t('cart.subtotal')} <b>{rupiah(vendor.vendor_price_subtotal, language)}</b>
        </span>
      </div>
      {selected.length > 0 && (
        <Widget
          name="services/ask-quote"
          source="cart"
          skeleton={<Skeleton height={44} radius={8} />}
          items={selected.map(({ id_item, product_quantity }) => ({
            product_id: id_item,
            quantity: product_quantity,
          }))}
        />
      )}
    </Band>
  )
}

function Minimum({ vendor }: { vendor: CartVendor }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { minimum_purchase: minimum, minimum_purchase_short: short } = vendor
  if (minimum === 0) return null
  const isReached = short === 0
  return (
    <div className={styles.minimum}>
      <ProgressBar label={t('cart.minimum')} value={minimum - short} max={minimum}>
        {isReached
          ? t('cart.minimumReached')
          : t('cart.minimumShort', {
              short: rupiah(short, language),
              minimum: rupiah(minimum, language),
            })}
      </ProgressBar>
      {!isReached && (
        <>
          {vendor.vendor_price_subtotal > 0 && (
            <span className={styles.left}>{t('cart.leftOut')}</span>
          )}
          <Offers seller={vendor.vendor_alias} />
        </>
      )}
    </div>
  )
}

/** Folded, so that the buyer's lines stay in view; its products are fetched when it opens first. */
function Offers({ seller }: { seller: string }) {
  const t = useMessages()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.offers} onToggle={() => setWasOpened(true)}>
      <summary>{t('cart.fillers')}</summary>
      {wasOpened && (
        <>
          <MinimumOrderSuggestions seller={seller} />
          <Link className={styles.fill} to={fillersPath(seller)}>
            {t('cart.fill')}
          </Link>
        </>
      )}
    </details>
  )
}
