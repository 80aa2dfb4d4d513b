import {
  call,
  callQuery,
  isFault,
  toast,
  useMessages,
  useQueryClient,
  useSession,
} from '@borong/contract'
import { useEffect } from 'react'
import type { Offer, Product } from './offer.ts'
import { want, wantedOf } from './wanted.ts'

interface TakeUpProps {
  product: Product
  offer: Offer
  onQuantity: (quantity: number) => void
}

/** Goes on with what was chosen here before the visitor went to sign in. */
export default function TakeUp({ product, offer, onQuantity }: TakeUpProps) {
  const t = useMessages()
  const queries = useQueryClient()
  const { status } = useSession()
  const { id } = product
  useEffect(() => {
    const { quantity = 0 } = wantedOf(id)
    if (quantity >= product.minimum_order && quantity <= offer.max) onQuantity(quantity)
    // What is chosen from here on is on the page itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    const { act } = wantedOf(id)
    if (!act || status === 'unknown') return
    // The form opens by itself when its place on the page is drawn.
    if (act === 'review' && status === 'buyer')
      return document.getElementById('reviews')?.scrollIntoView()
    want(id, { act: undefined })
    // Who came back without signing in wants it no more.
    if (act === 'review' || status === 'guest') return
    const params = { productId: id }
    const done = act === 'wish' ? call('addWish', { params }) : call('remindStock', { params })
    const page = { alias: product.alias, microsite_url: product.vendor_alias }
    done
      .then(() => {
        toast(t(act === 'wish' ? 'wish.added' : 'soldOut.reminded'), { type: 'success' })
        void queries.invalidateQueries({ queryKey: ['wishlist'] })
        return queries.invalidateQueries(callQuery('productDetail', { query: page }))
      })
      .catch((error: unknown) =>
        toast(isFault(error) ? error.message : t('failure.text'), { type: 'error' }),
      )
    // It is done once, as soon as it is known who came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return null
}
