import { deliveredPrices } from '@borong/api/search'
import { callQuery, useLanguage, useMessages, useQuery } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { useArrival } from './use-arrival.ts'
import type { DeliveredItem, Delivery } from './use-deliveries.ts'

interface DeliveredPriceProps {
  item: DeliveredItem
  /** The request of its list, which includes this card. */
  delivery: Delivery
  /** Between the price and the day; a card has a line for each. */
  separator?: string
}

/** The price of a unit of a listed product at the door and its day of arrival, or the reason why there is none. */
export default function DeliveredPrice({
  item: { id, group },
  delivery,
  separator = '\n',
}: DeliveredPriceProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const arrival = useArrival()
  const { data } = useQuery(callQuery(deliveredPrices, { query: queryOf(delivery) }))
  const { products, groups } = data?.result ?? { products: {}, groups: {} }
  const delivered = group ? groups[group.key] : products[id]
  if (!delivered) return null
  const { per_unit, days_shortest, days_longest, obstacle } = delivered
  if (per_unit !== null && days_shortest !== null && days_longest !== null)
    return [
      t('delivered.short.price', { amount: rupiah(per_unit, language) }),
      arrival({ duration_shortest: days_shortest, duration_longest: days_longest }),
    ].join(separator)
  return obstacle === 'courier' || obstacle === 'minimum' ? t(`delivered.short.${obstacle}`) : null
}

function queryOf({ items, district_id }: Delivery) {
  const ids = items.flatMap(({ id, group }) => (group ? [] : [id]))
  const groups = items.flatMap(({ group }) => group?.key ?? [])
  return {
    district_id,
    ids: ids.join(',') || undefined,
    groups: groups.join(',') || undefined,
  }
}
