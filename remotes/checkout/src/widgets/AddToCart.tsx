import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { useEffect, useState } from 'react'
import { confirmAdded } from '../cart-store/confirm-added.ts'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { useCartStore } from '../cart-store/use-cart.ts'
import { CartForm } from './CartForm.tsx'
import { useAdd } from './use-add.ts'

export interface AddToCartProps {
  product: OfferedProduct
  /** Default: the minimum order quantity. */
  quantity?: number
  /** The id of this form, on a page with a field of its own for the quantity in it. */
  form?: string
}

/** How long the button shows that the product is in the cart. */
const SAID_MS = 1500

/** Adds a product to the cart. A guest's product is stored until they sign in. */
export function AddToCart({ product, quantity = product.minimum_order, form }: AddToCartProps) {
  const t = useMessages()
  const cartStore = useCartStore()
  const { add, whenReady } = useAdd()
  const isSoldOut = product.stock < product.minimum_order
  // The button confirms immediately, the toast once it has loaded. A counter, so that another tap restarts the timer.
  const [confirmed, setConfirmed] = useState(0)
  useEffect(() => {
    if (!confirmed) return
    const timer = setTimeout(() => setConfirmed(0), SAID_MS)
    return () => clearTimeout(timer)
  }, [confirmed])
  const press = () => {
    const { isCapped } = add(product, quantity)
    if (isCapped) return
    setConfirmed((times) => times + 1)
    confirmAdded(t, cartStore)
  }
  if (isSoldOut)
    return (
      <Button fullWidth disabled>
        {t('widget.soldOut')}
      </Button>
    )
  return (
    <CartForm id={form} {...{ product, quantity }} onSubmit={() => whenReady(press)}>
      <Button type="submit" fullWidth icon={confirmed ? <CheckIcon size={16} /> : undefined}>
        {t(confirmed ? 'widget.inCart' : 'widget.add')}
      </Button>
    </CartForm>
  )
}
