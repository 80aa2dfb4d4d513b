import { searchItems } from '@borong/api/search'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { OfferRail } from './OfferRail.tsx'

/** V-06: products to reach a seller's minimum purchase, the cheapest first. */
export default function MinimumOrderSuggestions({ seller }: { seller: string }) {
  const t = useMessages()
  const { data } = useQuery(
    callQuery(searchItems, { query: { seller, order_by: 'price_asc', in_stock: '1' } }),
  )
  if (!data) return null
  return <OfferRail label={t('cart.fillers')} items={data.data.items} />
}
