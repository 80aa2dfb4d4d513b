import type { CartAdjustment, CartLineInput } from '@borong/api/cart-schema'
import type { Language } from '../server/domain.ts'
import { maximumOf, type Goods } from './goods.ts'
import type { StoredLine } from './view.ts'
import { cartMessage } from './messages.ts'

const LARGEST_CART = 200

/** Merges writes into lines: skips older writes, applies the limits to quantities, and reports each adjustment. */
export function settle(given: {
  lines: readonly StoredLine[]
  goods: ReadonlyMap<number, Goods>
  write: readonly CartLineInput[]
  /** The sequence of a write that has none. */
  sequence: number
  now: Date
  language: Language
}): { lines: StoredLine[]; changed: StoredLine[]; adjustments: CartAdjustment[] } {
  const { goods, now, language } = given
  const lines = new Map(given.lines.map((line) => [line.product_id, line]))
  const changed = new Map<number, StoredLine>()
  const adjustments: CartAdjustment[] = []
  const adjust = (write: CartLineInput, code: CartAdjustment['code'], quantity: number) => {
    const requested = write.product_quantity ?? null
    adjustments.push({
      id_item: write.id_item,
      code,
      message: cartMessage(code, language, quantity),
      asked: requested,
      quantity,
    })
  }

  for (const write of given.write) {
    const id = Number(write.id_item)
    const product = goods.get(id)
    const old = lines.get(id)
    const sequence = write.sequence ?? given.sequence
    if (old && sequence < old.sequence) continue
    const quantity = write.product_quantity ?? old?.quantity ?? 0
    if (quantity > 0 && isNewIn(lines, old) && countLive(lines) >= LARGEST_CART) {
      adjust(write, 'CART_FULL', 0)
      continue
    }
    const allowed = product ? allowedQuantity(product, quantity) : { quantity }
    if (allowed.code) adjust(write, allowed.code, allowed.quantity)
    const line: StoredLine = {
      product_id: id,
      quantity: allowed.quantity,
      selected: write.selected ?? (old && old.quantity > 0 ? old.selected : true),
      saved: write.saved ?? (old && old.quantity > 0 ? old.saved : false),
      sequence,
      seen_prices: product?.prices ?? old?.seen_prices ?? [],
      added_at: old && (old.quantity > 0 || write.restored) ? old.added_at : now,
    }
    if (
      isChosenDeal(line, goods) &&
      [...lines.values()].some((other) => other.product_id !== id && isChosenDeal(other, goods))
    ) {
      line.selected = false
      adjust(write, 'ONE_DAILY_DEAL', line.quantity)
    }
    lines.set(id, line)
    changed.set(id, line)
  }
  const newestFirst = [...lines.values()].toSorted(
    (a, b) => b.added_at.getTime() - a.added_at.getTime() || a.product_id - b.product_id,
  )
  return { lines: newestFirst, changed: [...changed.values()], adjustments }
}

const isNewIn = (lines: ReadonlyMap<number, StoredLine>, old: StoredLine | undefined) =>
  !old || lines.get(old.product_id)?.quantity === 0

const countLive = (lines: ReadonlyMap<number, StoredLine>) =>
  [...lines.values()].filter((line) => line.quantity > 0).length

const isChosenDeal = (line: StoredLine, goods: ReadonlyMap<number, Goods>) =>
  line.quantity > 0 && line.selected && !line.saved && goods.get(line.product_id)?.deal != null

// A quantity is raised to the minimum order and to whole steps, then cut to the stock. With less stock than the minimum
// the line retains the requested quantity: it can't be bought, and has a notice.
export function allowedQuantity(
  product: Goods,
  quantity: number,
): { quantity: number; code?: CartAdjustment['code'] } {
  if (quantity === 0) return { quantity }
  const stepped = Math.ceil(Math.max(quantity, product.minimumOrder) / product.step) * product.step
  const maximum = maximumOf(product)
  if (maximum.quantity < product.minimumOrder)
    return { quantity: Math.min(stepped, Math.max(quantity, product.minimumOrder)) }
  if (stepped > maximum.quantity) return { quantity: maximum.quantity, code: maximum.reason }
  return stepped === quantity ? { quantity } : { quantity: stepped, code: 'MINIMUM_ORDER' }
}
