import { productOffers } from '@borong/api/search'
import type { SearchCard } from '@borong/api/search.shapes'
import { callQuery, useQuery } from '@borong/contract'
import type { Delivery } from '../shop/use-deliveries.ts'
import { OfferRow } from './OfferRow.tsx'

/** The rows of at most twenty products. Their cards are shown until the tiers and stocks arrive. */
export function OfferRows({
  items,
  delivery,
}: {
  items: readonly SearchCard[]
  delivery: Delivery | null
}) {
  const ids = items.map(({ id }) => id).join(',')
  const { data, isError } = useQuery(callQuery(productOffers, { query: { ids } }))
  const offers = new Map(data?.result.map((offer) => [offer.product_id, offer]))
  return (
    <tbody>
      {items.map((item) => (
        <OfferRow
          key={item.id}
          item={item}
          offer={offers.get(item.id)}
          isAwaited={!data && !isError}
          delivery={delivery}
        />
      ))}
    </tbody>
  )
}
