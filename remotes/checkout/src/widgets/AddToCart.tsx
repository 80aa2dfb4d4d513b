import { toast, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { useAdd } from './use-add.ts'

interface AddToCartProps {
  product: OfferedProduct
  /** Default: the least that can be ordered. */
  quantity?: number
}

/** Puts a product into the cart. A guest's is kept until they sign in. */
export function AddToCart({ product, quantity = product.minimum_order }: AddToCartProps) {
  const t = useMessages()
  const { add, isGuest, isReady } = useAdd()
  const isSoldOut = product.stock < product.minimum_order
  const press = () => {
    const { isCapped } = add(product, quantity)
    if (!isCapped)
      toast(t(isGuest ? 'widget.keptForGuest' : 'widget.added'), {
        type: 'success',
        id: 'cart-added',
      })
  }
  return (
    <Button fullWidth onClick={press} disabled={isSoldOut || !isReady}>
      {isSoldOut ? t('widget.soldOut') : t('widget.add')}
    </Button>
  )
}
