import type { planOutletOrder } from '@borong/api/outlet-plans.shapes'
import { nextTier, tierFor, unitPrice } from '@borong/api/rules/price-tier'
import type { CallReply } from '@borong/api/shape'
import { maximumOf } from '../cart/public.ts'
import type { Language } from '../server/domain.ts'
import {
  type DraftLine,
  goodsOfSellers,
  isBelowMinimum,
  minimumRefused,
  shortage,
} from './draft.ts'
import { problemOf } from './planned-problem.ts'
import type { OrderRefused } from './refused.ts'

type Plan = CallReply<typeof planOutletOrder>['result']

/** The refusal of lines with more than the stock, which an order has when it takes the goods. */
export function soldOut(lines: readonly DraftLine[]): OrderRefused[] {
  const short = lines.filter(({ goods, quantity }) => quantity > goods.stock)
  return short.length === 0
    ? []
    : [shortage(short.map((line) => ({ line, stock: line.goods.stock })))]
}

/** The products in the order in which they were asked. */
export function plannedLines(
  items: readonly { id_item: string; quantity: number }[],
  lines: readonly DraftLine[],
  refusals: readonly OrderRefused[],
  language: Language,
): Plan['lines'] {
  const byId = new Map(lines.map((line) => [line.id_item, line]))
  const problemFor = (id: string) => {
    const refused = refusals.find((one) => idsOf(one).includes(id))
    return refused ? problemOf(refused, language) : null
  }
  return [...new Set(items.map(({ id_item }) => id_item))].map((id) => {
    const line = byId.get(id)
    return { ...(line ? viewed(line) : unknownLine(id, items)), problem: problemFor(id) }
  })
}

function viewed({ goods, quantity, unit_price, tax, id_item }: DraftLine) {
  const { seller } = goods
  const next = nextTier(goods.prices, quantity)
  return {
    id_item,
    name: goods.name,
    alias: goods.alias,
    vendor_id: String(seller.id),
    vendor_alias: seller.alias,
    vendor_name: seller.name,
    image: goods.image,
    unit_type: goods.unit,
    quantity,
    unit_price,
    subtotal: quantity * unit_price,
    tax,
    minimum_order: goods.minimumOrder,
    step: goods.step,
    most: maximumOf(goods).quantity,
    next_price: next
      ? {
          quantity: next.quantity,
          unit_price: unitPrice(tierFor(goods.prices, next.quantity)!),
        }
      : null,
  }
}

/** A product that is not sold any more. */
const unknownLine = (
  id_item: string,
  items: readonly { id_item: string; quantity: number }[],
): Omit<Plan['lines'][number], 'problem'> => ({
  id_item,
  name: '',
  alias: '',
  vendor_id: '',
  vendor_alias: '',
  vendor_name: '',
  image: '',
  unit_type: '',
  quantity: items
    .filter((item) => item.id_item === id_item)
    .reduce((sum, { quantity }) => sum + quantity, 0),
  unit_price: 0,
  subtotal: 0,
  tax: 0,
  minimum_order: 1,
  step: 1,
  most: 0,
  next_price: null,
})

/** The sellers with the goods of all outlets, which have to reach their minimum purchase. */
export const plannedSellers = (lines: readonly DraftLine[], language: Language): Plan['sellers'] =>
  goodsOfSellers(lines).map((one) => {
    const refused = minimumRefused([one].filter(isBelowMinimum), language)
    return {
      id: String(one.seller.id),
      name: one.seller.name,
      minimum_purchase: one.seller.minimumPurchase,
      goods: one.subtotal,
      problem: refused ? problemOf(refused, language) : null,
    }
  })

interface RefusedData {
  items?: (string | { id_item: string })[]
  lines?: { id_item: string }[]
}

/** The products that a refusal names. */
function idsOf({ more }: OrderRefused): string[] {
  const { items = [], lines = [] } = (more.data ?? {}) as RefusedData
  return [
    ...items.map((item) => (typeof item === 'string' ? item : item.id_item)),
    ...lines.map(({ id_item }) => id_item),
  ]
}
