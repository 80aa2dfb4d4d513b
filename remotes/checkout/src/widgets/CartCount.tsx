import { useMessages, Widget } from '@borong/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCart } from '../cart-store/use-cart.ts'
import styles from './CartCount.module.css'

/** The number of products in the cart, at the corner of its icon. A guest's icon opens the list of these products. */
export function CartCount() {
  const t = useMessages()
  const { cart, isGuest } = useCart()
  const count = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isListed = isGuest && cart.line_count > 0
  // The document counts taps on buttons that are not hydrated at the icon itself, until the cart has them.
  useLayoutEffect(() => document.querySelector('[data-taps]')?.removeAttribute('data-taps'))
  useEffect(() => {
    // The link leads to the cart, which asks a guest to sign in before it shows anything.
    const link = isListed && count.current?.closest('a')
    if (!link) return
    const open = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    link.addEventListener('click', open)
    return () => link.removeEventListener('click', open)
  }, [isListed])
  if (cart.line_count === 0) return null
  return (
    <span ref={count} className={styles.count}>
      <span aria-hidden>{cart.line_count > 99 ? '99+' : cart.line_count}</span>
      <span className="visually-hidden">{t('widget.count', { count: cart.line_count })}</span>
      {isOpen &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- events of a portal reach the link around it
          <div onClick={(event) => event.stopPropagation()}>
            <Widget name="checkout/cart-drawer" onClose={() => setOpen(false)} />
          </div>,
          document.body,
        )}
    </span>
  )
}
