import { callQuery, useMessages, useQuery } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Screen.tsx'
import { OfferRail } from './OfferRail.tsx'

/** What goes with a product of the cart. */
export default function Related({ alias }: { alias: string }) {
  const t = useMessages()
  const { data } = useQuery(callQuery('relatedProducts', { query: { alias } }))
  const items = (data?.result ?? []).flatMap((group) => group.items)
  if (items.length === 0) return null
  const title = t('cart.related')
  return (
    <Band label={title}>
      <OfferRail label={title} items={items} head={<SectionHeader title={title} />} />
    </Band>
  )
}
