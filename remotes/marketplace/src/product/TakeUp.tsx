import { addWish, wishlist } from '@borong/api/wishlist'
import { productDetail, remindStock } from '@borong/api/catalogue'
import { call, callQuery, toast, useQueryClient, useSession } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useEffect } from 'react'
import type { Offer, Product } from './offer.ts'
import { want, wantedOf } from './wanted.ts'
import { useStateMessages } from '../product-states/use-state-messages.ts'

interface TakeUpProps {
  product: Product
  offer: Offer
  onQuantity: (quantity: number) => void
}

/** Resumes the visitor's choices from before the login: the quantity and a pending action. */
export default function TakeUp({ product, offer, onQuantity }: TakeUpProps) {
  const t = useStateMessages()
  const textOf = useErrorText()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { status } = useSession()
  const { id } = product
  useEffect(() => {
    const { quantity = 0 } = wantedOf(id)
    if (quantity >= product.minimum_order && quantity <= offer.max) onQuantity(quantity)
    // Later choices are in the state of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    const { act } = wantedOf(id)
    if (!act || status === 'unknown') return
    // The form opens by itself when its section renders.
    if (act === 'review' && status === 'buyer')
      return document.getElementById('reviews')?.scrollIntoView()
    want(id, { act: undefined })
    // A guest who returns without login has cancelled the action.
    if (act === 'review' || status === 'guest') return
    const params = { productId: id }
    const done = act === 'wish' ? call(addWish, { params }) : call(remindStock, { params })
    const page = { alias: product.alias, microsite_url: product.vendor_alias }
    done
      .then(() => {
        toast(t(act === 'wish' ? 'wish.added' : 'soldOut.reminded'), { type: 'success' })
        void invalidate(wishlist)
        return queries.invalidateQueries(callQuery(productDetail, { query: page }))
      })
      .catch((error: unknown) => toast(textOf(error), { type: 'error' }))
    // The action runs once, as soon as the session is known.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return null
}
