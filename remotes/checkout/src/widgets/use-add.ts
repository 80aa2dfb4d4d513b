import { toast, unitName, useLanguage, useMessages, useTrack } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { useEffect, useRef } from 'react'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { useCart, useCartStore } from '../cart-store/use-cart.ts'

/** Adds an offered product to the cart and shows the result; a capped quantity is shown with its reason. */
export function useAdd() {
  const t = useMessages()
  const { language } = useLanguage()
  const record = useTrack()
  const cartStore = useCartStore()
  const isReady = useCart().status !== 'unknown'
  const wanted = useRef<() => unknown>(undefined)
  useEffect(() => {
    if (!isReady) return
    // Another widget may have started the store while a tap on this one was still stored by the document.
    cartStore.adopt()
    wanted.current?.()
    wanted.current = undefined
  }, [isReady, cartStore])
  /** Runs the action once the session is known: a button can be pressed as soon as it is hydrated. */
  const whenReady = <T>(act: () => T): T | undefined => {
    if (isReady) return act()
    wanted.current = act
    return undefined
  }
  const add = (product: OfferedProduct, quantity: number) => {
    const { quantity: held, isCapped } = cartStore.add(product, quantity)
    record({
      name: 'add_to_cart',
      fields: { item: { item_id: product.id, item_name: product.name, quantity } },
    })
    if (isCapped) {
      const value = wholeNumber(held, language)
      toast(t('widget.capped', { value, unit: unitName(product.unit, language, held) }), {
        type: 'info',
        id: `capped-${product.id}`,
      })
    }
    return { isCapped, isGuest: cartStore.snapshot().isGuest }
  }
  return { add, whenReady }
}
