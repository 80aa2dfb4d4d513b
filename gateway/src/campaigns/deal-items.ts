import { dealStockLabel, isActiveDeal } from '@borong/api/rules/deal-stock'
import type { CallReply } from '@borong/api/shape'
import type { dailyDealItems } from '@borong/api/campaigns.shapes'
import { cardsOf, type DealPeriod, dealRows, periodDates } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { isRemindedOf } from './reminders.ts'

type Deal = CallReply<typeof dailyDealItems>['data']

/** A daily deal with its first products. */
export async function dealWithItems(
  db: Database,
  deal: DealPeriod,
  { visitor, limit, now }: { visitor: Visitor; limit: number; now: Date },
): Promise<Deal> {
  const rows = await dealRows(db, deal, { limit })
  const cards = new Map(
    (
      await cardsOf(
        db,
        rows.map((row) => row.product_id),
        visitor,
      )
    ).map((card) => [card.id, card]),
  )
  const isActive = isActiveDeal(periodDates(deal), now.getTime())
  const items = rows.flatMap((row) => {
    const card = cards.get(String(row.product_id))
    if (!card) return []
    // `base_sold` simulates other buyers: a deal has such sales only while it runs.
    const sold = isActive ? row.sold : 0
    return [
      {
        ...card,
        deal_price: row.price,
        deal_percentage: card.price === null ? 0 : Math.round((1 - row.price / card.price) * 100),
        quota: row.quota,
        deal_sold: sold,
        max_quantity: row.max_quantity,
        stock_label: dealStockLabel({ isActive, quota: row.quota, sold }),
      },
    ]
  })
  return {
    id: String(deal.id),
    ...periodDates(deal),
    is_active: isActive,
    is_reminded: await isRemindedOf(db, deal.id, visitor),
    items,
  }
}
