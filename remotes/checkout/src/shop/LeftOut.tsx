import type { Cart } from '@borong/api/cart-schema'
import { Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { leftOutOf, type LeftOutVendor } from '../shop/left-out.ts'
import { noticeWords } from '../shop/notice-words.ts'
import { Band } from '../shop/Screen.tsx'
import styles from './LeftOut.module.css'

/** V-06: selected goods that can't be ordered now, with the reasons and a link to the cart. */
export function LeftOut({ cart }: { cart: Cart }) {
  const t = useMessages()
  const { language } = useLanguage()
  const vendors = leftOutOf(cart)
  if (vendors.length === 0) return null
  return (
    <Band label={t('checkout.leftOut')}>
      <Notice
        tone="warn"
        live
        title={t('checkout.leftOut')}
        action={
          <Button variant="ghost" size="small" link={<Link to="/cart" />}>
            {t('checkout.toCart')}
          </Button>
        }
      >
        <ul className={styles.lines}>{vendors.flatMap(reasonsOf)}</ul>
      </Notice>
    </Band>
  )

  function reasonsOf({ vendor, lines }: LeftOutVendor) {
    const why = whyNot(vendor)
    if (why) return [<li key={vendor.id_vendor}>{`${vendor.vendor_name}: ${why}`}</li>]
    return lines.map(({ id_item, name, notices: [notice] }) => (
      <li key={id_item}>{notice ? `${name}: ${noticeWords(notice, t, language)}` : name}</li>
    ))
  }

  /** The reason that excludes all of a seller's goods, if there is one. */
  function whyNot(vendor: LeftOutVendor['vendor']) {
    if (!vendor.is_open) return t('notice.SELLER_CLOSED')
    if (vendor.minimum_purchase_fulfilled || vendor.vendor_price_subtotal === 0) return undefined
    return t('notice.MINIMUM_PURCHASE', { value: rupiah(vendor.minimum_purchase, language) })
  }
}
