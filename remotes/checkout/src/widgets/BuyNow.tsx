import { useMessages, useNavigate } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { useCartStore } from '../cart-store/use-cart.ts'
import { useAdd } from './use-add.ts'

interface BuyNowProps {
  product: OfferedProduct
  quantity?: number
}

/** Adds a product to the cart and opens the cart; a guest signs in on the way and finds the product in the cart. */
export function BuyNow({ product, quantity = product.minimum_order }: BuyNowProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  const { add, whenReady } = useAdd()
  const isSoldOut = product.stock < product.minimum_order
  const press = async () => {
    add(product, quantity)
    await cartStore.settled()
    await navigate('/cart')
  }
  return (
    <Button variant="secondary" fullWidth onClick={() => whenReady(press)} disabled={isSoldOut}>
      {t('widget.buyNow')}
    </Button>
  )
}
