import { toast, useLanguage, useMessages, useTrack } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { cartStore } from '../cart-store/cart-store.ts'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { useCart } from '../cart-store/use-cart.ts'

/** Puts an offered product into the cart and says what came of it; a cap is said with its reason. */
export function useAdd() {
  const t = useMessages()
  const { language } = useLanguage()
  const record = useTrack()
  const { isGuest, status } = useCart()
  const add = (product: OfferedProduct, quantity: number) => {
    const { quantity: held, isCapped } = cartStore.add(product, quantity)
    record({
      category: 'cart',
      action: 'add_to_cart',
      ecommerce: { items: [{ item_id: product.id, item_name: product.name, quantity }] },
    })
    if (isCapped) {
      const value = wholeNumber(held, language)
      toast(t('widget.capped', { value, unit: product.unit }), {
        type: 'info',
        id: `capped-${product.id}`,
      })
    }
    return { isCapped }
  }
  return { add, isGuest, isReady: status !== 'unknown' }
}
