import { useMessages, useNavigate, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { useCartStore } from '../cart-store/use-cart.ts'
import type { CartState } from '../cart-store/cart-state.ts'
import { itemsOf, orderableOf } from '../shop/orderable.ts'
import { CartForm } from './CartForm.tsx'
import { useAdd } from './use-add.ts'

export interface BuyNowProps {
  product: OfferedProduct
  quantity?: number
  /** The form of `checkout/add-to-cart` on the same page. This button then belongs to it. */
  form?: string
}

/**
 * Opens the checkout with this line alone; the others stay in the cart, unselected. It opens the cart where that says
 * what an order still needs: the login of a guest, or the seller's minimum.
 */
export function BuyNow({ product, quantity = product.minimum_order, form }: BuyNowProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  const { add, whenReady } = useAdd()
  const button = useRef<HTMLButtonElement>(null)
  const [goesOn, setGoesOn] = useState(false)
  const isSoldOut = product.stock < product.minimum_order
  const { start: open } = useSubmit(
    async () => {
      await cartStore.settled()
      if (!isOrderable(cartStore.snapshot(), product.id)) return '/cart'
      const items = cartStore.snapshot().cart.detail.flatMap(({ details }) => details)
      cartStore.select(
        items.filter((item) => item.id_item !== product.id && item.selected),
        false,
      )
      return (await cartStore.settled()) ? '/checkout' : '/cart'
    },
    { leave: (path) => navigate(path) },
  )
  const press = (event: MouseEvent) => {
    event.preventDefault()
    return whenReady(async () => {
      add(product, quantity)
      await open()
    })
  }
  useEffect(() => {
    const { sequence } = button.current?.dataset ?? {}
    if (!sequence) return
    delete button.current!.dataset.sequence
    delete button.current!.dataset.tapped
    setGoesOn(true)
    // A buyer who left meanwhile and came back has the product in the cart, and stays.
    void whenReady(async () => {
      const { hasAdopted } = await import('../cart-store/adopter.ts')
      if (await hasAdopted(cartStore, sequence)) await open()
      setGoesOn(false)
    })
    // Only a tap that precedes hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const content = (
    <Button
      ref={button}
      variant="secondary"
      fullWidth
      {...(isSoldOut ? {} : { type: 'submit', name: 'kind', value: 'buy', form })}
      loading={goesOn}
      onClick={press}
      disabled={isSoldOut}
    >
      {t('widget.buyNow')}
    </Button>
  )
  if (form !== undefined || isSoldOut) return content
  return (
    <CartForm id={undefined} {...{ product, quantity }} onSubmit={() => {}}>
      {content}
    </CartForm>
  )
}

// The other lines of a seller may be what reaches its minimum.
function isOrderable({ isGuest, cart }: CartState, id: string): boolean {
  if (isGuest) return false
  const alone = cart.detail.map((vendor) => {
    const details = vendor.details.filter(({ id_item }) => id_item === id)
    const amount = details.reduce((sum, item) => sum + item.product_price_subtotal, 0)
    return { ...vendor, details, minimum_purchase_fulfilled: amount >= vendor.minimum_purchase }
  })
  return itemsOf(orderableOf({ ...cart, detail: alone })).length > 0
}
