import type { SearchCard } from '@borong/api/search.shapes'
import { useDeferredValue, useMemo } from 'react'

/** The cards of a list whose prices at the door are requested together. */
export interface Delivery {
  district_id: string
  items: readonly SearchCard[]
}

/** The most cards of one request. */
const CARDS = 20

/** The request for the price at the door of each card, by its place in the list; null without a district. */
export function useDeliveries(
  items: readonly SearchCard[],
  district: string | undefined,
): (place: number) => Delivery | null {
  // A list that is being hydrated is not interrupted.
  const district_id = useDeferredValue(district)
  const deliveries = useMemo(
    () =>
      district_id
        ? Array.from({ length: Math.ceil(items.length / CARDS) }, (_, at) => ({
            district_id,
            items: items.slice(at * CARDS, (at + 1) * CARDS),
          }))
        : [],
    [items, district_id],
  )
  return (place) => deliveries[Math.floor(place / CARDS)] ?? null
}
