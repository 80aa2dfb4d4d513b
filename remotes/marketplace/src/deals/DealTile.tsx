import { useMessages, type Reply } from '@borong/contract'
import { memo } from 'react'
import { ProductTile } from '../shop/ProductTile.tsx'

export type DealItem = Reply<'dailyDealItems'>['data']['items'][number]

interface DealTileProps {
  item: DealItem
  sizes?: string
  priority?: boolean
}

/**
 * A product on a daily deal: its price, how much of it is taken, and what that means in words. Memoized, because a screen with a
 * countdown is drawn again as soon as it is alive, for the clock: all its tiles would have to come to life in that one task.
 */
export const DealTile = memo(function DealTile({ item, sizes, priority }: DealTileProps) {
  const t = useMessages()
  return (
    <ProductTile
      item={item}
      sizes={sizes}
      priority={priority}
      deal={{
        price: item.deal_price,
        percentTaken:
          item.stock_label === 'not_available_yet' || item.quota === 0
            ? 0
            : (item.deal_sold * 100) / item.quota,
        label: t(`deal.label.${item.stock_label}`),
      }}
    />
  )
})
