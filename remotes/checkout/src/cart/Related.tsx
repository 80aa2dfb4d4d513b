import { relatedProducts } from '@borong/api/catalogue'
import { callQuery, useMessages, useQuery, Widget } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Screen.tsx'
import { OfferRail } from './OfferRail.tsx'

/** Products related to one of the cart; best sellers for an empty cart. */
export default function Related({ alias }: { alias: string | undefined }) {
  const t = useMessages()
  const title = t('cart.related')
  return alias === undefined ? (
    <Widget name="marketplace/product-rail" title={title} filters={{ order_by: 'best_selling' }} />
  ) : (
    <GoingWith alias={alias} title={title} />
  )
}

function GoingWith({ alias, title }: { alias: string; title: string }) {
  const { data } = useQuery(callQuery(relatedProducts, { query: { alias } }))
  const items = (data?.result ?? []).flatMap((group) => group.items)
  if (items.length === 0) return null
  return (
    <Band label={title}>
      <OfferRail label={title} items={items} head={<SectionHeader title={title} />} />
    </Band>
  )
}
