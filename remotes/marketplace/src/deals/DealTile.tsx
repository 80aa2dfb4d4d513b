import type { dailyDealItems } from '@borong/api/campaigns'
import { useMessages, type Reply } from '@borong/contract'
import { memo } from 'react'
import { ProductTile } from '../shop/ProductTile.tsx'

export type DealItem = Reply<typeof dailyDealItems>['data']['items'][number]

interface DealTileProps {
  item: DealItem
  sizes?: string
  priority?: boolean
}

/**
 * A product on a daily deal: its price, its sold percentage and a label for that. Memoized, because a screen with a
 * countdown renders again right after its hydration: without the memo, all its tiles would hydrate in that one task.
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
