import { isVerifiedAdult } from '../users/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { goodsFor } from './goods-for.ts'
import { judgeLine } from './judge-line.ts'
import { cartMessage } from './messages.ts'
import { writeCart } from './store.ts'

export interface WantedLine {
  productId: number
  /** Names a product that no longer exists. */
  name: string
  quantity: number
  /** A product that leaves the cart when this one enters it. */
  replaces?: number
}

interface NamedLine {
  id_item: string
  name: string
  message: string
}

export interface FilledCart {
  added: string[]
  adjusted: NamedLine[]
  skipped: NamedLine[]
}

/**
 * Sets products of a list or an order in the cart with one write. Lines that can't be bought are left out with their
 * reason. A repeated request has the same result.
 */
export async function fillCart(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
  wanted: readonly WantedLine[],
  language: Language,
): Promise<FilledCart> {
  const at = now()
  const ids = wanted.map((line) => line.productId)
  const goods = await goodsFor(db, buyerId, ids, at)
  const hasAdult = [...goods.values()].some((product) => product.isAdult)
  const isAdult = hasAdult && (await isVerifiedAdult(db, buyerId, at))
  const skipped: NamedLine[] = []
  const bought: WantedLine[] = []
  for (const line of wanted) {
    const product = goods.get(line.productId)
    const judged = product && judgeLine({ goods: product, ...line, isAdult, now: at, language })
    if (judged?.item.can_buy) bought.push(line)
    else
      skipped.push(
        named(line, judged?.notices[0]?.message ?? cartMessage('ITEM_UNKNOWN', language)),
      )
  }
  const lines = bought.map(({ productId, quantity }) => ({
    id_item: String(productId),
    product_quantity: quantity,
    selected: true,
    saved: false,
  }))
  if (lines.length === 0) return { added: [], adjusted: [], skipped }
  const kept = new Set(bought.map(({ productId }) => productId))
  const replaced = bought.flatMap(({ replaces }) =>
    replaces === undefined || kept.has(replaces)
      ? []
      : [{ id_item: String(replaces), product_quantity: 0 }],
  )
  // The replaced lines come first, so that a full cart has room.
  const write = { lines: [...replaced, ...lines], notes: [] }
  const held = await writeCart(db, buyerId, write, at, language)
  const adjustments = held?.adjustments ?? []
  const full = new Set(
    adjustments.filter(({ code }) => code === 'CART_FULL').map(({ id_item }) => id_item),
  )
  const namesOf = (isFull: boolean) =>
    adjustments
      .filter(({ id_item }) => full.has(id_item) === isFull)
      .flatMap(({ id_item, message }) => {
        const line = bought.find(({ productId }) => String(productId) === id_item)
        return line ? [named(line, message)] : []
      })
  return {
    added: lines.map((line) => line.id_item).filter((id) => !full.has(id)),
    adjusted: namesOf(false),
    skipped: [...skipped, ...namesOf(true)],
  }
}

const named = ({ productId, name }: WantedLine, message: string): NamedLine => ({
  id_item: String(productId),
  name,
  message,
})
