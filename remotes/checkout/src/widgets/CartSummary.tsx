import { Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { useCart } from '../cart-store/use-cart.ts'
import { orderableOf } from '../shop/orderable.ts'
import { useImageUrl } from '../shop/use-image-url.ts'
import styles from './CartSummary.module.css'

const SHOWN = 6

/** The cart in the menu of a wide window. */
export function CartSummary() {
  const t = useMessages()
  const { language } = useLanguage()
  const imageUrl = useImageUrl()
  const { cart, status, isGuest } = useCart()
  const items = cart.detail.flatMap((vendor) => vendor.details)
  const amount = (isGuest ? cart.detail : orderableOf(cart)).reduce(
    (sum, vendor) => sum + vendor.vendor_price_subtotal,
    0,
  )
  if (status === 'unknown' || status === 'loading' || status === 'failed') return null
  return (
    <section className={styles.summary} aria-label={t('cart.title')}>
      <h2 className={styles.title}>{t('cart.title')}</h2>
      {items.length === 0 && <p className={styles.quiet}>{t('cart.empty')}</p>}
      <ul className={styles.lines}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id_item} className={styles.line}>
            <Image src={imageUrl(item.image)} alt="" sizes="40px" rounded />
            <span className={styles.name}>{item.name}</span>
            <span className={styles.amount}>
              {item.product_quantity} × {rupiah(item.unit_price, language)}
            </span>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <p className={styles.quiet}>{t('widget.others', { count: items.length - SHOWN })}</p>
      )}
      {items.length > 0 && (
        <>
          <p className={styles.sum}>
            <span>{t('cart.subtotal')}</span>
            <b>{rupiah(amount, language)}</b>
          </p>
          <Button size="small" fullWidth link={<Link to="/cart" />}>
            {t('widget.toCart')}
          </Button>
        </>
      )}
    </section>
  )
}
