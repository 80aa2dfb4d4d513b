import { useFlag, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { useModal } from '@borong/ui/use-modal'
import { useRef } from 'react'
import { useCart } from '../cart-store/use-cart.ts'
import { useCheckOut } from '../cart/use-check-out.ts'
import { orderableOf } from '../shop/orderable.ts'
import styles from './CartDrawer.module.css'
import { CartSummary } from './CartSummary.tsx'

export interface CartDrawerProps {
  /** Confirms that a product was added. */
  message?: string
  onClose: () => void
}

/**
 * The cart at the side of a wide window: after a product was added, and from the bar. It is no `Modal`: the back button
 * closes it, and checkout replaces the history entry that it has for that.
 */
export function CartDrawer({ message, onClose }: CartDrawerProps) {
  const t = useMessages()
  const { cart, isGuest } = useCart()
  const isOff = useFlag('marketplace-cart') === false
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  const count = orderableOf(cart).reduce((sum, { lines }) => sum + lines.length, 0)
  const checkOut = useCheckOut({ replace: true })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the drawer closes it, as Escape does
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('widget.drawer')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <p className={styles.message} role="status">
            {message && <CheckIcon size={16} />}
            {message}
          </p>
          <Button variant="ghost" size="small" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
        <CartSummary>
          {!isGuest && cart.detail.length > 0 && (
            <Button fullWidth onClick={checkOut.start} disabled={count === 0 || isOff}>
              {isOff ? t('cart.off') : t('cart.checkout', { count })}
            </Button>
          )}
        </CartSummary>
      </div>
    </dialog>
  )
}
