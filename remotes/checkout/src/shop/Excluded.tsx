import type { Cart, CartItem } from '@borong/api/cart-schema'
import { Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { excludedOf, type ExcludedVendor } from './excluded.ts'
import styles from './Excluded.module.css'
import { noticeWords } from './notice-words.ts'
import { Band } from './Screen.tsx'

interface ExcludedProps {
  cart: Cart
  isInCart?: boolean
  /** Below the sum, which has the distance to the edge. */
  isInBar?: boolean
}

const MOST_NAMED = 3
const isUnticked = ({ selected }: CartItem) => !selected

/**
 * V-06: selected goods that can't be ordered now, with the reasons. In the cart the goods that are not selected too, and
 * elsewhere a link to the cart.
 */
export default function Excluded({ cart, isInCart, isInBar }: ExcludedProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const vendors = excludedOf(cart)
  const unticked = isInCart ? cart.detail.flatMap(({ details }) => details.filter(isUnticked)) : []
  if (vendors.length + unticked.length === 0) return null
  return (
    <Band label={t('checkout.leftOut')} tight={isInBar}>
      {vendors.length > 0 && (
        <Notice
          tone="warn"
          live
          title={t('checkout.leftOut')}
          action={
            isInCart ? undefined : (
              <Button variant="ghost" size="small" link={<Link to="/cart" />}>
                {t('checkout.toCart')}
              </Button>
            )
          }
        >
          <ul className={styles.lines}>{vendors.flatMap(reasonsOf)}</ul>
        </Notice>
      )}
      {unticked.length > 0 && (
        <p className={styles.unticked}>{t('cart.unticked', { names: namesOf(unticked) })}</p>
      )}
    </Band>
  )

  function namesOf(lines: readonly CartItem[]) {
    const named = lines
      .slice(0, MOST_NAMED)
      .map(({ name }) => name)
      .join(', ')
    const others = lines.length - MOST_NAMED
    return others > 0 ? `${named} ${t('widget.others', { count: others })}` : named
  }

  function reasonsOf({ vendor, lines }: ExcludedVendor) {
    const why = whyNot(vendor)
    if (why) return [<li key={vendor.id_vendor}>{`${vendor.vendor_name}: ${why}`}</li>]
    return lines.map(({ id_item, name, notices: [notice] }) => (
      <li key={id_item}>{notice ? `${name}: ${noticeWords(notice, t, language)}` : name}</li>
    ))
  }

  /** The reason that excludes all of a seller's goods, if there is one. */
  function whyNot(vendor: ExcludedVendor['vendor']) {
    if (!vendor.is_open) return t('notice.SELLER_CLOSED')
    if (vendor.minimum_purchase_fulfilled || vendor.vendor_price_subtotal === 0) return undefined
    return t('notice.MINIMUM_PURCHASE', { value: rupiah(vendor.minimum_purchase, language) })
  }
}
