import type { SearchCard } from '@borong/api/search.shapes'
import { useMemo } from 'react'
import { useDistrict } from '../place/chosen-place.ts'

export type DeliveredItem = Pick<SearchCard, 'id' | 'group'>

/** The cards of a list whose prices at the door are requested together. */
export interface Delivery {
  district_id: string
  items: readonly DeliveredItem[]
}

/** The most cards of one request. */
const CARDS = 20

/** The request for the price at the door of each card, by its place in the list; null without a district. */
export function useDeliveries(items: readonly DeliveredItem[]): (place: number) => Delivery | null {
  const district_id = useDistrict()
  const deliveries = useMemo(() => {
    const parts: Delivery[] = []
    if (district_id)
      for (let at = 0; at < items.length; at += CARDS)
        parts.push({ district_id, items: items.slice(at, at + CARDS) })
    return parts
  }, [items, district_id])
  return (place) => deliveries[Math.floor(place / CARDS)] ?? null
}
