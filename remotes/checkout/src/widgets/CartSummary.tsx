import { Link, useLanguage, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import type { ReactNode } from 'react'
import { useCart } from '../cart-store/use-cart.ts'
import { excludedOf } from '../shop/excluded.ts'
import { orderableOf } from '../shop/orderable.ts'
import styles from './CartSummary.module.css'
import { linesBySeller } from './lines-by-seller.ts'

const SHOWN = 30

interface CartSummaryProps {
  /** Further buttons below the one to the cart. */
  children?: ReactNode
}

/** The lines of the cart by seller, with their sum. */
export function CartSummary({ children }: CartSummaryProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const { cart, status, isGuest } = useCart()
  const items = cart.detail.flatMap((vendor) => vendor.details)
  const amount = (isGuest ? cart.detail : orderableOf(cart)).reduce(
    (sum, vendor) => sum + vendor.vendor_price_subtotal,
    0,
  )
  const leftOut = isGuest ? [] : excludedOf(cart)
  if (status === 'unknown' || status === 'loading' || status === 'failed') return null
  return (
    <section className={styles.summary} aria-label={t('cart.title')}>
      <h2 className={styles.title}>{t('cart.title')}</h2>
      {items.length === 0 && <p className={styles.quiet}>{t('cart.empty')}</p>}
      {linesBySeller(cart, SHOWN).map(({ vendor, lines }) => (
        <section key={vendor.id_vendor} aria-label={vendor.vendor_name}>
          <h3 className={styles.seller}>{vendor.vendor_name}</h3>
          <ul className={styles.lines}>
            {lines.map((item) => (
              <li key={item.id_item} className={styles.line}>
                <Image src={imageUrl(item.image)} alt="" sizes="40px" rounded />
                <span className={styles.name}>{item.name}</span>
                <span className={styles.amount}>
                  {item.product_quantity} × {rupiah(item.unit_price, language)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {items.length > SHOWN && (
        <p className={styles.quiet}>{t('widget.others', { count: items.length - SHOWN })}</p>
      )}
      {items.length > 0 && (
        <>
          <p className={styles.sum}>
            <span>{t('cart.subtotal')}</span>
            <b>{rupiah(amount, language)}</b>
          </p>
          {leftOut.map(({ vendor, lines }) => (
            <p key={vendor.id_vendor} className={styles.leftOut}>
              {t('widget.notCounted', { count: lines.length, seller: vendor.vendor_name })}
              {vendor.is_open && vendor.minimum_purchase_short > 0 && (
                <>
                  {': '}
                  {t('cart.minimumShort', {
                    short: rupiah(vendor.minimum_purchase_short, language),
                    minimum: rupiah(vendor.minimum_purchase, language),
                  })}
                </>
              )}
            </p>
          ))}
          {/* The entry of the drawer in the history gives way to the cart. */}
          <Button
            variant={isGuest ? 'primary' : 'secondary'}
            fullWidth
            link={<Link to="/cart" replace />}
          >
            {t(isGuest ? 'widget.signIn' : 'widget.toCart')}
          </Button>
          {children}
        </>
      )}
    </section>
  )
}
