import type { CartItem, CartNotice } from '@borong/api/cart-schema'
import type { PriceTier } from '@borong/api/rules/price-tier'
import type { Language } from '../server/domain.ts'
import { isAgreedNotice } from './agreed-notice.ts'
import type { Goods } from './goods.ts'
import { notice } from './messages.ts'
import { allowedQuantity } from './settle.ts'
import { viewLine } from './view.ts'

export interface JudgedLine {
  /** The line as the cart would show it; its quantity may differ from the requested one. */
  item: CartItem
  /** The reasons against the line, then what differs from the request. */
  notices: CartNotice[]
}

/** Judges one product and quantity by the rules of the cart, without writing. */
export function judgeLine(given: {
  goods: Goods
  quantity: number
  /** The prices that the buyer saw. Default: the present ones. */
  seenPrices?: readonly PriceTier[]
  isAdult: boolean
  now: Date
  language: Language
}): JudgedLine {
  const { goods, quantity, isAdult, now, language } = given
  const allowed = allowedQuantity(goods, quantity)
  const line = {
    product_id: goods.id,
    quantity: allowed.quantity,
    selected: true,
    saved: false,
    sequence: 0,
    seen_prices: [...(given.seenPrices ?? goods.prices)],
    added_at: now,
  }
  const item = viewLine(line, goods, isAdult, now, language)
  const agreed = item.notices.filter(isAgreedNotice)
  const others = item.notices.filter((one) => !isAgreedNotice(one))
  return { item, notices: [...others, ...adjustment(given, allowed), ...agreed] }
}

function adjustment(
  { goods, quantity, language }: { goods: Goods; quantity: number; language: Language },
  allowed: ReturnType<typeof allowedQuantity>,
): CartNotice[] {
  if (!allowed.code) return []
  const isStep = allowed.code === 'MINIMUM_ORDER' && quantity >= goods.minimumOrder
  return isStep
    ? [notice('QUANTITY_STEP', language, goods.step)]
    : [notice(allowed.code, language, allowed.quantity)]
}
