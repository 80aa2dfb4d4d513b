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
  const quantities = new Map<number, number>()
  for (const { id_item, quantity } of draft.items) {
    const id = Number(id_item)
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  const companyId = draft.business?.company_id ?? null
  const known = await goodsOf(db, [...quantities.keys()], now, companyId)
  const gone = [...quantities.keys()].filter((id) => !known.has(id)).map(String)
  if (gone.length > 0) throw orderRefused('ITEM_UNAVAILABLE', { data: { items: gone } })

  const lines = [...quantities].map(([id, quantity]) => priced(known.get(id)!, quantity, now))
  await checkGoods(db, buyerId, lines, now)
  checkMinimums(lines, language)
  return lines
}

function priced(goods: Goods, quantity: number, now: Date): DraftLine {
  const tier = tierFor(goods.prices, quantity)
  if (!tier) throw orderRefused('ITEM_UNAVAILABLE', { data: { items: [String(goods.id)] } })
  const unit_price = unitPrice(tier)
  return {
    id_item: String(goods.id),
    quantity,
    unit_price,
    strike_unit_price: tier.price,
    tax: taxOnTop(goods, quantity * unit_price, now),
    goods,
  }
}

async function checkGoods(db: Database, buyerId: string, lines: readonly DraftLine[], now: Date) {
  const refuseIf = (
    refusal:
      | 'SELLER_CLOSED'
      | 'APP_ONLY'
      | 'AGE_UNVERIFIED'
      | 'ONE_DAILY_DEAL'
      | 'BELOW_MINIMUM_ORDER',
    isWrong: (line: DraftLine) => boolean,
  ) => {
    const wrong = lines.filter(isWrong)
    if (wrong.length > 0)
      throw orderRefused(refusal, {
        data: {
          items: wrong.map(({ goods }) => ({ id_item: String(goods.id), name: goods.name })),
        },
      })
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
    throw shortage(short.map((line) => ({ line, stock: line.goods.deal?.left ?? 0 })))
  refuseIf(
    'BELOW_MINIMUM_ORDER',
    ({ goods, quantity }) => quantity < goods.minimumOrder || quantity % goods.step !== 0,
  )
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

function checkMinimums(lines: readonly DraftLine[], language: Language) {
  const below = [...bySeller(lines).values()]
    .map((group) => ({
      seller: group[0]!.goods.seller,
      subtotal: group.reduce((sum, line) => sum + line.quantity * line.unit_price, 0),
    }))
    .filter(({ seller, subtotal }) => subtotal < seller.minimumPurchase)
  const [first] = below
  if (!first) return
  throw orderRefused('MINIMUM_PURCHASE', {
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
