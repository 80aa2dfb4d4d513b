import { useMessages } from '@borong/contract'
import { useLayoutEffect } from 'react'
import { useCart } from '../cart-store/use-cart.ts'
import styles from './CartCount.module.css'

/** The number of products in the cart, at the corner of its icon. */
export function CartCount() {
  const t = useMessages()
  const { cart } = useCart()
  // The document counts taps on buttons that are not hydrated at the icon itself, until the cart has them.
  useLayoutEffect(() => document.querySelector('[data-taps]')?.removeAttribute('data-taps'))
  if (cart.line_count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{cart.line_count > 99 ? '99+' : cart.line_count}</span>
      <span className="visually-hidden">{t('widget.count', { count: cart.line_count })}</span>
    </span>
  )
}
