import { callQuery, useMessages, useQuery } from '@borong/contract'
import { OfferRail } from './OfferRail.tsx'

/** V-06: what fills a seller's minimum, the cheapest first. */
export default function Fillers({ seller }: { seller: string }) {
  const t = useMessages()
  const { data } = useQuery(
    callQuery('searchItems', { query: { seller, order_by: 'price_asc', in_stock: '1' } }),
  )
  if (!data) return null
  return <OfferRail label={t('cart.fillers')} items={data.data.items} />
}
