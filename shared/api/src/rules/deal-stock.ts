/** A daily deal's times, as ISO text or epoch milliseconds. */
export interface DealPeriod {
  start_date: string | number
  end_date: string | number
}

export type DealStockLabel =
  | 'not_available_yet'
  | 'out_of_stock'
  | 'almost_sold_out'
  | 'some_sold'
  | 'still_available'

// From this share on an item counts as almost sold out.
const ALMOST = 0.8

/** A deal runs when start < now <= end. */
export const isActiveDeal = (deal: DealPeriod, now: number): boolean =>
  new Date(deal.start_date).getTime() < now && now <= new Date(deal.end_date).getTime()

/** The first deal that runs now. */
export const activeDeal = <D extends DealPeriod>(deals: readonly D[], now: number): D | undefined =>
  deals.find((deal) => isActiveDeal(deal, now))

/** The stock state of a deal's item: one of the five labels. */
export function dealStockLabel(item: {
  isActive: boolean
  quota: number
  sold: number
}): DealStockLabel {
  if (!item.isActive) return 'not_available_yet'
  if (item.sold >= item.quota) return 'out_of_stock'
  if (item.sold >= item.quota * ALMOST) return 'almost_sold_out'
  return item.sold > 0 ? 'some_sold' : 'still_available'
}
