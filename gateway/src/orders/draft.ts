import type { createOrder } from '@borong/api/orders.shapes'
import type { CallParsed } from '@borong/api/shape'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { isVerifiedAdult } from '../users/public.ts'
import { type Goods, goodsOf, taxOnTop } from '../cart/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { SentLine } from '../shipping/public.ts'
import { type OrderRefused, orderRefused } from './refused.ts'
import { rupiah } from '../server/rupiah.ts'

export type Draft = CallParsed<typeof createOrder>['body']

export interface DraftLine {
  id_item: string
  quantity: number
  unit_price: number
  strike_unit_price: number
  tax: number
  goods: Goods
}

/** The lines of a draft with the current prices of its company or of everybody. Throws when a rule about goods or sellers refuses them. */
export async function readLines(
  db: Database,
  buyerId: string,
  draft: Pick<Draft, 'items' | 'business'>,
  now: Date,
  language: Language,
): Promise<DraftLine[]> {
  const { lines, refusals } = await judgeDraft(db, buyerId, draft, now, language)
  if (refusals[0]) throw refusals[0]
  return lines
}

/** Like `readLines`, with each refusal instead of the first one. Products that are not available have no line. */
export async function judgeDraft(
  db: Database,
  buyerId: string,
  draft: Pick<Draft, 'items' | 'business'>,
  now: Date,
  language: Language,
): Promise<{ lines: DraftLine[]; refusals: OrderRefused[] }> {
  const quantities = new Map<number, number>()
  for (const { id_item, quantity } of draft.items) {
    const id = Number(id_item)
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  const companyId = draft.business?.company_id ?? null
  const known = await goodsOf(db, [...quantities.keys()], now, companyId)
  const lines = [...quantities].flatMap(([id, quantity]) => priced(known.get(id), quantity, now))
  const sold = new Set(lines.map(({ goods }) => goods.id))
  const gone = [...quantities.keys()].filter((id) => !sold.has(id)).map(String)
  const below = minimumRefused(goodsOfSellers(lines).filter(isBelowMinimum), language)
  return {
    lines,
    refusals: [
      ...(gone.length > 0 ? [orderRefused('ITEM_UNAVAILABLE', { data: { items: gone } })] : []),
      ...(await refusalsOfGoods(db, buyerId, lines, now)),
      ...(below ? [below] : []),
    ],
  }
}

function priced(goods: Goods | undefined, quantity: number, now: Date): DraftLine[] {
  const tier = goods && tierFor(goods.prices, quantity)
  if (!tier) return []
  const unit_price = unitPrice(tier)
  return [
    {
      id_item: String(goods.id),
      quantity,
      unit_price,
      strike_unit_price: tier.price,
      tax: taxOnTop(goods, quantity * unit_price, now),
      goods,
    },
  ]
}

async function refusalsOfGoods(
  db: Database,
  buyerId: string,
  lines: readonly DraftLine[],
  now: Date,
): Promise<OrderRefused[]> {
  const refusals: OrderRefused[] = []
  const refuseIf = (
    refusal:
      | 'SELLER_CLOSED'
      | 'APP_ONLY'
      | 'AGE_UNVERIFIED'
      | 'ONE_DAILY_DEAL'
      | 'BELOW_MINIMUM_ORDER',
    isWrong: (line: DraftLine) => boolean,
  ) => {
    const items = lines
      .filter(isWrong)
      .map(({ goods }) => ({ id_item: String(goods.id), name: goods.name }))
    if (items.length > 0) refusals.push(orderRefused(refusal, { data: { items } }))
  }
  refuseIf('SELLER_CLOSED', ({ goods }) => !goods.seller.isOpen)
  refuseIf('APP_ONLY', ({ goods }) => goods.isAppOnly)
  if (lines.some(({ goods }) => goods.isAdult) && !(await isVerifiedAdult(db, buyerId, now))) {
    refuseIf('AGE_UNVERIFIED', ({ goods }) => goods.isAdult)
  }
  if (lines.filter(({ goods }) => goods.deal).length > 1)
    refuseIf('ONE_DAILY_DEAL', ({ goods }) => goods.deal !== null)
  const short = lines.filter(({ goods, quantity }) => quantity > (goods.deal?.left ?? quantity))
  if (short.length > 0)
    refusals.push(shortage(short.map((line) => ({ line, stock: line.goods.deal?.left ?? 0 }))))
  refuseIf(
    'BELOW_MINIMUM_ORDER',
    ({ goods, quantity }) => quantity < goods.minimumOrder || quantity % goods.step !== 0,
  )
  return refusals
}

/** the refusal that names the lines with more than the stock. */
export function shortage(short: readonly { line: DraftLine; stock: number }[]): OrderRefused {
  const lines = short.map(({ line, stock }) => ({
    id_item: line.id_item,
    name: line.goods.name,
    asked: line.quantity,
    stock,
  }))
  return orderRefused('INSUFFICIENT_STOCK', { data: { lines } })
}

/** The sellers of lines with the goods of each. */
export const goodsOfSellers = (lines: readonly DraftLine[]) =>
  [...bySeller(lines).values()].map((group) => ({
    seller: group[0]!.goods.seller,
    subtotal: group.reduce((sum, line) => sum + line.quantity * line.unit_price, 0),
  }))

type GoodsOfSeller = ReturnType<typeof goodsOfSellers>[number]

export const isBelowMinimum = ({ seller, subtotal }: GoodsOfSeller): boolean =>
  subtotal < seller.minimumPurchase

/** The refusal of sellers whose minimum purchase is not reached. */
export function minimumRefused(
  below: readonly GoodsOfSeller[],
  language: Language,
): OrderRefused | undefined {
  const [first] = below
  if (!first) return undefined
  return orderRefused('MINIMUM_PURCHASE', {
    values: { amount: rupiah(first.seller.minimumPurchase, language) },
    data: {
      vendors: below.map(({ seller, subtotal }) => ({
        id_vendor: String(seller.id),
        minimum_purchase: seller.minimumPurchase,
        subtotal,
      })),
    },
  })
}

/** The lines as goods of a parcel. */
export const sentLines = (lines: readonly DraftLine[]): SentLine[] =>
  lines.map(({ goods, quantity }) => ({ productId: goods.id, quantity }))

/** The lines of each seller, sellers in the order of their ids. */
export function bySeller(lines: readonly DraftLine[]): Map<number, DraftLine[]> {
  const groups = new Map<number, DraftLine[]>()
  for (const line of lines.toSorted(
    (a, b) => a.goods.seller.id - b.goods.seller.id || a.goods.id - b.goods.id,
  )) {
    const group = groups.get(line.goods.seller.id)
    if (group) group.push(line)
    else groups.set(line.goods.seller.id, [line])
  }
  return groups
}
